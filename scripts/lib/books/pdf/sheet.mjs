import { getPlainText } from '../walk.mjs';
import { countCodeLines, getOptionColumns, writeBlocks } from './blocks.mjs';
import { formatDay, writeDate } from './book.mjs';
import { writeInlines } from './inline.mjs';
import { writeQr } from './qr.mjs';
import { shortenCases, shortenPrograms } from './shorten.mjs';
import { call, content, formatArray, quote } from './typst-text.mjs';

/** @typedef {import('../tree.ts').Block} Block */
/** @typedef {import('../tree.ts').Book} Book */
/** @typedef {import('../tree.ts').Chapter} Chapter */
/** @typedef {import('../tree.ts').Exercise} Exercise */
/** @typedef {import('../tree.ts').Question} Question */
/** @typedef {import('./inline.mjs').Document} Document */

/** Place of the exercises of a sheet. */
const TEXT = { columns: 96, isInTable: false };

/** Place of its answers, in two columns. */
const ANSWERS = { columns: 44, isInTable: false };

/** Lines to write an exercise. */
const MIN_LINES = 5;
const MAX_LINES = 22;

/**
 * Replaces what leads to another chapter by what leads to its page, and the
 * terms of the glossary, which a sheet has not, by their text.
 *
 * @template T
 * @param {T} value
 * @param {Book} book
 * @returns {T}
 */
function detachNodes(value, book) {
  if (Array.isArray(value))
    return /** @type {T} */ (value.flatMap((item) => detachNode(item, book)));
  if (typeof value !== 'object' || value === null) return value;
  return /** @type {T} */ (
    Object.fromEntries(
      Object.entries(value).map(([key, field]) => [
        key,
        detachNodes(field, book),
      ]),
    )
  );
}

/**
 * @param {unknown} item
 * @param {Book} book
 * @returns {unknown[]}
 */
function detachNode(item, book) {
  const node = /** @type {import('../walk.mjs').Node | undefined} */ (item);
  if (node?.type === 'term') return detachNodes([...node.children], book);
  if (node?.type !== 'reference') return [detachNodes(item, book)];
  const target = book.parts
    .flatMap(({ chapters }) => chapters)
    .find(({ id }) => id === node.chapter);
  return [
    {
      type: 'link',
      url: `${target?.url ?? book.url}${node.anchor === undefined ? '' : `#${node.anchor}`}`,
      children: detachNodes(node.children, book),
    },
  ];
}

/**
 * Takes the blocks of a section of a lesson.
 *
 * @param {readonly Block[]} body
 * @param {string} id Id of its heading.
 * @returns {readonly Block[]}
 */
function getSection(body, id) {
  const start = body.findIndex(
    (block) => block.type === 'heading' && block.id === id,
  );
  if (start === -1) return [];
  const rest = body.slice(start + 1);
  const end = rest.findIndex(
    (block) => block.type === 'heading' && block.level === 2,
  );
  return end === -1 ? rest : rest.slice(0, end);
}

/**
 * @param {Exercise} exercise
 * @returns {number} Lines that its solution takes, to leave room for them.
 */
const countWritingLines = ({ answer }) =>
  Math.min(Math.max(countCodeLines(answer) + 2, MIN_LINES), MAX_LINES);

/**
 * @param {Question} question
 * @param {Document} document
 * @returns {string}
 */
const writeRightAnswer = ({ reasons }, document) =>
  reasons
    .filter(({ isRight }) => isRight)
    .map(({ letter, children }) =>
      [
        ...(letter === undefined ? [] : [`#strong(${quote(`${letter}) `)})`]),
        writeBlocks(children, document, ANSWERS),
      ].join(''),
    )
    .join('\n\n');

/**
 * @param {Exercise} exercise
 * @param {number} number
 * @param {Document} document
 * @returns {string}
 */
function writeTask(exercise, number, document) {
  const url = document.getUrl(exercise.id);
  return call('task', [
    String(number),
    content(writeInlines(exercise.title, document)),
    quote(exercise.level ?? ''),
    writeQr(url),
    content(
      [
        writeBlocks(shortenCases(exercise.statement), document, TEXT),
        writeBlocks(shortenPrograms(exercise.start, url), document, {
          ...TEXT,
          hasColumns: true,
        }),
      ].join('\n\n'),
    ),
    String(countWritingLines(exercise)),
  ]);
}

/**
 * Writes the solution of an exercise. A long program would make a sheet of ten
 * pages: it says where it is.
 *
 * @param {Exercise} exercise
 * @param {Document} document
 * @returns {string}
 */
const writeSolution = ({ id, answer }, document) =>
  writeBlocks(shortenPrograms(answer, document.getUrl(id)), document, ANSWERS);

/**
 * Writes the worksheet of a lesson.
 *
 * @param {Chapter} chapter
 * @param {Book} book
 * @param {Document['addPicture']} addPicture
 * @returns {string} Typst document.
 */
export function writeSheet(chapter, book, addPicture) {
  const body = detachNodes(chapter.body, book);
  /** @type {Document} */
  const document = {
    chapter: chapter.id,
    file: chapter.file,
    anchors: new Set(),
    addPicture,
    addTermUse: () => '',
    getPage: () => 1,
    getUrl: (id) => `${chapter.url}#${id}`,
    activities: { questions: 0, hints: [], answers: [] },
  };
  const exercises = body.flatMap((block) =>
    block.type === 'exercise' && block.kind === 'exercise' ? [block] : [],
  );
  const questions = getSection(body, 'comprueba-lo-aprendido').flatMap(
    (block) => (block.type === 'quiz' ? block.questions : []),
  );
  const write = (/** @type {readonly Block[]} */ blocks) =>
    content(writeBlocks(blocks, document, TEXT));
  // The last paragraphs of a summary send to the next lesson.
  const summary = getSection(body, 'resumen').filter(
    ({ type }) => type === 'list' || type === 'table',
  );
  return [
    '#import "sheet.typ": *',
    `#show: sheet.with(${[
      `title: ${quote(getPlainText(chapter.title))}`,
      `course: ${quote(book.title)}`,
      `url: ${quote(chapter.url)}`,
      `author: ${quote(book.author)}`,
      `date: ${writeDate(chapter.revised)}`,
      `edition: ${quote(formatDay(chapter.revised))}`,
    ].join(', ')})`,
    call('sheet-section', [quote('Resumen'), write(summary)]),
    call('sheet-section', [
      quote('Ejercicios'),
      content(
        exercises
          .map((exercise, index) => writeTask(exercise, index + 1, document))
          .join('\n\n'),
      ),
    ]),
    call('sheet-section', [
      quote('Preguntas'),
      content(
        questions
          .map((question, index) =>
            call('sheet-question', [
              String(index + 1),
              write(question.statement),
              formatArray(
                question.options.map(
                  ({ letter, children }) =>
                    `(${quote(letter)}, ${content(writeInlines(children, document))})`,
                ),
              ),
              String(getOptionColumns(question)),
              String(question.kind === 'typed'),
            ]),
          )
          .join('\n\n'),
      ),
    ]),
    call('sheet-answers', [
      content(
        [
          ...exercises.map((exercise, index) =>
            call('sheet-answer', [
              quote(`Ejercicio ${index + 1}`),
              content(writeSolution(exercise, document)),
            ]),
          ),
          ...questions.map((question, index) =>
            call('sheet-answer', [
              quote(`Pregunta ${index + 1}`),
              content(writeRightAnswer(question, document)),
            ]),
          ),
        ].join('\n\n'),
      ),
    ]),
  ].join('\n\n');
}
