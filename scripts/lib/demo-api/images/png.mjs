import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const INDEXED_COLOUR = 3;

/**
 * @param {string} type
 * @param {Uint8Array} data
 */
function createChunk(type, data) {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunkBytes = Buffer.alloc(content.length + 8);
  chunkBytes.writeUInt32BE(data.length, 0);
  content.copy(chunkBytes, 4);
  chunkBytes.writeUInt32BE(crc32(content), chunkBytes.length - 4);
  return chunkBytes;
}

/**
 * Encodes a square PNG of few colours.
 *
 * @param {number} size Side in pixels.
 * @param {readonly (readonly number[])[]} palette Red, green, blue and alpha,
 *   each 0…255; at most 256 colours.
 * @param {(x: number, y: number) => number} colourAt Index into the palette.
 * @returns {Buffer}
 */
export function encodePng(size, palette, colourAt) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.writeUInt8(8, 8); // bits per pixel
  header.writeUInt8(INDEXED_COLOUR, 9);

  // Each row starts with the number of its filter: 0, none.
  const rows = Buffer.alloc(size * (size + 1));
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1)
      rows[y * (size + 1) + x + 1] = colourAt(x, y);

  return Buffer.concat([
    SIGNATURE,
    createChunk('IHDR', header),
    createChunk(
      'PLTE',
      Buffer.from(palette.flatMap((colour) => colour.slice(0, 3))),
    ),
    createChunk(
      'tRNS',
      Buffer.from(palette.map(([, , , alpha = 255]) => alpha)),
    ),
    createChunk('IDAT', deflateSync(rows)),
    createChunk('IEND', Buffer.alloc(0)),
  ]);
}
