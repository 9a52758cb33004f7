/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { tempFolder } from '../../__fixtures__/temp-folder.mjs';
import { publishLinux } from '../linux.mjs';

const image = {
  v86: '0.5.462',
  memoryMb: 96,
  snapshot: { file: 'state.bin.zst', unpacked: 5000 },
};

const files = {
  'node_modules/v86/package.json': '{"version":"0.5.462+g1234567"}',
  'node_modules/v86/build/v86.wasm': 'wasm'.repeat(500),
  'linux-image/manifest.json': JSON.stringify(image),
  'linux-image/seabios.bin': 'bios'.repeat(500),
  'linux-image/vgabios.bin': 'vga'.repeat(500),
  'linux-image/state.bin.zst': 'packed',
  'linux-image/files/0123456789abcdef.bin.zst': 'a file',
  'served/x': '',
};

let project: Awaited<ReturnType<typeof tempFolder>>;

beforeEach(async () => {
  project = await tempFolder(files);
});

afterEach(() => project.remove());

const published: Record<string, number> = {};

const publish = () =>
  publishLinux({
    root: project.root,
    publish: (name: string, content: Uint8Array, unpacked: number) => {
      published[name] = content.length;
      return Promise.resolve({
        path: `labs/linux/${name}`,
        bytes: content.length,
        unpacked,
      });
    },
    folder: path.join(project.root, 'served'),
    address: 'labs/linux',
  });

it('packs what is not packed yet, and leaves the snapshot as it is', async () => {
  expect(await publish()).toMatchObject({
    wasm: { path: 'labs/linux/v86.[hash].wasm.zst', unpacked: 2000 },
    bios: { unpacked: 2000 },
    vgaBios: { unpacked: 1500 },
    snapshot: { bytes: 6, unpacked: 5000 },
    files: 'labs/linux/files/',
    memoryMb: 96,
  });
  expect(published['v86.[hash].wasm.zst']).toBeLessThan(200);
});

it('publishes the files of the image under their own names', async () => {
  await publish();
  const file = 'served/files/0123456789abcdef.bin.zst';
  expect(await readFile(path.join(project.root, file), 'utf8')).toBe('a file');
});

it('refuses a snapshot of another emulator, saying what to do', async () => {
  await project.write({
    'node_modules/v86/package.json': '{"version":"0.5.500"}',
  });
  await expect(publish()).rejects.toThrow(
    /se esperaba: v86 0\.5\.462[\s\S]*se encontró: v86 0\.5\.500[\s\S]*npm run linux-image/,
  );
});
