/** @jest-environment node */
import { inflateSync } from 'node:zlib';
import { encodeGif } from '../images/gif.mjs';
import { encodePng } from '../images/png.mjs';

const PALETTE = [
  [0, 0, 0, 0],
  [255, 128, 0, 255],
];

it('writes a PNG whose rows can be read back', () => {
  const png = encodePng(3, PALETTE, (x, y) => (x === y ? 1 : 0));
  const start = png.indexOf('IDAT') + 4;
  const length = png.readUInt32BE(start - 8);
  const rows = inflateSync(png.subarray(start, start + length));
  expect([...rows]).toEqual([0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
  expect(png.includes(Buffer.from('PLTE\0\0\0\xff\x80\0', 'latin1'))).toBe(
    true,
  );
  expect(png.includes(Buffer.from('tRNS\0\xff', 'latin1'))).toBe(true);
});

/**
 * Decodes the pixels of the first frame, whose codes never need the decoder's
 * table.
 */
function decodeFirstFrame(gif: Buffer): number[] {
  let position = gif.indexOf(0x2c, 13 + 3 * 128) + 10;
  const clear = 1 << (gif[position] ?? 0);
  position += 1;
  const codes: number[] = [];
  for (let size = gif[position] ?? 0; size > 0; size = gif[position] ?? 0) {
    codes.push(...gif.subarray(position + 1, position + 1 + size));
    position += 1 + size;
  }
  const runs = codes.slice(0, -1).join().split(String(clear));
  expect(codes.at(-1)).toBe(clear + 1);
  expect(Math.max(...runs.map((run) => run.split(',').length))).toBeLessThan(
    126,
  );
  return codes.slice(0, -1).filter((code) => code !== clear);
}

it('writes a GIF whose first frame can be read back', () => {
  const width = 40;
  const height = 20;
  const getColour = (x: number, y: number) => (x + y) % 2;
  const gif = encodeGif({
    width,
    height,
    palette: PALETTE,
    frames: 2,
    colourAt: getColour,
  });
  expect(gif.subarray(0, 10).toString('latin1')).toBe('GIF89a\x28\x00\x14\x00');
  expect(gif.at(-1)).toBe(0x3b);
  expect(decodeFirstFrame(gif)).toEqual(
    Array.from({ length: width * height }, (_, index) =>
      getColour(index % width, Math.floor(index / width)),
    ),
  );
});

it('repeats a GIF of several frames for ever, and not one of a single frame', () => {
  const picture = { width: 2, height: 2, palette: PALETTE, colourAt: () => 0 };
  expect(encodeGif({ ...picture, frames: 2 }).includes('NETSCAPE2.0')).toBe(
    true,
  );
  expect(encodeGif({ ...picture, frames: 1 }).includes('NETSCAPE2.0')).toBe(
    false,
  );
});
