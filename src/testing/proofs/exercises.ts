import { createProofs } from '@site/scripts/lib/proofs/index.mjs';
import {
  hashCode,
  hashCompiler,
  hashImage,
} from '@site/scripts/lib/proofs/inputs.mjs';
import {
  findFilesMissingOffline,
  type NodeMachine,
} from '../../labs/linux/testing/touched';
import type { CExercise } from '../../labs/c/exercise/markdown';
import type { TerminalExercise } from '../../labs/linux/exercise/markdown';
import type { TerminalStep } from '../../labs/linux/exercise/markdown/step';
import type { CStep } from '../../labs/c/step/markdown';
import { playExercise } from '../../labs/c/testing/playExercise';
import { playStep } from '../../labs/c/testing/playStep';
import { playTerminal } from '../../labs/linux/testing/playTerminal';

const root = process.cwd();
const code = () => hashCode(root, ['src/testing/proofs/exercises.ts']);

/** Whether each exercise in C can be solved and is not yet. */
export function createExerciseProofs(): (
  folder: CExercise,
) => Promise<readonly string[]> {
  const { prove } = createProofs({
    root,
    kind: 'ejercicios',
    dependsOn: [code(), hashCompiler(root)],
  });
  return (folder) => playExercise(folder, prove);
}

/** Whether each step of C has the answer that the page's compiler gives. */
export function createStepProofs(): (
  step: CStep,
) => Promise<readonly string[]> {
  const { prove } = createProofs({
    root,
    kind: 'pasos',
    dependsOn: [code(), hashCompiler(root)],
  });
  return (step) => prove([step.data, step.page], () => playStep(step));
}

/**
 * Whether each exercise or step of the terminal can be solved and is not yet.
 *
 * @param machine Starts only for a proof that has to be made.
 */
export function createTerminalProofs(
  machine: () => Promise<NodeMachine>,
): (folder: TerminalExercise | TerminalStep) => Promise<readonly string[]> {
  const { prove } = createProofs({
    root,
    kind: 'terminal',
    dependsOn: [code(), hashImage(root)],
  });
  return (folder) => {
    const { data, setUp, solution, others, wrong } = folder;
    const answers = [solution, ...others, ...wrong];
    return prove(
      [data, setUp, answers],
      async (_, record) => {
        const linux = await machine();
        const faults = await playTerminal(folder, linux);
        for (const name of linux.takeFetched()) record(name);
        return faults;
      },
      findFilesMissingOffline,
    );
  };
}
