/** @typedef {readonly [number, number, number]} Rgb */

/**
 * Luminance above which a colour of a diagram is drawn on its panel, not part
 * of it.
 */
const MIN_INK_LUMINANCE = 0.12;

/** Minimum contrast of a text, and of what is drawn, on a white page. */
const MIN_CONTRAST = 7.3;

/** Colour of a page, and of what is on it in a diagram. */
const PANEL_LUMINANCE = 0.9;

/**
 * @param {string} hex `#abc` or `#aabbcc`.
 * @returns {Rgb} Channels from 0 to 1.
 */
export function parseHex(hex) {
  const digits =
    hex.length === 4
      ? [...hex.slice(1)].map((digit) => digit + digit)
      : (hex.slice(1).match(/../g) ?? []);
  const [r = 0, g = 0, b = 0] = digits.map((pair) => parseInt(pair, 16) / 255);
  return [r, g, b];
}

/**
 * @param {Rgb} color
 * @returns {string}
 */
const formatHex = (color) =>
  `#${color
    .map((channel) =>
      Math.round(Math.min(Math.max(channel, 0), 1) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/**
 * @param {Rgb} color
 * @returns {number} Relative luminance of WCAG.
 */
export function getLuminance(color) {
  const [r = 0, g = 0, b = 0] = color.map((channel) =>
    channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/**
 * Inverts a colour and keeps its hue, as `invert(1) hue-rotate(180deg)` does.
 *
 * @param {Rgb} color
 * @returns {Rgb}
 */
function invertLightness(color) {
  const [r = 0, g = 0, b = 0] = color.map((channel) => 1 - channel);
  return [
    -0.574 * r + 1.43 * g + 0.144 * b,
    0.426 * r + 0.43 * g + 0.144 * b,
    0.426 * r + 1.43 * g - 0.856 * b,
  ];
}

/**
 * Turns a colour of a dark diagram into one for a white page.
 *
 * @param {string} hex
 * @returns {string}
 */
export function lightenColor(hex) {
  const original = parseHex(hex);
  /** @type {Rgb} */
  let color = invertLightness(original);
  if (getLuminance(original) < MIN_INK_LUMINANCE)
    return formatHex(
      /** @type {Rgb} */ (
        // Panels become lighter than they were dark: ink is saved.
        /** @type {unknown} */ (color.map((channel) => 1 - (1 - channel) * 0.6))
      ),
    );
  while ((PANEL_LUMINANCE + 0.05) / (getLuminance(color) + 0.05) < MIN_CONTRAST)
    color = /** @type {Rgb} */ (
      /** @type {unknown} */ (
        color.map((channel) => Math.max(channel, 0) * 0.95)
      )
    );
  return formatHex(color);
}

/**
 * Rewrites a diagram, which is light on a dark panel, as dark on white.
 *
 * @param {string} svg
 * @returns {string}
 */
export const lightenPicture = (svg) =>
  svg.replace(
    /\b(fill|stroke|stop-color)="(#[\da-f]{3}(?:[\da-f]{3})?)"/gi,
    (_, name, hex) => `${name}="${lightenColor(hex)}"`,
  );
