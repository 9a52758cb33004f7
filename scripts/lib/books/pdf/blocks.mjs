import { getPlainText } from '../walk.mjs';
import { encodeLine, wrapLine } from './code.mjs';
import { formatPlace, writeInlines } from './inline.mjs';
import { writeQr } from './qr.mjs';
import { shortenCases, shortenPrograms, shortenSolution } from './shorten.mjs';
import { call, content, formatArray, quote } from './typst-text.mjs';

/** @typedef {import('../tree.ts').Block} Block */
/** @typedef {import('../tree.ts').Cell} Cell */
/** @typedef {import('../tree.ts').CodePart} CodePart */
/** @typedef {import('../tree.ts').Exercise} Exercise */
/** @typedef {import('../tree.ts').Question} Question */
/** @typedef {import('./inline.mjs').Document} Document */

/**
 * @typedef {object} Place
 * @property {number} columns Characters of code that fit in a line.
 * @property {boolean} isInTable
 * @property {boolean} [hasColumns] True where a long program goes in two
 *   columns.
 */

/** Columns of code that each level of indentation takes. */
const INDENT_COLUMNS = 4;

/** @param {Place} place @returns {Place} */
const indent = (place) => ({
  ...place,
  columns: place.columns - INDENT_COLUMNS,
});

/** Longest code, in lines, that is kept in one page. */
const MAX_KEPT_LINES = 15;

/**
 * Longest group of a program and its output, in lines, that is kept in one
 * page.
 */
const MAX_KEPT_GROUP_LINES = 18;

/** Longest table, in lines of text, that is kept in one page. */
const MAX_KEPT_TABLE_LINES = 30;

/**
 * Writes lines of code as the string that `code-lines` of base.typ reads.
 *
 * @param {readonly (readonly CodePart[])[]} lines
 * @param {number} columns
 * @returns {{code: string, height: number}} Argument, and lines on the page.
 */
function writeLines(lines, columns) {
  const drawn = lines.flatMap((line) => wrapLine(line, columns));
  return {
    code: quote(drawn.map(encodeLine).join('\n')),
    height: drawn.length,
  };
}

/**
 * @param {string} text
 * @returns {CodePart[][]}
 */
const splitText = (text) =>
  text
    .split('\n')
    .map((line) => (line === '' ? [] : [{ text: line, kind: undefined }]));

/**
 * @param {number} lines
 * @param {number} limit
 * @returns {string[]} Argument that lets a block break.
 */
const allowBreak = (lines, limit) => (lines > limit ? ['breakable: true'] : []);

/** Lengths of a program that goes in two columns. */
const MIN_COLUMN_LINES = 18;
const MAX_COLUMN_LINES = 96;

/** Characters that fit in one of two columns. */
const COLUMN_WIDTH = 42;

/** @param {readonly (readonly CodePart[])[]} lines */
const isColumnar = (lines) =>
  lines.length >= MIN_COLUMN_LINES &&
  lines.length <= MAX_COLUMN_LINES &&
  lines.every(
    (line) =>
      line.reduce((sum, { text }) => sum + text.length, 0) <= COLUMN_WIDTH,
  );

/**
 * @param {Extract<Block, {type: 'code' | 'session'}>} block
 * @param {Place} place
 * @returns {string}
 */
function writeCode(block, { columns, hasColumns }) {
  if (hasColumns && block.type === 'code' && isColumnar(block.lines)) {
    const half = Math.ceil(block.lines.length / 2);
    return call('code-columns', [
      block.title === undefined ? 'none' : quote(block.title),
      quote(block.label),
      writeLines(block.lines.slice(0, half), COLUMN_WIDTH).code,
      writeLines(block.lines.slice(half), COLUMN_WIDTH).code,
    ]);
  }
  const { code, height } = writeLines(
    block.type === 'code'
      ? block.lines
      : block.lines.map(({ prompt, parts }) => [...prompt, ...parts]),
    columns,
  );
  return call(block.type === 'code' ? 'code-box' : 'session-box', [
    block.title === undefined ? 'none' : quote(block.title),
    quote(block.label),
    code,
    ...allowBreak(height, MAX_KEPT_LINES),
  ]);
}

