/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTranscriptProofs } from '../proveTranscripts';
import { findFilesMissingOffline, type NodeMachine } from '../touched';

const files = {
  neededNames: new Set(['l.bin.zst']),
  pathOf: (content: string) => `/bin/${content}`,
};

const createFetchingMachine = (...names: readonly string[]) =>
  ({
    takeFetched: () => [...names],
    setDate: () => undefined,
  }) as unknown as NodeMachine;

let before: string | undefined;

beforeEach(() => {
  before = process.env.LINUX_FILES;
  delete process.env.LINUX_FILES;
});

afterEach(() => {
  if (before === undefined) delete process.env.LINUX_FILES;
  else process.env.LINUX_FILES = before;
});

it('tells the file that would be missing offline, and what to do', async () => {
  expect(
    await findFilesMissingOffline(['p.bin.zst', 'l.bin.zst'], files),
  ).toEqual([
    expect.stringMatching(
      /^\/bin\/p\.bin\.zst\n {2}se esperaba: .*touched\.txt\n {2}se encontró: uno que no está.*\n {2}qué hacer: «npm run linux-files»/,
    ),
  ]);
});

it('has nothing to say of what is taken along', async () => {
  expect(await findFilesMissingOffline(['l.bin.zst'], files)).toEqual([]);
});

it('lets no session pass that touches what is not taken along', async () => {
  const machine = createFetchingMachine('nadie.bin.zst');
  const prove = createTranscriptProofs(() => Promise.resolve(machine));
  expect(await prove([])).toEqual([expect.stringMatching(/^nadie\.bin\.zst/)]);
});

it('writes all of it down where it is asked to, and complains of nothing', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'linux-files-'));
  process.env.LINUX_FILES = folder;
  expect(await findFilesMissingOffline(['p.bin.zst'], files)).toEqual([]);
  expect(await findFilesMissingOffline(['l.bin.zst'], files)).toEqual([]);
  const name = `${String(process.pid)}.txt`;
  expect(readFileSync(path.join(folder, name), 'utf8')).toBe(
    'p.bin.zst\nl.bin.zst\n',
  );
  rmSync(folder, { recursive: true });
});
