/** Matches a text of a page, which has arbitrary bytes, and the rest. */
const TEXT = /(\((?:\\[^]|[^\\()])*\))/;

/**
 * Matches a run of text as Typst writes it: two reflections that undo each
 * other around its place.
 */
const RUN =
  /q\n1 0 0 -1 ([-\d.]+) ([-\d.]+) cm\n((?:\/c\d+ cs\n[-\d. ]+ scn\n)?)BT\n0 Tr\n(\/f\d+ [\d.]+ Tf)\n1 0 0 -1 0 0 Tm\n((?:\[[^\]]*\] TJ|§\d+§ Tj)\n)ET\nQ/g;

/** Sign around the number of a text; no operator has it. */
const MARK = '§';

/**
 * @param {string} number
 * @returns {string} The number with two decimals at most: a hundredth of a
 *   point.
 */
const roundNumber = (number) =>
  String(Math.round(Number(number) * 100) / 100).replace(/^(-?)0\./, '$1.');

/**
 * @param {string} number
 * @returns {string} The place of a text, with one decimal: a thirtieth of a
 *   millimetre.
 */
const roundPlace = (number) => String(Math.round(Number(number) * 10) / 10);

/**
 * @param {string} number
 * @returns {string} A colour, with three decimals at most.
 */
const roundColor = (number) =>
  String(Math.round(Number(number) * 1000) / 1000).replace(/^(-?)0\./, '$1.');

/**
 * Rewrites the drawing of a page with the same marks and fewer characters.
 *
 * @param {string} content One character for each byte.
 * @returns {string}
 */
export function shortenPageContent(content) {
  /** @type {string[]} */
  const texts = [];
  // Texts are set aside: their bytes may look like numbers or operators.
  const code = content
    .split(TEXT)
    .map((piece, index) => {
      if (index % 2 === 0) return piece;
      texts.push(piece);
      return `${MARK}${texts.length - 1}${MARK}`;
    })
    .join('');
  return code
    .replace(RUN, (_, x, y, color, font, text) =>
      `q\n${color}BT ${font} 1 0 0 1 ${roundPlace(x)} ${roundPlace(y)} Tm ${text}ET Q`.trimEnd(),
    )
    .replace(/^[-\d. ]+ scn$/gm, (line) =>
      line.replace(/-?\d*\.\d+/g, roundColor),
    )
    .replace(/(?<![\w§/.])-?\d+\.\d{3,}/g, roundNumber)
    .replace(/§(\d+)§/g, (_, index) => texts[Number(index)] ?? '');
}
