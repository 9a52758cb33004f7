/** @jest-environment node */
import { createTempFolder } from '../../__fixtures__/temp-folder.mjs';
import { compareBuilds } from '../compare.mjs';

const manifest = {
  packages: { bash: '5.2' },
  repository: { hello: '2.10' },
  kernel: { compiler: '12.2.0' },
  files: { sha256: 'f' },
  top: {
    'bzimage.bin': { bytes: 1, sha256: 'a' },
    'files.bin.br': { bytes: 1, sha256: 'e' },
    'state.bin.zst': { bytes: 1, sha256: 'b' },
  },
};

let folder: Awaited<ReturnType<typeof createTempFolder>>;
afterEach(() => folder.remove());

async function compare(builtManifest: typeof manifest) {
  folder = await createTempFolder({
    'una/manifest.json': JSON.stringify(manifest),
    'otra/manifest.json': JSON.stringify(builtManifest),
  });
  return compareBuilds(`${folder.root}/una`, `${folder.root}/otra`);
}

it('lets the snapshot differ, and how the archive is packed', async () => {
  const builtManifest = {
    ...manifest,
    top: {
      ...manifest.top,
      'files.bin.br': { bytes: 2, sha256: 'd' },
      'state.bin.zst': { bytes: 2, sha256: 'c' },
    },
  };
  await expect(compare(builtManifest)).resolves.toEqual([]);
});

it('names the file that differs', async () => {
  const builtManifest = {
    ...manifest,
    top: { ...manifest.top, 'bzimage.bin': { bytes: 1, sha256: 'z' } },
  };
  await expect(compare(builtManifest)).resolves.toEqual([
    'archivo bzimage.bin\n    se esperaba: a\n    se encontró: z',
  ]);
});

it('names the archive when its contents differ', async () => {
  await expect(
    compare({ ...manifest, files: { sha256: 'g' } }),
  ).resolves.toEqual([
    'archivo files.bin.br\n    se esperaba: f\n    se encontró: g',
  ]);
});

it('names what explains other bytes: a package or the compiler', async () => {
  const builtManifest = {
    ...manifest,
    packages: { bash: '5.3' },
    kernel: { compiler: '13.1.0' },
  };
  const problems = await compare(builtManifest);
  expect(problems[0]).toContain('paquete bash');
  expect(problems[1]).toContain('compilador gcc');
});
