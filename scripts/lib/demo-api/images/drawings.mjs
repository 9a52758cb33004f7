import { createRandom } from '../../random.mjs';
import { encodeGif } from './gif.mjs';
import { encodePng } from './png.mjs';

// Read once: in tests, each access to a global is slow, and there are many
// pixels.
const { floor } = Math;

/**
 * @param {number} hue 0…1
 * @param {number} lightness 0…1
 * @returns {number[]} Red, green and blue, each 0…255.
 */
function toRgb(hue, lightness) {
  return [0, 8, 4].map((offset) => {
    const position = (offset + hue * 12) % 12;
    const wave = Math.max(-1, Math.min(position - 3, 9 - position, 1));
    return Math.round(
      255 * (lightness - 0.6 * Math.min(lightness, 1 - lightness) * wave),
    );
  });
}

const CELLS_PER_SIDE = 8;

/**
 * Draws a creature of blocks, symmetric, with the form and colour of its seed.
 *
 * @param {object} drawing
 * @param {number} drawing.seed
 * @param {number} drawing.size Side in pixels.
 * @param {boolean} [drawing.background] True for an opaque background.
 * @returns {Buffer} A PNG.
 */
export function drawCreature({ seed, size, background = false }) {
  const random = createRandom(seed);
  const hue = random();
  const palette = [
    [...toRgb((hue + 0.5) % 1, 0.85), background ? 255 : 0],
    [...toRgb(hue, 0.45), 255],
    [...toRgb(hue, 0.3), 255],
  ];
  const cells = Array.from(
    { length: (CELLS_PER_SIDE * CELLS_PER_SIDE) / 2 },
    () => {
      const draw = random();
      if (draw < 0.4) return 0;
      return draw < 0.8 ? 1 : 2;
    },
  );
  const margin = size / 8;
  const cell = (size - 2 * margin) / CELLS_PER_SIDE;
  const cellAt = Array.from({ length: size }, (_, cellIndex) =>
    floor((cellIndex - margin) / cell),
  );
  return encodePng(size, palette, (x, y) => {
    const column = cellAt[x] ?? -1;
    const row = cellAt[y] ?? -1;
    if (
      column < 0 ||
      row < 0 ||
      column >= CELLS_PER_SIDE ||
      row >= CELLS_PER_SIDE
    )
      return 0;
    const mirroredColumn =
      column < CELLS_PER_SIDE / 2 ? column : CELLS_PER_SIDE - 1 - column;
    return cells[(row * CELLS_PER_SIDE) / 2 + mirroredColumn] ?? 0;
  });
}

/**
 * Draws moving stripes, with the colours of their seed.
 *
 * @param {object} drawing
 * @param {number} drawing.seed
 * @param {number} drawing.width Pixels.
 * @param {number} drawing.height Pixels.
 * @param {boolean} [drawing.still] True for a single frame.
 * @returns {Buffer} A GIF.
 */
export function drawStripes({ seed, width, height, still = false }) {
  const random = createRandom(seed);
  const hue = random();
  const slope = random() < 0.5 ? 1 : -1;
  const frames = 4;
  return encodeGif({
    width,
    height,
    palette: Array.from({ length: frames }, (_, index) =>
      toRgb((hue + index / 12) % 1, 0.35 + index / 10),
    ),
    frames: still ? 1 : frames,
    colourAt: (x, y, frame) =>
      floor((x + slope * y + height) / 6 + frame) % frames,
  });
}
