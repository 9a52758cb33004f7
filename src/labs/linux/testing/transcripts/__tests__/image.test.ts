/** @jest-environment <rootDir>/src/labs/linux/testing/machineEnvironment.mjs */
import { warmMachine } from '../../nodeMachine';
import type { NodeMachine } from '../../touched';
import { shownDocuments } from '../../../../../content/documents';
import { createTranscriptProofs } from '../../../../../testing/proofs/transcripts';
import { collectSessions } from '../collect';

// A page types all its sessions, one after the other.
jest.setTimeout(600_000);

const pages = shownDocuments()
  .map((page) => ({ file: page.file, sessions: collectSessions(page) }))
  .filter(({ sessions }) => sessions.length > 0);

let shared: Promise<NodeMachine> | undefined;
const machine = () => (shared ??= warmMachine());
const proveTranscripts = createTranscriptProofs(machine);

afterAll(async () => {
  (await shared)?.end();
});

it('finds sessions to replay', () => {
  expect(pages.length).toBeGreaterThan(0);
});

it.each(pages)(
  'the Linux of $file prints what it shows',
  async ({ sessions }) => {
    const faults = await proveTranscripts(sessions);
    expect(faults.join('\n\n')).toBe('');
  },
);
