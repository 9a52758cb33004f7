/** @jest-environment <rootDir>/src/labs/linux/testing/machineEnvironment.mjs */
import { readTogether } from '@site/scripts/lib/labs/together.mjs';
import type { FetchFile } from '../../engine/emulator';
import { filesTogether } from '../../worker/together';
import { askedBy, recordAsked } from '../asked';
import { imageAssets } from '../nodeMachine';

jest.setTimeout(1_200_000);

beforeAll(async () => {
  if (process.env.LINUX_FILES) await recordAsked('.');
});

/** How often the machine waited for the network, and for how many files. */
async function waitsOf(command: string, isTogether: boolean) {
  const { fetchFile } = await imageAssets();
  let coming = 0;
  let waits = 0;
  const change = {
    fetchFile: (async (...file) => {
      if (coming === 0) waits += 1;
      coming += 1;
      try {
        return await fetchFile(...file);
      } finally {
        coming -= 1;
      }
    }) satisfies FetchFile,
    together: isTogether ? filesTogether(await readTogether('.')) : undefined,
  };
  const files = await askedBy(command, change);
  return { waits, files: files.length };
}

it('a program that was never used waits once for each file without the list', async () => {
  const { waits, files } = await waitsOf('nano notas.txt', false);
  expect(files).toBeGreaterThan(40);
  expect(waits).toBe(files);
});

it.each([
  ['nano notas.txt', 2],
  ['man ls', 3],
  ['top', 2],
  ['vim notas.txt', 2],
  ['tmux', 3],
])(
  '«%s» waits at most %d times, and its files come together',
  async (command, most) => {
    expect((await waitsOf(command, true)).waits).toBeLessThanOrEqual(most);
  },
);
