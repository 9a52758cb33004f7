/** @jest-environment node */
import { readdir, readFile, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { tempFolder } from '../../../../scripts/lib/__fixtures__/temp-folder.mjs';
import { drawCard, type CardText } from '../drawCard';
import { removeUndrawable } from '../fitTitle';
import { createPngWriter, rasterize } from '../rasterize';

const card: CardText = {
  title: 'Estructura básica de un programa en C: #include <stdio.h> & main()',
  section: 'curso de Linux',
  edition: '3.1',
  brand: 'Steve Labs',
  tagline: 'Linux y C desde cero, en español',
};

const letter = (text: string) =>
  rasterize(
    `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="60"><text x="2" y="45" font-family="JetBrains Mono" font-size="40">${text}</text></svg>`,
  );

it('draws 1200 × 630 pixels in less than 60 KB', () => {
  const png = rasterize(drawCard(card));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(60_000);
});

it('writes the title, so it needs the font', () => {
  const titled = rasterize(drawCard(card));
  expect(titled).not.toEqual(rasterize(drawCard({ ...card, title: '' })));
});

it('has its own glyph for every character that titles may hold', () => {
  const unknown = letter('日');
  const allowed = Array.from({ length: 0x2300 }, (_, code) =>
    String.fromCharCode(code),
  ).filter((character) => removeUndrawable(character) !== '');
  expect(allowed.length).toBeGreaterThan(300);
  const missing = allowed.filter((character) =>
    letter(`&#${character.charCodeAt(0)};`).equals(unknown),
  );
  expect(missing).toEqual([]);
});

describe('the cache', () => {
  let folder: Awaited<ReturnType<typeof tempFolder>>;
  const cacheDir = () => path.join(folder.root, 'cache');
  const output = () => path.join(folder.root, 'img', 'social', 'salida.png');

  beforeEach(async () => {
    folder = await tempFolder();
  });

  afterEach(() => folder.remove());

  it('draws a picture once', async () => {
    const writePng = await createPngWriter(cacheDir());
    await writePng(drawCard(card), output());
    const [name = ''] = await readdir(cacheDir());
    const cached = path.join(cacheDir(), name);
    const old = new Date('2020-01-01');
    await utimes(cached, old, old);

    await (
      await createPngWriter(cacheDir())
    )(drawCard(card), output());
    expect(await readdir(cacheDir())).toEqual([name]);
    expect((await stat(cached)).mtime).toEqual(old);
    expect(await readFile(output())).toEqual(await readFile(cached));
  });

  it('draws again what changed', async () => {
    const writePng = await createPngWriter(cacheDir());
    await writePng(drawCard(card), output());
    const before = await readFile(output());
    await writePng(drawCard({ ...card, title: 'Otro título' }), output());
    expect(await readdir(cacheDir())).toHaveLength(2);
    expect(await readFile(output())).not.toEqual(before);
  });
});
