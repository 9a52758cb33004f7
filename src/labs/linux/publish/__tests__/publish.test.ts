/** @jest-environment node */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTempFolder } from '@site/scripts/lib/__fixtures__/temp-folder.mjs';
import { TOGETHER_LIST } from '@site/scripts/lib/linux-image/names.mjs';
import {
  ARCHIVE,
  hashContent,
  packArchive,
} from '@site/scripts/lib/linux-image/store.mjs';
import { publishLab } from '../index.mjs';

const image = {
  v86: '0.5.462',
  memoryMb: 96,
  snapshot: { file: 'state.bin.zst', unpacked: 5000 },
};

const content = Buffer.from('a file');
const storedName = hashContent(content);
const tree = {
  fsroot: [['nota', content.length, 0, 0o100644, 0, 0, storedName]],
  version: 3,
  size: content.length,
};

const files = {
  'node_modules/v86/package.json': '{"version":"0.5.462+g1234567"}',
  'node_modules/v86/build/v86.wasm': 'wasm'.repeat(500),
  'linux-image/manifest.json': JSON.stringify(image),
  'linux-image/state.bin.zst': 'packed',
  'linux-image/fs.json': JSON.stringify(tree),
  'linux-image/LICENCIAS.txt': 'avisos',
  'linux-image/kernel.config': 'CONFIG_X=y',
  'served/x': '',
  [TOGETHER_LIST]: '$ man ls\n/usr/bin/man\n',
};

let project: Awaited<ReturnType<typeof createTempFolder>>;

beforeEach(async () => {
  project = await createTempFolder(files);
  await writeFile(
    path.join(project.root, 'linux-image', ARCHIVE),
    await packArchive(content),
  );
});

afterEach(() => project.remove());

const publishedSizes: Record<string, number> = {};

const publish = () =>
  publishLab({
    root: project.root,
    publish: (name: string, content: Uint8Array, unpackedSize: number) => {
      publishedSizes[name] = content.length;
      return Promise.resolve({
        path: `labs/linux/${name}`,
        bytes: content.length,
        unpacked: unpackedSize,
      });
    },
    publishWorkers: () =>
      Promise.resolve({
        linux: { path: 'labs/linux/linux.js', bytes: 1, unpacked: 1 },
      }),
    publishModule: () => Promise.reject(new Error('The lab has no modules.')),
    target: path.join(project.root, 'target'),
    reused: path.join(project.root, 'target', 'reused'),
    folder: path.join(project.root, 'served'),
    address: 'labs/linux',
    notices: path.join(project.root, 'served/licencias'),
  });

it('packs what is not packed yet, and leaves the snapshot as it is', async () => {
  expect(await publish()).toMatchObject({
    wasm: { path: 'labs/linux/v86.[hash].wasm.zst', unpacked: 2000 },
    snapshot: { bytes: 6, unpacked: 5000 },
    files: 'labs/linux/files/',
    memoryMb: 96,
  });
  expect(publishedSizes['v86.[hash].wasm.zst']).toBeLessThan(200);
});

it('publishes each file of the image under its own name', async () => {
  await publish();
  const folder = path.join(project.root, 'served/files');
  expect(await readdir(folder)).toEqual([storedName]);
});

it('publishes its notices, versions and configuration with it', async () => {
  await publish();
  const folder = path.join(project.root, 'served/licencias');
  expect(await readdir(folder)).toEqual([
    'imagen-linux-nucleo.txt',
    'imagen-linux.json',
    'imagen-linux.txt',
  ]);
  expect(await readFile(path.join(folder, 'imagen-linux.txt'), 'utf8')).toBe(
    'avisos',
  );
});

it('refuses a snapshot of another emulator, saying what to do', async () => {
  await project.write({
    'node_modules/v86/package.json': '{"version":"0.5.500"}',
  });
  await expect(publish()).rejects.toThrow(
    /se esperaba: v86 0\.5\.462[\s\S]*se encontró: v86 0\.5\.500[\s\S]*npm run linux-image/,
  );
});
