/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTempFolder } from '../__fixtures__/temp-folder.mjs';
import { replaceFolder } from '../replace-folder.mjs';

let project: Awaited<ReturnType<typeof createTempFolder>>;
let target = '';

beforeEach(async () => {
  project = await createTempFolder({
    'labs/one.txt': 'old',
    'labs/two.txt': 'old',
  });
  target = path.join(project.root, 'labs');
});

afterEach(() => project.remove());

const read = async () =>
  Object.fromEntries(
    await Promise.all(
      (await readdir(target)).map(
        async (name) =>
          [name, await readFile(path.join(target, name), 'utf8')] as const,
      ),
    ),
  );

function createGate() {
  let open: () => void = () => undefined;
  const openedPromise = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened: openedPromise };
}

/** Starts a replacement that stops half-way, until it is told to go on. */
function start(text: string) {
  const go = createGate();
  const half = createGate();
  const donePromise = replaceFolder(target, async (draft) => {
    await writeFile(path.join(draft, 'one.txt'), text);
    half.open();
    await go.opened;
    await writeFile(path.join(draft, 'two.txt'), text);
  });
  return {
    half: half.opened,
    finish: async () => {
      go.open();
      await donePromise;
    },
  };
}

it('leaves the old folder whole until the new one is', async () => {
  const first = start('new');
  await first.half;
  expect(await read()).toEqual({ 'one.txt': 'old', 'two.txt': 'old' });
  await first.finish();
  expect(await read()).toEqual({ 'one.txt': 'new', 'two.txt': 'new' });
  expect(await readdir(project.root)).toEqual(['labs']);
});

it('lets two replace it at once: each finds it whole, and the last one stays', async () => {
  const first = start('first');
  const second = start('second');
  await Promise.all([first.half, second.half]);
  await second.finish();
  expect(await read()).toEqual({ 'one.txt': 'second', 'two.txt': 'second' });
  await first.finish();
  expect(await read()).toEqual({ 'one.txt': 'first', 'two.txt': 'first' });
  expect(await readdir(project.root)).toEqual(['labs']);
});

it('lets many finish at the same moment', async () => {
  const replacements = Array.from({ length: 8 }, (_, index) =>
    start(String(index)),
  );
  await Promise.all(replacements.map(({ half }) => half));
  await Promise.all(replacements.map(({ finish }) => finish()));
  const { 'one.txt': firstText, 'two.txt': secondText } = await read();
  expect(firstText).toMatch(/^\d$/);
  expect(secondText).toBe(firstText);
  expect(await readdir(project.root)).toEqual(['labs']);
});

it('makes a folder that was not there, with those above it', async () => {
  target = path.join(project.root, 'a', 'b');
  await replaceFolder(target, (draft) =>
    writeFile(path.join(draft, 'one.txt'), 'new'),
  );
  expect(await read()).toEqual({ 'one.txt': 'new' });
});

it('keeps the old folder, and nothing else, when filling fails', async () => {
  await expect(
    replaceFolder(target, async (draft) => {
      await writeFile(path.join(draft, 'one.txt'), 'half');
      throw new Error('No space.');
    }),
  ).rejects.toThrow('No space.');
  expect(await read()).toEqual({ 'one.txt': 'old', 'two.txt': 'old' });
  expect(await readdir(project.root)).toEqual(['labs']);
});

it('removes what an interrupted process left, and not what a running one writes', async () => {
  const { pid: endedPid } = spawnSync(process.execPath, ['--version']);
  await mkdir(`${target}.${endedPid}-x`);
  await mkdir(`${target}.${process.pid}-x`);
  await mkdir(`${target}-other`);
  await replaceFolder(target, () => Promise.resolve());
  expect((await readdir(project.root)).sort()).toEqual([
    'labs',
    'labs-other',
    `labs.${process.pid}-x`,
  ]);
});
