import { PNG } from 'pngjs';
import { encode } from 'uqr';
import { quote } from './typst-text.mjs';

/** Pixels of each module, so that a viewer that smooths pictures reads it. */
const MODULE_PIXELS = 4;

/** Channels of a pixel of pngjs. */
const CHANNELS = 4;

/**
 * Draws a QR as a picture of black and white pixels: as a drawing, it would
 * weigh five times more in a PDF.
 *
 * @param {string} text
 * @returns {Buffer} PNG.
 */
function drawQr(text) {
  const { data, size } = encode(text, { ecc: 'L', border: 0 });
  const width = size * MODULE_PIXELS;
  const png = new PNG({ width, height: width });
  for (let y = 0; y < width; y += 1)
    for (let x = 0; x < width; x += 1) {
      const isDark =
        data[Math.floor(y / MODULE_PIXELS)]?.[Math.floor(x / MODULE_PIXELS)];
      png.data.fill(
        isDark ? 0 : 255,
        (y * width + x) * CHANNELS,
        (y * width + x) * CHANNELS + 3,
      );
      png.data[(y * width + x) * CHANNELS + 3] = 255;
    }
  return PNG.sync.write(png, { colorType: 0 });
}

/**
 * @param {string} url
 * @returns {string} Argument of book.typ: the picture, in hexadecimal, and its
 *   address.
 */
export const writeQr = (url) =>
  `(${quote(drawQr(url).toString('hex'))}, ${quote(url)})`;
