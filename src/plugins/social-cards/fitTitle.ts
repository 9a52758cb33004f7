/** A title broken into lines, with the size at which they fit the card. */
export interface FittedTitle {
  readonly size: number;
  readonly lines: readonly string[];
}

/** Space for the title on the card, in pixels. */
export interface TitleBox {
  readonly width: number;
  readonly height: number;
}

/** Width of every glyph of the card's font, in em. */
export const ADVANCE = 0.6;
export const LINE_HEIGHT = 1.28;

const MAX_LINES = 3;
const SIZES = [104, 96, 88, 80, 72, 64, 58, 52, 46];

/**
 * Matches the characters that the subset in `fonts/` lacks, which would show as
 * an empty box.
 */
const NOT_IN_FONT =
  /[^\u0020-\u007e\u00a1-\u00ac\u00ae-\u0131\u0134-\u017f‐–—‘’‚“”„†‡•…‰‹›€™←↑→↓−≈≠≤≥]/gu;

/** Removes from a title the characters that the card's font lacks. */
export function removeUndrawable(title: string): string {
  return title
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(NOT_IN_FONT, '')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}

/** Fills lines from the first word on; a word longer than a line is cut. */
function fillLines(title: string, columns: number): readonly string[] {
  const pieces = title
    .split(' ')
    .flatMap((word) => word.match(new RegExp(`.{1,${columns}}`, 'gu')) ?? []);
  const lines: string[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + piece.length <= columns)
      lines[lines.length - 1] = `${last} ${piece}`;
    else lines.push(piece);
  }
  return lines;
}

/**
 * Penalty, in empty columns, for a line that ends in a short word («de», «y»).
 */
const DANGLING_PENALTY = 8;

function computeRaggedness(lines: readonly string[]): number {
  const longest = Math.max(...lines.map((line) => line.length));
  return lines.reduce((sum, line, index) => {
    const dangles = index < lines.length - 1 && / \S{1,3}$/.test(line);
    return (
      sum + (longest - line.length + (dangles ? DANGLING_PENALTY : 0)) ** 2
    );
  }, 0);
}

/**
 * Yields every way to break the words into this many lines of at most this many
 * columns.
 */
function* generateBreaks(
  words: readonly string[],
  count: number,
  columns: number,
): Generator<readonly string[], void> {
  if (count === 1) {
    const line = words.join(' ');
    if (line.length <= columns) yield [line];
    return;
  }
  for (
    let takenCount = 1;
    takenCount <= words.length - count + 1;
    takenCount += 1
  ) {
    const line = words.slice(0, takenCount).join(' ');
    if (line.length > columns) return;
    for (const rest of generateBreaks(
      words.slice(takenCount),
      count - 1,
      columns,
    ))
      yield [line, ...rest];
  }
}

/** Returns the most even break with the fewest lines. */
function findBestBreak(
  words: readonly string[],
  columns: number,
): readonly string[] | undefined {
  for (let count = 1; count <= MAX_LINES; count += 1) {
    const [bestBreaks] = [...generateBreaks(words, count, columns)].sort(
      (a, b) => computeRaggedness(a) - computeRaggedness(b),
    );
    if (bestBreaks) return bestBreaks;
  }
  return undefined;
}

/** Cuts the text that does not fit even at the smallest size. */
function shorten(title: string, columns: number): readonly string[] {
  const lines = fillLines(title, columns);
  if (lines.length <= MAX_LINES) return lines;
  const keptLines = lines.slice(0, MAX_LINES);
  const tail = (keptLines.at(-1) ?? '').slice(0, columns - 1).trimEnd();
  return [...keptLines.slice(0, -1), `${tail}…`];
}

/**
 * Chooses the largest size at which a title fits in three lines without
 * breaking a word. One column stays free for the cursor that ends the title.
 */
export function fitTitle(title: string, box: TitleBox): FittedTitle {
  const words = title.split(' ');
  const countColumns = (size: number) =>
    Math.floor(box.width / (size * ADVANCE)) - 1;
  for (const size of SIZES) {
    const lines = findBestBreak(words, countColumns(size));
    if (lines && lines.length * size * LINE_HEIGHT <= box.height)
      return { size, lines };
  }
  const smallest = SIZES.at(-1) ?? 0;
  return { size: smallest, lines: shorten(title, countColumns(smallest)) };
}
