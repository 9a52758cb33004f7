/** @typedef {import('../tree.ts').CodeKind} CodeKind */
/** @typedef {import('../tree.ts').CodePart} CodePart */

/**
 * Kinds of parts in the order of `part-styles` in base.typ; the first style is
 * that of plain text.
 *
 * @type {readonly (CodeKind | undefined)[]}
 */
const CODE_KINDS = [
  undefined,
  'comment',
  'keyword',
  'string',
  'number',
  'name',
  'prompt',
  'path',
];

/**
 * Part of a line as base.typ draws it: its style and its text. `-1` marks the
 * continuation of the line above.
 *
 * @typedef {readonly [number, string]} DrawnPart
 */

/**
 * Columns that the continuation mark takes.
 */
const MARK_COLUMNS = 3;

/**
 * Share of a line that a break at a space must leave full; else the line breaks
 * inside a word.
 */
const MIN_FULL_SHARE = 0.6;

/**
 * Finds where to break a text so that its first piece fits.
 *
 * @param {string} text
 * @param {number} columns
 * @returns {number} Length of the first piece, with the space that ends it.
 */
function findBreak(text, columns) {
  const space = text.lastIndexOf(' ', columns - 1);
  return space + 1 > columns * MIN_FULL_SHARE ? space + 1 : columns;
}

/**
 * Cuts coloured parts at a position of their text.
 *
 * @param {readonly DrawnPart[]} parts
 * @param {number} position
 * @returns {[DrawnPart[], DrawnPart[]]}
 */
function cutParts(parts, position) {
  /** @type {DrawnPart[]} */
  const before = [];
  /** @type {DrawnPart[]} */
  const after = [];
  let start = 0;
  for (const [style, text] of parts) {
    const cut = Math.min(Math.max(position - start, 0), text.length);
    if (cut > 0) before.push([style, text.slice(0, cut)]);
    if (cut < text.length) after.push([style, text.slice(cut)]);
    start += text.length;
  }
  return [before, after];
}

/**
 * Breaks a line of code that is wider than the page. No character is added or
 * lost: each piece but the first begins with a mark, which is drawn.
 *
 * @param {readonly CodePart[]} line
 * @param {number} columns Characters that fit.
 * @returns {DrawnPart[][]}
 */
export function wrapLine(line, columns) {
  /** @type {DrawnPart[]} */
  let rest = line.map(({ kind, text }) => [CODE_KINDS.indexOf(kind), text]);
  /** @type {DrawnPart[][]} */
  const pieces = [];
  for (;;) {
    const width = pieces.length === 0 ? columns : columns - MARK_COLUMNS;
    const text = rest.map(([, part]) => part).join('');
    const isLast = text.length <= width;
    const [piece, after] = isLast
      ? [rest, []]
      : cutParts(rest, findBreak(text, width));
    pieces.push(pieces.length === 0 ? piece : [[-1, ''], ...piece]);
    if (isLast) return pieces;
    rest = after;
  }
}

/** Sign before the style of each part; no program contains it. */
const SEPARATOR = '\u{e000}';

/**
 * Writes a line as base.typ reads it: a letter for the style of each part.
 *
 * @param {readonly DrawnPart[]} parts
 * @returns {string}
 */
export const encodeLine = (parts) =>
  parts
    .map(
      ([style, text]) =>
        `${SEPARATOR}${style === -1 ? 'z' : String.fromCharCode(97 + style)}${text}`,
    )
    .join('');
