/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { wrapIco } from '../ico.mjs';

interface Manifest {
  readonly icons: readonly {
    readonly src: string;
    readonly sizes: string;
    readonly type: string;
    readonly purpose: string;
  }[];
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
  const folder = path.resolve(__dirname, '../../../static');
  const { icons } = JSON.parse(
    await readFile(path.join(folder, 'manifest.webmanifest'), 'utf8'),
  ) as Manifest;
  const pictures = icons.filter((icon) => icon.type === 'image/png');
  expect(pictures.map((icon) => icon.purpose)).toContain('maskable');
  for (const { src, sizes } of pictures) {
    const png = await readFile(path.join(folder, src));
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
});
