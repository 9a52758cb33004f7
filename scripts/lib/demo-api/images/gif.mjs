/**
 * Bits of a colour index. LZW codes are one bit longer, so that each is a byte.
 */
const COLOUR_BITS = 7;
const CLEAR_CODE = 1 << COLOUR_BITS;
const END_CODE = CLEAR_CODE + 1;

/**
 * Pixels between clear codes: with more, the decoder's table would outgrow
 * one-byte codes.
 */
const MAX_PIXELS_PER_CLEAR = 120;

/** @param {number} value */
const toUint16Bytes = (value) => [value & 255, value >> 8];

/**
 * Encodes pixels as LZW codes of one byte, which any decoder understands. They
 * do not compress, but these pictures are small.
 *
 * @param {Uint8Array} pixels
 */
function encodePixels(pixels) {
  /** @type {number[]} */
  const bytes = [];
  pixels.forEach((pixel, index) => {
    if (index % MAX_PIXELS_PER_CLEAR === 0) bytes.push(CLEAR_CODE);
    bytes.push(pixel);
  });
  bytes.push(END_CODE);
  return bytes;
}

/** @param {readonly number[]} bytes */
function splitSubBlocks(bytes) {
  /** @type {number[]} */
  const frameBytes = [];
  for (let start = 0; start < bytes.length; start += 255) {
    const block = bytes.slice(start, start + 255);
    frameBytes.push(block.length, ...block);
  }
  return [...frameBytes, 0];
}

/**
 * Encodes a GIF of few colours, which loops for ever when it has several
 * frames.
 *
 * @param {object} picture
 * @param {number} picture.width
 * @param {number} picture.height
 * @param {readonly (readonly number[])[]} picture.palette Red, green and blue,
 *   each 0…255; at most 128 colours.
 * @param {number} picture.frames
 * @param {number} [picture.delayMs] Milliseconds of each frame.
 * @param {(x: number, y: number, frame: number) => number} picture.colourAt
 *   Index into the palette.
 * @returns {Buffer}
 */
export function encodeGif({
  width,
  height,
  palette,
  frames,
  delayMs = 200,
  colourAt,
}) {
  const table = Buffer.alloc(3 << COLOUR_BITS);
  table.set(palette.flatMap((colour) => colour.slice(0, 3)));
  const screen = [
    ...toUint16Bytes(width),
    ...toUint16Bytes(height),
    0x80 | (COLOUR_BITS - 1),
    0,
    0,
  ];
  const repeat = [
    0x21,
    0xff,
    11,
    ...Buffer.from('NETSCAPE2.0', 'latin1'),
    3,
    1,
    ...toUint16Bytes(0),
    0,
  ];
  const images = Array.from({ length: frames }, (_, frame) => [
    ...[0x21, 0xf9, 4, 4, ...toUint16Bytes(delayMs / 10), 0, 0],
    ...[
      0x2c,
      ...toUint16Bytes(0),
      ...toUint16Bytes(0),
      ...toUint16Bytes(width),
      ...toUint16Bytes(height),
      0,
    ],
    COLOUR_BITS,
    ...splitSubBlocks(
      encodePixels(
        Uint8Array.from({ length: width * height }, (_pixel, index) =>
          colourAt(index % width, (index - (index % width)) / width, frame),
        ),
      ),
    ),
  ]);
  return Buffer.concat([
    Buffer.from('GIF89a', 'latin1'),
    Buffer.from(screen),
    table,
    Buffer.from(frames > 1 ? repeat : []),
    ...images.map((image) => Buffer.from(image)),
    Buffer.from([0x3b]),
  ]);
}
