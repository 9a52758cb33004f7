/** Matches a text of a page, which has arbitrary bytes, and the rest. */
const TEXT = /(\((?:\\[^]|[^\\()])*\))/;

/**
 * Matches a run of text as Typst writes it: two reflections that undo each
 * other around its place.
 */
const RUN =
  /q\n1 0 0 -1 ([-\d.]+) ([-\d.]+) cm\n(\/c\d+ cs\n[-\d. ]+ scn\n)BT\n0 Tr\n(\/f\d+ [\d.]+ Tf)\n1 0 0 -1 0 0 Tm\n(\[[^\]]*\] TJ|§\d+§ Tj)\nET\nQ/g;

/** Matches the start of a marked content, in several lines. */
const MARK_START = /^(\/\w+) <<\n([^]*?)\n>> BDC$/gm;

/** Sign around the number of a text; no operator has it. */
const MARK = '§';

/** Sign between the parts of a run; no operator has it. */
const SEPARATOR = '¦';

/**
 * Creates a function that rounds a number.
 *
 * @param {number} decimals
 * @returns {(number: string) => string}
 */
const createRounding = (decimals) => (number) =>
  String(Number(Number(number).toFixed(decimals))).replace(/^(-?)0\./, '$1.');

/** A hundredth of a point. */
const roundNumber = createRounding(2);

/** Place of a text, to a thirtieth of a millimetre. */
const roundPlace = createRounding(1);

const roundColor = createRounding(3);

/**
 * Escapes of a text, and the bytes that they stand for.
 *
 * @type {Readonly<Record<string, string>>}
 */
const ESCAPES = { n: '\n', t: '\t', b: '\b', f: '\f' };

/**
 * Writes a text with its bytes as they are, when they may be.
 *
 * @param {string} text
 * @returns {string}
 */
const unescapeText = (text) =>
  text.replace(/\\([0-7]{1,3}|[^])/g, (escape, code) => {
    if (!/\d/.test(code)) return ESCAPES[code] ?? escape;
    const byte = String.fromCharCode(parseInt(code, 8));
    return /[\\()\r]/.test(byte) ? escape : byte;
  });

/**
 * Part of the drawing of a page: an operator, or a marked content with those in
 * it.
 *
 * @typedef {string | {start: string, parts: Part[]}} Part
 */

/**
 * @param {readonly string[]} lines
 * @returns {Part[]}
 */
function nestMarks(lines) {
  /** @type {Part[]} */
  const root = [];
  const open = [root];
  for (const line of lines)
    if (/ ?B[DM]C$/.test(line)) {
      /** @type {Part[]} */
      const parts = [];
      open.at(-1)?.push({ start: line, parts });
      open.push(parts);
    } else if (line === 'EMC') open.pop();
    else open.at(-1)?.push(line);
  return root;
}

/**
 * @param {Part} part
 * @returns {boolean} True for a run, or a marked content of runs.
 */
const isText = (part) =>
  typeof part === 'string'
    ? part.startsWith(SEPARATOR)
    : part.parts.every(isText);

/**
 * State of the drawing that a run may find set.
 *
 * @typedef {object} State
 * @property {string} color
 * @property {string} font
 */

/** @type {State} */
const UNKNOWN = { color: '', font: '' };

/**
 * Writes the parts of a page. Runs that follow one another go in one text, and
 * say their colour, their letter and their place as they change.
 */
class ContentWriter {
  /** @type {string[]} */
  #lines = [];

  #state = { ...UNKNOWN };

  /** @type {State[]} */
  #saved = [];

  #x = 0;

  #y = 0;

  /** @param {readonly Part[]} parts */
  write(parts) {
    let isOpen = false;
    for (const part of parts) {
      if (isText(part) !== isOpen) {
        isOpen = !isOpen;
        this.#lines.push(isOpen ? 'BT' : 'ET');
        this.#x = 0;
        this.#y = 0;
      }
      if (isOpen) this.#writeText(part);
      else if (typeof part === 'string') this.#writeOperator(part);
      else {
        this.#lines.push(part.start);
        this.write(part.parts);
        this.#lines.push('EMC');
      }
    }
    if (isOpen) this.#lines.push('ET');
  }

  /** @returns {string} */
  finish() {
    return this.#lines.join('\n');
  }

  /** @param {Part} part */
  #writeText(part) {
    if (typeof part !== 'string') {
      this.#lines.push(part.start);
      for (const inner of part.parts) this.#writeText(inner);
      this.#lines.push('EMC');
      return;
    }
    const [, x = '', y = '', color = '', font = '', text = ''] =
      part.split(SEPARATOR);
    if (color !== this.#state.color) this.#lines.push(color);
    if (font !== this.#state.font) this.#lines.push(font);
    this.#state = { color, font };
    this.#lines.push(
      `${roundPlace(String(Number(x) - this.#x))} ${roundPlace(String(Number(y) - this.#y))} Td ${text}`,
    );
    this.#x = Number(x);
    this.#y = Number(y);
  }

  /** @param {string} line */
  #writeOperator(line) {
    if (line === 'q') this.#saved.push({ ...this.#state });
    else if (line === 'Q') this.#state = this.#saved.pop() ?? { ...UNKNOWN };
    else if (/ (?:cs|scn)$/.test(line)) this.#state.color = '';
    else if (line.endsWith(' Tf')) this.#state.font = '';
    this.#lines.push(line);
  }
}

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
      texts.push(unescapeText(piece));
      return `${MARK}${texts.length - 1}${MARK}`;
    })
    .join('');
  const lines = code
    .replace(
      MARK_START,
      (_, tag, body) => `${tag}<<${body.replace(/\s+/g, ' ').trim()}>>BDC`,
    )
    .replace(/^[-\d. ]+ scn$/gm, (line) =>
      line.replace(/-?\d*\.\d+/g, roundColor),
    )
    .replace(RUN, (_, x, y, color, font, text) =>
      [
        '',
        roundPlace(x),
        roundPlace(y),
        color.trim().replace('\n', ' '),
        font,
        text,
      ].join(SEPARATOR),
    )
    .replace(/(?<![\w§/.])-?\d+\.\d{3,}/g, roundNumber)
    .split('\n');
  const writer = new ContentWriter();
  writer.write(nestMarks(lines));
  return writer
    .finish()
    .replace(/§(\d+)§/g, (_, index) => texts[Number(index)] ?? '');
}
