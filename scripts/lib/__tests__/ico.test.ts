/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pageSections } from '../../../src/plugins/site-map/pages';
import { wrapIco } from '../ico.mjs';

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
}

interface Manifest {
  readonly start_url: string;
  readonly icons: readonly (Picture & { readonly purpose: string })[];
  readonly screenshots: readonly (Picture & {
    readonly form_factor: string;
    readonly label: string;
  })[];
  readonly shortcuts: readonly { readonly url: string }[];
}

const root = path.resolve(__dirname, '../../..');
const folder = path.join(root, 'static');

async function readManifest(): Promise<Manifest> {
  const file = path.join(folder, 'manifest.webmanifest');
  return JSON.parse(await readFile(file, 'utf8')) as Manifest;
}

const readSize = (png: Buffer) =>
  `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

async function expectStatedSizes(pictures: readonly Picture[]): Promise<void> {
  for (const { src, sizes } of pictures) {
    const png = await readFile(path.join(folder, src));
    expect({ src, size: readSize(png) }).toEqual({ src, size: sizes });
  }
}

it('says where the picture begins and how long it is', () => {
  const png = Buffer.from('png');
  const ico = wrapIco(png, 32);
  expect(ico.readUInt16LE(2)).toBe(1);
  expect([ico[6], ico[7]]).toEqual([32, 32]);
  expect(ico.subarray(ico.readUInt32LE(18))).toEqual(png);
  expect(ico.readUInt32LE(14)).toBe(png.length);
});

it('the manifest names icons that exist, at the size it states', async () => {
  const { icons } = await readManifest();
  const pictures = icons.filter((icon) => icon.type === 'image/png');
  expect(pictures.map((icon) => icon.purpose)).toContain('maskable');
  await expectStatedSizes(pictures);
});

it('the manifest names screenshots that exist, at the size it states, of a phone and of a desktop', async () => {
  const { screenshots } = await readManifest();
  const shapes = screenshots.map((screenshot) => screenshot.form_factor);
  expect(new Set(shapes)).toEqual(new Set(['narrow', 'wide']));
  expect(screenshots.filter(({ label }) => !label)).toEqual([]);
  await expectStatedSizes(screenshots);
});

it('the shortcuts of the manifest lead to pages of the site', async () => {
  const { shortcuts } = await readManifest();
  const pages = pageSections.flatMap(({ links }) => links.map(({ to }) => to));
  expect(shortcuts).not.toEqual([]);
  for (const { url } of shortcuts) expect(pages).toContain(`/${url}`);
});

it('the installed site begins with the query that the worker knows', async () => {
  const { start_url: start } = await readManifest();
  const worker = path.join(root, 'src/offline/worker/index.ts');
  const parameterMatch = /^const START_PARAMETER = '(\w+)';$/m.exec(
    await readFile(worker, 'utf8'),
  );
  const { search } = new URL(start, 'https://example.org/');
  expect(search).toBe(`?${parameterMatch?.[1] ?? ''}`);
});