/**
 * @param {readonly Block[]} blocks
 * @returns {number} Lines of the programs and sessions among some blocks.
 */
export const countCodeLines = (blocks) =>
  blocks.reduce(
    (sum, block) =>
      block.type === 'code' || block.type === 'session'
        ? sum + block.lines.length
        : sum,
    0,
  );

/**
 * Estimates the height of some blocks, in lines of code.
 *
 * @param {readonly Block[]} blocks
 * @returns {number}
 */
function countLines(blocks) {
  return blocks.reduce((total, block) => {
    switch (block.type) {
      case 'code':
      case 'session':
        return total + block.lines.length + 3;
      case 'preformatted':
        return total + block.text.split('\n').length;
      case 'output':
        return total + 2 + countLines(block.children);
      case 'table':
        return (
          total +
          [...block.head, ...block.body].reduce(
            (sum, row) =>
              sum +
              1.4 *
                Math.max(...row.map(({ children }) => countLines(children))),
            2,
          )
        );
      case 'list':
        return (
          total +
          block.items.reduce((sum, item) => sum + countLines(item) + 0.5, 0)
        );
      default:
        return total + 2;
    }
  }, 0);
}

/** Longest option of those that go two in a line. */
const MAX_SHORT_OPTION = 30;

/**
 * @param {Question} question
 * @returns {number} Options in each line.
 */
export const getOptionColumns = ({ options }) =>
  options.every(
    ({ children }) => getPlainText(children).length <= MAX_SHORT_OPTION,
  )
    ? 2
    : 1;

/** Narrowest column of a table, in characters. */
const MIN_COLUMN = 5;

/** Widest column of running text that a table asks for, in characters. */
const MAX_TEXT_COLUMN = 42;

/** Characters that fit in a table as wide as the page. */
const TABLE_CHARACTERS = 84;

/** Characters that the margins of a cell take. */
const CELL_MARGIN = 3;

/**
 * @param {Cell} cell
 * @returns {number} Characters that the cell asks for.
 */
function measureCell({ children }) {
  const widths = children.map((block) => {
    if (block.type === 'preformatted')
      return Math.max(...block.text.split('\n').map((line) => line.length));
    if (block.type !== 'paragraph') return MAX_TEXT_COLUMN;
    const text = getPlainText(block.children);
    const isCode = block.children[0]?.type === 'inlineCode';
    return Math.min(text.length * (isCode ? 1.2 : 1), MAX_TEXT_COLUMN);
  });
  return Math.max(MIN_COLUMN, ...widths) + CELL_MARGIN;
}

/**
 * Shares the width of a table among its columns. Typst would measure every cell
 * several times.
 *
 * @param {readonly (readonly Cell[])[]} rows
 * @param {number} columns
 * @returns {{width: number, weights: number[]}} Width in percent of the page.
 */
