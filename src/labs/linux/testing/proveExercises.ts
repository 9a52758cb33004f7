import { createProofs } from '@site/scripts/lib/proofs/index.mjs';
import { hashCode, hashImage } from '@site/scripts/lib/proofs/inputs.mjs';
import type { TerminalExercise } from '../exercise/markdown';
import type { TerminalStep } from '../exercise/markdown/step';
import { playTerminal } from './playTerminal';
import { findFilesMissingOffline, type NodeMachine } from './touched';

const root = process.cwd();
const hashProofCode = () =>
  hashCode(root, ['src/labs/linux/testing/proveExercises.ts']);

/**
 * Creates the proof that each terminal exercise or step can be solved and is
 * not solved as given.
 *
 * @param machine Boots the machine; called only when a stored proof is missing.
 */
export function createTerminalProofs(
  machine: () => Promise<NodeMachine>,
): (
  folder: TerminalExercise | TerminalStep,
  seed?: string,
) => Promise<readonly string[]> {
  const { prove } = createProofs({
    root,
    kind: 'terminal',
    dependsOn: [hashProofCode(), hashImage(root)],
  });
  return (folder, seed) =>
    playTerminal(folder, {
      seed,
      prove: (parts, play) =>
        prove(
          parts,
          async (_, record) => {
            const linux = await machine();
            const faults = await play(linux);
            for (const name of linux.takeFetched()) record(name);
            return faults;
          },
          findFilesMissingOffline,
        ),
    });
}
