/** @jest-environment node */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createTempFolder } from '../../__fixtures__/temp-folder.mjs';
import { ARCHIVE, ensureStore, hashContent, packArchive } from '../store.mjs';

const content = new TextEncoder().encode('hola\n');
const name = hashContent(content);
const regular = 0o100644;

let folder: Awaited<ReturnType<typeof createTempFolder>>;
afterEach(() => folder.remove());

async function createSmallImage(): Promise<string> {
  const fsroot = [['saludo', content.length, 0, regular, 0, 0, name]];
  folder = await createTempFolder({
    'linux-image/fs.json': JSON.stringify({ version: 3, fsroot }),
  });
  const archive = path.join(folder.root, 'linux-image', ARCHIVE);
  writeFileSync(archive, await packArchive(content));
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  return folder.root;
}

it('each content of the image has a file', async () => {
  const root = await createSmallImage();
  const store = await ensureStore({ root });
  expect(readdirSync(store)).toEqual([name]);
});

it('two who make it at once get the same whole one, and leave nothing else', async () => {
  const root = await createSmallImage();
  const [firstHash, secondHash] = await Promise.all([
    ensureStore({ root }),
    ensureStore({ root }),
  ]);
  expect(secondHash).toBe(firstHash);
  expect(readFileSync(path.join(firstHash, name)).length).toBeGreaterThan(0);
  expect(readdirSync(path.dirname(firstHash))).toEqual([
    path.basename(firstHash),
  ]);
});
