import { createProofs } from '@site/scripts/lib/proofs/index.mjs';
import { hashCode, hashImage } from '@site/scripts/lib/proofs/inputs.mjs';
import {
  findFilesMissingOffline,
  type NodeMachine,
} from '../../labs/linux/testing/touched';
import type { ShownSession } from '../../labs/linux/testing/transcripts/collect';
import { replayPage } from '../../labs/linux/testing/transcripts/replay';

const root = process.cwd();

/** All of a session but the lines where its commands stand. */
const partsOf = ({ setUp, commands }: ShownSession) => [
  setUp,
  commands.map(({ prompt, command, output, isInterrupted }) => [
    prompt,
    command,
    output,
    isInterrupted,
  ]),
];

/**
 * Whether the Linux of each page prints what the page shows.
 *
 * @param machine Starts only for a proof that has to be made.
 */
export function createTranscriptProofs(
  machine: () => Promise<NodeMachine>,
): (sessions: readonly ShownSession[]) => Promise<readonly string[]> {
  const { prove } = createProofs({
    root,
    kind: 'sesiones',
    dependsOn: [
      hashCode(root, ['src/testing/proofs/transcripts.ts']),
      hashImage(root),
    ],
  });
  return (sessions) =>
    prove(
      sessions.map(partsOf),
      async (_, record) => {
        const linux = await machine();
        const faults = await replayPage(sessions, linux);
        for (const name of linux.takeFetched()) record(name);
        return faults;
      },
      findFilesMissingOffline,
    );
}