function measureColumns(rows, columns) {
  const weights = Array.from({ length: columns }, (_, column) =>
    Math.round(
      Math.max(
        ...rows.map((row) => {
          const cell = row[column];
          return cell ? measureCell(cell) : 0;
        }),
      ),
    ),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return {
    width: Math.min(100, Math.ceil((total / TABLE_CHARACTERS) * 100)),
    weights,
  };
}

/**
 * @param {Cell} cell
 * @param {Document} document
 * @param {Place} place
 * @returns {string}
 */
const writeCell = ({ children, isHeader }, document, place) => {
  const markup = writeBlocks(children, document, { ...place, isInTable: true });
  return content(isHeader ? call('strong', [content(markup)]) : markup);
};

/**
 * @param {Extract<Block, {type: 'table'}>} table
 * @param {Document} document
 * @param {Place} place
 * @returns {string}
 */
function writeTable(table, document, place) {
  const rows = [...table.head, ...table.body];
  const columns = Math.max(...rows.map((row) => row.length));
  const { width, weights } = measureColumns(rows, columns);
  const aligns = Array.from({ length: columns }, (_, column) =>
    table.body.some((row) => row[column]?.isNumber) ? 'right' : 'left',
  );
  return call('data-table', [
    `${width}%`,
    formatArray(weights.map((weight) => `${weight}fr`)),
    formatArray(aligns),
    table.caption.length === 0
      ? 'none'
      : content(writeInlines(table.caption, document)),
    formatArray(
      table.head.flatMap((row) =>
        row.map(({ children }) =>
          content(
            writeBlocks(children, document, { ...place, isInTable: true }),
          ),
        ),
      ),
    ),
    formatArray(
      table.body.flatMap((row) =>
        row.map((cell) => writeCell(cell, document, place)),
      ),
    ),
    ...allowBreak(countLines([table]), MAX_KEPT_TABLE_LINES),
  ]);
}

/**
 * @param {string} place
 * @param {Document} document
 * @returns {string}
 */
const writePageLink = (place, { getPage }) =>
  call('page-link', [quote(place), String(getPage(place))]);

/**
 * Writes a question, and leaves its answer for the end of the chapter.
 *
 * @param {Question} question
 * @param {Document} document
 * @param {Place} place
 * @returns {string}
 */
function writeQuestion(question, document, place) {
  const { activities, chapter } = document;
  activities.questions += 1;
  const number = activities.questions;
  const name = formatPlace(chapter, `pregunta-${number}`);
  const answer = formatPlace(chapter, `respuesta-${number}`);
  activities.answers.push({
    name: answer,
    place: name,
    title: `#${quote(`Pregunta ${number}`)}`,
    blocks: [],
    reasons: question.reasons,
  });
  const typed = question.kind === 'typed';
  const many = question.kind === 'many' ? ' (varias)' : '';
  return call('question', [
    quote(name),
    quote(`Pregunta ${number}${many}`),
    content(writeBlocks(question.statement, document, indent(place))),
    formatArray(
      question.options.map(
        ({ letter, children }) =>
          `(${quote(letter)}, ${content(writeInlines(children, document))})`,
      ),
    ),
    String(getOptionColumns(question)),
    String(typed && !JSON.stringify(question.statement).includes('___')),
    content(writePageLink(answer, document)),
    ...allowBreak(countLines(question.statement), MAX_KEPT_LINES),
  ]);
}

/**
 * Writes an exercise or a step, and leaves its hints and its answer for the end
 * of the chapter.
 *
 * @param {Exercise} exercise
 * @param {Document} document
 * @param {Place} place
 * @returns {string}
 */
function writeExercise(exercise, document, place) {
  const { activities, chapter } = document;
  const name = formatPlace(chapter, exercise.id);
  const title = writeInlines(exercise.title, document);
  const url = document.getUrl(exercise.id);
  const hints = formatPlace(chapter, `pistas-${exercise.id}`);
  const answer = formatPlace(chapter, `solucion-${exercise.id}`);
  if (exercise.hints.length > 0)
    activities.hints.push({
      name: hints,
      place: name,
      title,
      hints: exercise.hints,
    });
  if (exercise.answer.length > 0)
    activities.answers.push({
      name: answer,
      place: name,
      title,
      blocks: shortenSolution(exercise, url),
      reasons: [],
    });
  const where = [
    ...(exercise.hints.length > 0
      ? [
          `#${quote(exercise.hints.length === 1 ? 'Pista: ' : 'Pistas: ')}${writePageLink(hints, document)}`,
        ]
      : []),
    ...(exercise.answer.length > 0
      ? [
          `#${quote(exercise.kind === 'step' ? 'Respuesta: ' : 'Solución: ')}${call('page-link', [quote(answer), String(document.getPage(answer))])}`,
        ]
      : []),
  ].join(`#${quote(' · ')}`);
  const isStep = exercise.kind === 'step';
  const inside = isStep ? indent(place) : place;
  const body = content(
    [
      writeBlocks(shortenCases(exercise.statement), document, inside),
      writeBlocks(shortenPrograms(exercise.start, url), document, {
        ...inside,
        hasColumns: !isStep,
      }),
    ].join('\n\n'),
  );
  return isStep
    ? call('step', [quote(name), content(title), content(where), body])
    : call('exercise', [
        quote(name),
        content(title),
        quote(exercise.level ?? ''),
        writeQr(url),
        content(where),
        body,
      ]);
}

/**
 * @param {Block} block
 * @param {Document} document
 * @param {Place} place
 * @returns {string} Markup.
 */
function writeBlock(block, document, place) {
  switch (block.type) {
    case 'heading':
      return call('section', [
        String(block.level + 1),
        quote(formatPlace(document.chapter, block.id)),
        content(writeInlines(block.children, document)),
      ]);
    case 'paragraph':
      return writeInlines(block.children, document);
    case 'list':
      return call(block.isOrdered ? 'enum' : 'list', [
        ...(block.isOrdered ? [`start: ${block.start}`] : []),
        ...block.items.map((item) =>
          content(writeBlocks(item, document, indent(place))),
        ),
      ]);
    case 'quote':
      return call('quotation', [
        content(writeBlocks(block.children, document, indent(place))),
      ]);
    case 'table':
      return writeTable(block, document, place);
    case 'code':
    case 'session':
      return writeCode(block, place);
    case 'preformatted':
      return call(place.isInTable ? 'cell-text' : 'preformatted', [
        writeLines(
          splitText(block.text),
          place.isInTable ? Infinity : place.columns,
        ).code,
      ]);
    case 'output':
      return call('output-box', [
        content(writeInlines(block.label, document)),
        content(writeBlocks(block.children, document, indent(place))),
        ...allowBreak(countLines(block.children), MAX_KEPT_LINES),
      ]);
    case 'figure': {
      const { file, width } = document.addPicture(block.src);
      return call('picture', [quote(file), quote(block.alt), `${width}mm`]);
    }
    case 'admonition':
      return call('aside', [
        content(writeInlines(block.title, document)),
        content(writeBlocks(block.children, document, indent(place))),
      ]);
    case 'details':
      return call('aside', [
        content(writeInlines(block.summary, document)),
        content(writeBlocks(block.children, document, indent(place))),
      ]);
    case 'quiz':
      return block.questions
        .map((question) => writeQuestion(question, document, place))
        .join('\n\n');
    case 'exercise':
      return writeExercise(block, document, place);
    case 'pause':
      return call('warm-up-pause', [
        block.children.length === 0
          ? 'none'
          : content(writeBlocks(block.children, document, place)),
      ]);
  }
}

/**
 * Joins each program with the output that follows it.
 *
 * @param {readonly Block[]} blocks
 * @returns {Block[][]}
 */
function groupOutputs(blocks) {
  /** @type {Block[][]} */
  const groups = [];
  for (const block of blocks)
    if (block.type === 'output' && groups.at(-1)?.at(-1)?.type === 'code')
      groups.at(-1)?.push(block);
    else groups.push([block]);
  return groups;
}

/**
 * Writes blocks.
 *
 * @param {readonly Block[]} blocks
 * @param {Document} document
 * @param {Place} place
 * @returns {string} Markup.
 */
export const writeBlocks = (blocks, document, place) =>
  groupOutputs(blocks)
    .map((group) => {
      const markup = group
        .map((block) => writeBlock(block, document, place))
        .join('\n\n');
      return group.length === 1
        ? markup
        : call('group', [
            content(markup),
            ...allowBreak(countLines(group), MAX_KEPT_GROUP_LINES),
          ]);
    })
    .join('\n\n');
