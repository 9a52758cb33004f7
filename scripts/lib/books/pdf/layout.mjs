/**
 * Text on a page.
 *
 * @typedef {object} Run
 * @property {string} font Name of its letter.
 * @property {number} size In points.
 * @property {number} x From the left.
 * @property {number} y From the foot.
 * @property {number} mark Number of its marked content.
 */

/**
 * @typedef {object} Page
 * @property {number} id Number of its object.
 * @property {readonly Run[]} runs Texts of the page, without its head and foot.
 * @property {number} width In points.
 * @property {boolean} hasPictures
 */

/**
 * Matches what says where the texts of a page are, as `shortenPageContent`
 * writes it: marked contents, saved states, letters and places.
 */
const OPERATOR =
  /^(?:(q|Q|BT|EMC)|\/(\w+).*B[DM]C|(\/f\d+) ([\d.]+) Tf|([-\d.]+) ([-\d.]+) Td .*)$/gm;

/** Matches a text, whose bytes may be those of an operator. */
const TEXT = /\((?:\\[^]|[^\\()])*\)/g;

/** Matches the number of a marked content. */
const MARK = /\/MCID (\d+)/;

/**
 * Lists the texts of a page.
 *
 * @param {string} content
 * @param {ReadonlyMap<string, string>} fonts Names of its letters.
 * @returns {Run[]}
 */
export function listRuns(content, fonts) {
  /** @type {Run[]} */
  const runs = [];
  let letter = { font: '', size: 0 };
  let place = { x: 0, y: 0 };
  /** @type {(typeof letter)[]} */
  const saved = [];
  /** @type {string[]} Marked contents that are open. */
  const open = [];
  for (const [line, sign, tag, font, size, x, y] of content
    .replace(TEXT, '()')
    .matchAll(OPERATOR))
    if (tag !== undefined) open.push(line);
    else if (font !== undefined) letter = { font, size: Number(size) };
    else if (x !== undefined) {
      place = { x: place.x + Number(x), y: place.y + Number(y) };
      if (!open.some((mark) => mark.startsWith('/Artifact')))
        runs.push({
          font: fonts.get(letter.font) ?? '',
          size: letter.size,
          ...place,
          mark: Number(MARK.exec(open.at(-1) ?? '')?.[1] ?? -1),
        });
    } else if (sign === 'q') saved.push(letter);
    else if (sign === 'Q') letter = saved.pop() ?? letter;
    else if (sign === 'BT') place = { x: 0, y: 0 };
    else open.pop();
  return runs;
}

/** Size of the titles that open a page, in points. */
const MIN_OPENING_SIZE = 17;

/** Fewest lines of a page that is not the last of its chapter. */
const MIN_LINES = 6;

/** Height of the foot of a page, where a title would be alone, in points. */
const FOOT_HEIGHT = 130;

/** Distance between two lines, in points. */
const MIN_LINE_GAP = 3;

/** @param {Run} run */
const isTitle = ({ font }) => font.includes('JetBrainsMono');

/** @param {Page | undefined} page */
const isOpening = (page) =>
  page === undefined ||
  page.runs.some((run) => isTitle(run) && run.size >= MIN_OPENING_SIZE);

/**
 * @param {readonly Run[]} runs
 * @returns {number} Lines that they take.
 */
const countLines = (runs) => new Set(runs.map(({ y }) => Math.round(y))).size;

/**
 * @param {Page} page
 * @returns {boolean} True when a title has nothing below in its column.
 */
const hasLonelyTitle = ({ runs, width }) =>
  runs.some(
    (title) =>
      isTitle(title) &&
      title.y < FOOT_HEIGHT &&
      !runs.some(
        ({ x, y }) =>
          y < title.y - MIN_LINE_GAP && x < width / 2 === title.x < width / 2,
      ),
  );

/**
 * Part of a program on a page.
 *
 * @typedef {object} Fragment
 * @property {number} page Number of the object of the page.
 * @property {number} mark Number of its marked content.
 */

/** Fewest lines of a program on each of the pages that share it. */
const MIN_FRAGMENT_LINES = 2;

/**
 * @param {readonly Fragment[]} fragments Parts of one program.
 * @param {readonly Page[]} pages
 * @returns {string[]}
 */
const findShortFragments = (fragments, pages) =>
  [...new Set(fragments.map(({ page }) => page))].flatMap((id) => {
    const marks = new Set(
      fragments.flatMap(({ page, mark }) => (page === id ? [mark] : [])),
    );
    const index = pages.findIndex((page) => page.id === id);
    const runs = pages[index]?.runs.filter(({ mark }) => marks.has(mark)) ?? [];
    return countLines(runs) < MIN_FRAGMENT_LINES
      ? [`en la página ${index + 1} un programa partido deja una línea sola`]
      : [];
  });

/**
 * Finds the pages of a book that look wrong.
 *
 * @param {readonly Page[]} pages
 * @param {readonly (readonly Fragment[])[]} [programs] Those that take more than
 *   one page.
 * @returns {string[]} Faults, in Spanish.
 */
export const findLayoutFaults = (pages, programs = []) => [
  ...pages.flatMap((page, index) => {
    const place = `en la página ${index + 1}`;
    const lines = countLines(page.runs);
    return [
      ...(lines < MIN_LINES &&
      !page.hasPictures &&
      !isOpening(page) &&
      !isOpening(pages[index + 1])
        ? [`${place} hay ${lines} líneas y luego un salto`]
        : []),
      ...(!isOpening(page) && hasLonelyTitle(page)
        ? [`${place} un título queda solo al pie`]
        : []),
    ];
  }),
  ...programs.flatMap((fragments) => findShortFragments(fragments, pages)),
];
