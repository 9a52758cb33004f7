/** @jest-environment node */
import { readdir, readFile, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { createTempFolder } from '../../../../scripts/lib/__fixtures__/temp-folder.mjs';
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

const rasterizeLetter = (text: string) =>
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
  const titledCard = rasterize(drawCard(card));
  expect(titledCard).not.toEqual(rasterize(drawCard({ ...card, title: '' })));
});

it('has its own glyph for every character that titles may hold', () => {
  const unknownLetter = rasterizeLetter('日');
  const allowedLetters = Array.from({ length: 0x2300 }, (_, code) =>
    String.fromCharCode(code),
  ).filter((character) => removeUndrawable(character) !== '');
  expect(allowedLetters.length).toBeGreaterThan(300);
  const missing = allowedLetters.filter((character) =>
    rasterizeLetter(`&#${character.charCodeAt(0)};`).equals(unknownLetter),
  );
  expect(missing).toEqual([]);
});

describe('the cache', () => {
  let folder: Awaited<ReturnType<typeof createTempFolder>>;
  const cacheDir = () => path.join(folder.root, 'cache');
  const getOutputPath = () =>
    path.join(folder.root, 'img', 'social', 'salida.png');

  beforeEach(async () => {
    folder = await createTempFolder();
  });

  afterEach(() => folder.remove());

  it('draws a picture once', async () => {
    const writePng = await createPngWriter(cacheDir());
    await writePng(drawCard(card), getOutputPath());
    const [name = ''] = await readdir(cacheDir());
    const cachedPath = path.join(cacheDir(), name);
    const oldDate = new Date('2020-01-01');
    await utimes(cachedPath, oldDate, oldDate);

    await (
      await createPngWriter(cacheDir())
    )(drawCard(card), getOutputPath());
    expect(await readdir(cacheDir())).toEqual([name]);
    expect((await stat(cachedPath)).mtime).toEqual(oldDate);
    expect(await readFile(getOutputPath())).toEqual(await readFile(cachedPath));
  });

  it('draws again what changed', async () => {
    const writePng = await createPngWriter(cacheDir());
    await writePng(drawCard(card), getOutputPath());
    const before = await readFile(getOutputPath());
    await writePng(
      drawCard({ ...card, title: 'Otro título' }),
      getOutputPath(),
    );
    expect(await readdir(cacheDir())).toHaveLength(2);
    expect(await readFile(getOutputPath())).not.toEqual(before);
  });
});
