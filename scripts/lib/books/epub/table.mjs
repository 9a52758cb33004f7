import { renderInlines } from './inline.mjs';
import { countLetters, getMarkupText, renderElement } from './xml.mjs';

/** @typedef {import('../tree').Block} Block */
/** @typedef {import('../tree').Cell} Cell */
/** @typedef {import('../tree').Table} Table */

/**
 * Cell whose content is written.
 *
 * @typedef {Pick<Cell, 'isHeader' | 'isNumber'> & {markup: string}} WrittenCell
 */

/** Columns of a table of programs' texts that a small screen shows. */
const MAX_TEXT_COLUMNS = 3;
/**
 * Letters that a line of a small screen shows in a table, with the longest word
 * of each column: in the usual size, and in the smallest.
 */
const MAX_WORD_LETTERS = 31;
const MAX_SMALL_WORD_LETTERS = 44;

/** Matches a tag, or a sign after which a name such as `juego_id` may break. */
const TAG_OR_NAME_SIGN = /<[^>]*>|(?<=\p{L})[._/](?=\p{L})/gu;

/** Place where a word may break. */
const WORD_BREAK = '<wbr/>';

/**
 * Lets the names of a cell break at their signs, and not at any letter. The
 * lines of a program break as everywhere.
 *
 * @param {string} markup
 * @returns {string}
 */
const addWordBreaks = (markup) =>
  markup.includes('<pre')
    ? markup
    : markup.replace(TAG_OR_NAME_SIGN, (match) =>
        match.startsWith('<') ? match : `${match}${WORD_BREAK}`,
      );

/**
 * @param {WrittenCell} cell
 * @param {'col' | 'row'} scope
 */
function renderCell({ isHeader, isNumber, markup }, scope) {
  const className = isNumber ? 'number' : undefined;
  // An empty cell heads nothing.
  return isHeader && markup !== ''
    ? renderElement('th', { scope, class: className }, markup)
    : renderElement('td', { class: className }, markup);
}

/**
 * Chooses the size of a table that would leave the screen, and cuts its words
 * when no size is enough.
 *
 * @param {readonly (readonly WrittenCell[])[]} rows
 * @returns {string | undefined} Class; undefined for the usual size.
 */
function chooseSize(rows) {
  /** @type {number[]} */
  const longest = [];
  for (const row of rows)
    for (const [column, { markup }] of row.entries())
      longest[column] = Math.max(
        longest[column] ?? 0,
        ...getMarkupText(markup.replaceAll(WORD_BREAK, ' '))
          .split(/\s+/)
          .map(countLetters),
      );
  const letters = longest.reduce((sum, length) => sum + length, 0);
  if (letters > MAX_SMALL_WORD_LETTERS) return 'wide cut';
  return letters > MAX_WORD_LETTERS ? 'wide' : undefined;
}

/**
 * Writes each row as a list of what its columns say, for texts of programs that
 * would be cut in narrow columns.
 *
 * @param {string} caption
 * @param {readonly WrittenCell[]} names Heads of the columns.
 * @param {readonly (readonly WrittenCell[])[]} rows
 * @returns {string}
 */
function renderRecords(caption, names, rows) {
  const entries = rows.flatMap(([first, ...cells]) => [
    renderElement('dt', {}, first?.markup),
    ...cells.map(({ markup }, index) =>
      renderElement('dd', {}, [
        renderElement('strong', {}, `${names[index + 1]?.markup ?? ''}:`),
        ` ${markup}`,
      ]),
    ),
  ]);
  return renderElement('div', { class: 'records' }, [
    ...(caption === ''
      ? []
      : [renderElement('p', { class: 'box-title' }, caption)]),
    renderElement('dl', {}, `\n${entries.join('\n')}\n`),
  ]);
}

/**
 * Writes a table, so that a small screen shows all of it.
 *
 * @param {Table} table
 * @param {(content: readonly Block[]) => string} renderContent
 * @returns {string}
 */
export function renderTable({ caption, head, body }, renderContent) {
  /** @type {(rows: readonly (readonly Cell[])[]) => WrittenCell[][]} */
  const writeRows = (rows) =>
    rows.map((cells) =>
      cells.map(({ children, ...cell }) => ({
        ...cell,
        markup: addWordBreaks(renderContent(children)),
      })),
    );
  const headRows = writeRows(head);
  const bodyRows = writeRows(body);
  const title = renderInlines(caption);
  const [names = []] = headRows;
  const hasTexts = bodyRows
    .flat()
    .some(({ markup }) => markup.includes('<pre'));
  if (names.length > MAX_TEXT_COLUMNS && hasTexts)
    return renderRecords(title, names, bodyRows);
  /** @type {(rows: WrittenCell[][], scope: 'col' | 'row') => string[]} */
  const renderRows = (rows, scope) =>
    rows.map((cells) =>
      renderElement(
        'tr',
        {},
        cells.map((cell) => renderCell(cell, scope)),
      ),
    );
  const className = chooseSize([...headRows, ...bodyRows]);
  return renderElement('table', { class: className }, [
    ...(title === '' ? [] : [renderElement('caption', {}, title)]),
    ...(head.length === 0
      ? []
      : [renderElement('thead', {}, renderRows(headRows, 'col'))]),
    renderElement('tbody', {}, renderRows(bodyRows, 'row')),
  ]);
}
