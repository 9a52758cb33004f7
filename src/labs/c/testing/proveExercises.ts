import { createProofs } from '@site/scripts/lib/proofs/index.mjs';
import { hashCode, hashCompiler } from '@site/scripts/lib/proofs/inputs.mjs';
import type { CExercise } from '../exercise/markdown';
import type { CStep } from '../step/markdown';
import { findExerciseFaults } from './findExerciseFaults';
import { findStepFaults } from './findStepFaults';

const root = process.cwd();
const hashProofCode = () =>
  hashCode(root, ['src/labs/c/testing/proveExercises.ts']);

/**
 * Creates the proof that each C exercise can be solved and is not solved as
 * given.
 */
export function createExerciseProofs(): (
  folder: CExercise,
  seed?: string,
) => Promise<readonly string[]> {
  const { prove } = createProofs({
    root,
    kind: 'ejercicios',
    dependsOn: [hashProofCode(), hashCompiler(root)],
  });
  return (folder, seed) => findExerciseFaults(folder, { prove, seed });
}

/**
 * Creates the proof that the answer of each C step is what the site's compiler
 * produces.
 */
export function createStepProofs(): (
  step: CStep,
) => Promise<readonly string[]> {
  const { prove } = createProofs({
    root,
    kind: 'pasos',
    dependsOn: [hashProofCode(), hashCompiler(root)],
  });
  return (step) => prove([step.data, step.page], () => findStepFaults(step));
}
