/** @jest-environment <rootDir>/src/labs/linux/testing/machineEnvironment.mjs */
import { readPrefetchTable } from '../../publish/prefetch.mjs';
import type { FetchFile } from '../../engine/emulator';
import { Reader } from '../../engine/__tests__/reader';
import { recordCommandFiles } from '../recordCommandFiles';
import { loadImageAssets, startNodeMachine } from '../nodeMachine';

jest.setTimeout(1_200_000);

beforeAll(async () => {
  if (process.env.LINUX_FILES) await recordCommandFiles('.');
});

/**
 * Runs a program for the first time until its output matches.
 *
 * @returns The number of waits for the network, and of fetched files.
 */
async function countNetworkWaits(
  command: string,
  pattern: RegExp,
  isPrefetching: boolean,
) {
  const { fetchFile } = await loadImageAssets();
  let pendingCount = 0;
  let waits = 0;
  const change = {
    fetchFile: (async (...file) => {
      if (pendingCount === 0) waits += 1;
      pendingCount += 1;
      try {
        return await fetchFile(...file);
      } finally {
        pendingCount -= 1;
      }
    }) satisfies FetchFile,
    together: isPrefetching ? new Map(await readPrefetchTable('.')) : undefined,
  };
  const machine = await startNodeMachine({ change });
  machine.takeFetched();
  waits = 0;
  const reader = new Reader(machine);
  machine.type(`${command}\n`);
  await reader.waitForOutput(pattern);
  machine.end();
  return { waits, files: machine.takeFetched().length };
}

it('a program that was never used waits once for each file without the list', async () => {
  const { waits, files } = await countNetworkWaits(
    'nano notas.txt',
    /GNU nano/,
    false,
  );
  expect(files).toBeGreaterThan(40);
  expect(waits).toBe(files);
});

it.each([
  ['nano notas.txt', /GNU nano/, 2],
  ['man ls', /Manual/, 3],
  ['top', /PID/, 2],
  ['vim notas.txt', /"notas.txt"/, 2],
  ['tmux', /\[0\] 0:/, 3],
])(
  '«%s» shows %s after waiting for few files: the rest come with it',
  async (command, pattern, maxRequests) => {
    const { waits } = await countNetworkWaits(command, pattern, true);
    expect(waits).toBeGreaterThan(0);
    expect(waits).toBeLessThanOrEqual(maxRequests);
  },
);
