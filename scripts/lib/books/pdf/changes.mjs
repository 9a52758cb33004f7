/**
 * Piece of a text around some changes.
 *
 * @typedef {object} Excerpt
 * @property {number} start Index of its first line.
 * @property {number} end Index after its last line.
 * @property {number} added Lines that the earlier text does not have.
 * @property {number} removed Lines of the earlier text that are not there.
 */

/** Lines that an excerpt keeps before and after a change. */
const CONTEXT_LINES = 2;

/** Most equal lines that two excerpts leave out to be one. */
const MAX_JOINED_GAP = 3;

/**
 * Measures the longest common subsequence of every pair of ends of two texts.
 *
 * @param {readonly string[]} before
 * @param {readonly string[]} after
 * @returns {(i: number, j: number) => number} Length for the ends that begin at
 *   two lines.
 */
function measureCommonLines(before, after) {
  const width = after.length + 1;
  const lengths = new Uint16Array((before.length + 1) * width);
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] =
        before[i] === after[j]
          ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(
              lengths[(i + 1) * width + j] ?? 0,
              lengths[i * width + j + 1] ?? 0,
            );
  return (i, j) => lengths[i * width + j] ?? 0;
}

/**
 * Lists the single lines where a text differs from an earlier one.
 *
 * @param {readonly string[]} before
 * @param {readonly string[]} after
 * @returns {Excerpt[]} A removed line leaves an empty excerpt in its place.
 */
function listChangedLines(before, after) {
  const countCommon = measureCommonLines(before, after);
  /** @type {Excerpt[]} */
  const changes = [];
  let i = 0;
  let j = 0;
  while (i < before.length || j < after.length) {
    const isKept =
      i < before.length && j < after.length && before[i] === after[j];
    const isAdded =
      !isKept &&
      (i === before.length ||
        (j < after.length && countCommon(i, j + 1) >= countCommon(i + 1, j)));
    if (isAdded) changes.push({ start: j, end: j + 1, added: 1, removed: 0 });
    else if (!isKept) changes.push({ start: j, end: j, added: 0, removed: 1 });
    if (!isAdded) i += 1;
    if (isAdded || isKept) j += 1;
  }
  return changes;
}

/**
 * Lists the pieces of a text that differ from an earlier one, with some lines
 * around.
 *
 * @param {readonly string[]} before
 * @param {readonly string[]} after
 * @returns {Excerpt[]} In the order of the text, apart from each other.
 */
export function listExcerpts(before, after) {
  /** @type {Excerpt[]} */
  const excerpts = [];
  for (const change of listChangedLines(before, after)) {
    const start = Math.max(change.start - CONTEXT_LINES, 0);
    const end = Math.min(change.end + CONTEXT_LINES, after.length);
    const last = excerpts.at(-1);
    if (last && start - last.end <= MAX_JOINED_GAP) {
      last.end = end;
      last.added += change.added;
      last.removed += change.removed;
    } else
      excerpts.push({
        start,
        end,
        added: change.added,
        removed: change.removed,
      });
  }
  return excerpts;
}
