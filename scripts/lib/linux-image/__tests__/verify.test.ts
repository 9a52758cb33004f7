/** @jest-environment node */
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTempFolder } from '../../__fixtures__/temp-folder.mjs';
import { sha256 } from '../../digest.mjs';
import { MAX_IMAGE_BYTES, type Manifest } from '../manifest.mjs';
import { hashContent, packArchive } from '../store.mjs';
import { compareWithManifest } from '../verify.mjs';

const V86 = '0.5.462';
const content = Buffer.from('pan\nleche\nhuevos\n');
const name = hashContent(content);
const fsJson = JSON.stringify({
  fsroot: [
    ['compras.txt', content.length, 0, 0o100644, 1000, 1000, name],
    ['lista', 11, 0, 0o120777, 1000, 1000, 'compras.txt'],
  ],
  version: 3,
  size: content.length,
});

/** Writes a complete image with small files. */
async function makeImage(change: (manifest: Manifest) => Manifest = (m) => m) {
  const files: Record<string, string | Uint8Array> = {
    'LICENCIAS.txt': 'GPL',
    'bzimage.bin': 'núcleo',
    'files.bin.br': await packArchive(content),
    'fs.json': fsJson,
    'initrd.bin': 'primer proceso',
    'kernel.config': 'CONFIG_TTY=y',
    'seabios.bin': 'bios',
    'state.bin.zst': 'instantánea',
    'vgabios.bin': 'vídeo',
  };
  const top = Object.fromEntries(
    Object.entries(files).map(([file, bytes]) => [
      file,
      { bytes: Buffer.byteLength(bytes), sha256: sha256(bytes) },
    ]),
  );
  const state = top['state.bin.zst'] ?? { bytes: 0, sha256: '' };
  const manifest = change({
    v86: V86,
    memoryMb: 96,
    kernel: {
      version: '6.1',
      source: '6.1-1',
      compiler: '12',
      configSha256: top['kernel.config']?.sha256 ?? '',
    },
    packages: {},
    repository: {},
    sources: {},
    snapshot: { file: 'state.bin.zst', unpacked: 1, ...state },
    files: { count: 1, unpacked: content.length, sha256: sha256(content) },
    top,
  });
  return createTempFolder({
    ...files,
    'manifest.json': JSON.stringify(manifest),
  });
}

let image: Awaited<ReturnType<typeof createTempFolder>>;
afterEach(() => image.remove());

/** Returns the problems that the check finds after a change to an image. */
async function findProblemsAfter(act: (folder: string) => Promise<void>) {
  image = await makeImage();
  await act(image.root);
  return (await compareWithManifest(image.root, V86)).join('\n');
}

it('finds nothing in an image like its manifest', async () => {
  image = await makeImage();
  await expect(compareWithManifest(image.root, V86)).resolves.toEqual([]);
});

it('finds a file whose bytes changed', async () => {
  const problems = await findProblemsAfter((folder) =>
    writeFile(path.join(folder, 'bzimage.bin'), 'núcleo!'),
  );
  expect(problems).toMatch(/bzimage\.bin: sha256\n {4}se esperaba: \w{64}\n/);
});

it('finds a file that is missing', async () => {
  const problems = await findProblemsAfter((folder) =>
    rm(path.join(folder, 'seabios.bin')),
  );
  expect(problems).toMatch(/seabios\.bin\n {4}se esperaba: el archivo\n/);
});

it('finds a file that nobody named', async () => {
  const problems = await findProblemsAfter((folder) =>
    writeFile(path.join(folder, 'otro.bin'), ''),
  );
  expect(problems).toContain('un archivo que el manifiesto no nombra');
});

it('finds an archive whose contents are not those of the file system', async () => {
  const problems = await findProblemsAfter(async (folder) => {
    const otherContent = Buffer.from('pan\nleche\nnueces\n');
    await writeFile(
      path.join(folder, 'files.bin.br'),
      await packArchive(otherContent),
    );
  });
  expect(problems).toContain('files.bin.br no es el de fs.json');
});

it.each<[string, (manifest: Manifest) => Manifest, string]>([
  [
    'the version of v86',
    (manifest) => ({ ...manifest, v86: '0.4.0' }),
    'v86\n    se esperaba: 0.5.462, la versión instalada\n    se encontró: 0.4.0',
  ],
  [
    'the number of files',
    (manifest) => ({ ...manifest, files: { ...manifest.files, count: 2 } }),
    'files.count\n    se esperaba: 1\n    se encontró: 2',
  ],
  [
    'the bytes of the files',
    (manifest) => ({ ...manifest, files: { ...manifest.files, unpacked: 9 } }),
    'files.unpacked\n    se esperaba: 17\n    se encontró: 9',
  ],
  [
    'the hash of the snapshot',
    (manifest) => ({
      ...manifest,
      snapshot: { ...manifest.snapshot, sha256: 'otra' },
    }),
    'snapshot',
  ],
  [
    'the hash of the configuration of the kernel',
    (manifest) => ({
      ...manifest,
      kernel: { ...manifest.kernel, configSha256: 'otra' },
    }),
    'kernel.configSha256',
  ],
  [
    'the size of it all',
    (manifest) => ({
      ...manifest,
      top: {
        ...manifest.top,
        'fs.json': { bytes: MAX_IMAGE_BYTES, sha256: '' },
      },
    }),
    `bytes en total\n    se esperaba: ${MAX_IMAGE_BYTES} o menos`,
  ],
  [
    'a file it should name',
    (manifest) => ({
      ...manifest,
      top: Object.fromEntries(
        Object.entries(manifest.top).filter(([file]) => file !== 'fs.json'),
      ),
    }),
    'el archivo fs.json en «top»',
  ],
])('finds that the manifest is wrong about %s', async (_, change, expected) => {
  image = await makeImage(change);
  const problems = await compareWithManifest(image.root, V86);
  expect(problems.join('\n')).toContain(expected);
});
