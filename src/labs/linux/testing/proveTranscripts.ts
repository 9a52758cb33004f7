import { createProofs } from '@site/scripts/lib/proofs/index.mjs';
import { hashCode, hashImage } from '@site/scripts/lib/proofs/inputs.mjs';
import { findFilesMissingOffline, type NodeMachine } from './touched';
import type { ShownSession } from './transcripts/collect';
import { replayPage } from './transcripts/replay';

const root = process.cwd();

/** Parts of a session that determine its result: everything but its lines. */
const getProofInputs = ({ setUp, commands }: ShownSession) => [
  setUp,
  commands.map(({ prompt, command, output, isInterrupted }) => [
    prompt,
    command,
    output,
    isInterrupted,
  ]),
];

/**
 * Creates the proof that Linux prints what each session of a page shows.
 *
 * @param machine Boots the machine; called only when a stored proof is missing.
 */
export function createTranscriptProofs(
  machine: () => Promise<NodeMachine>,
): (sessions: readonly ShownSession[]) => Promise<readonly string[]> {
  const { prove } = createProofs({
    root,
    kind: 'sesiones',
    dependsOn: [
      hashCode(root, ['src/labs/linux/testing/proveTranscripts.ts']),
      hashImage(root),
    ],
  });
  return (sessions) =>
    prove(
      sessions.map(getProofInputs),
      async (_, record) => {
        const linux = await machine();
        const faults = await replayPage(sessions, linux);
        for (const name of linux.takeFetched()) record(name);
        return faults;
      },
      findFilesMissingOffline,
    );
}
