import { collectAnchors } from './anchors.mjs';
import { writeChapter } from './chapter.mjs';
import { formatTermPlace } from './inline.mjs';
import { call, content, formatArray, quote } from './typst-text.mjs';

/** @typedef {import('../tree.ts').Book} Book */
/** @typedef {import('../tree.ts').GlossaryTerm} GlossaryTerm */
/** @typedef {import('./inline.mjs').Document} Document */

/**
 * Formats a day for the reader: `28 de noviembre de 2026`.
 *
 * @param {string} day `2026-11-28`.
 * @returns {string}
 */
export const formatDay = (day) =>
  new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );

/**
 * Writes a day as a Typst date.
 *
 * @param {string} day
 * @returns {string}
 */
export function writeDate(day) {
  const [year, month, date] = day.split('-').map(Number);
  return `datetime(year: ${year}, month: ${month}, day: ${date})`;
}

/**
 * Writes a definition, whose code goes between backticks.
 *
 * @param {string} definition
 * @returns {string}
 */
const writeDefinition = (definition) =>
  definition
    .split('`')
    .map((piece, index) =>
      index % 2 === 0 ? `#${quote(piece)}` : call('raw', [quote(piece)]),
    )
    .join('');

/**
 * @param {GlossaryTerm} term
 * @param {number} uses
 * @returns {string}
 */
const writeTerm = ({ id, term, english, definition }, uses) =>
  call('glossary-entry', [
    quote(formatTermPlace(id)),
    quote(term),
    english === undefined ? 'none' : quote(english),
    content(writeDefinition(definition)),
    formatArray(
      Array.from({ length: uses }, (_, index) =>
        quote(formatUsePlace(id, index)),
      ),
    ),
  ]);

/** @param {string} id @param {number} index */
const formatUsePlace = (id, index) => `uso--${id}--${index}`;

/**
 * Writes a whole book.
 *
 * @param {Book} book
 * @param {Document['addPicture']} addPicture
 * @returns {string} Typst document.
 */
export function writeBook(book, addPicture) {
  /** @type {Map<string, number>} */
  const uses = new Map();
  const document = {
    anchors: collectAnchors(book),
    addPicture,
    /** @param {string} id */
    addTermUse(id) {
      const count = uses.get(id) ?? 0;
      uses.set(id, count + 1);
      return formatUsePlace(id, count);
    },
  };
  const parts = book.parts.flatMap(({ number, title, chapters }) => [
    call('part', [
      String(number),
      quote(title),
      formatArray(chapters.map(({ id }) => quote(id))),
    ]),
    ...chapters.map((chapter) => writeChapter(chapter, document)),
  ]);
  return [
    '#import "book.typ": *',
    `#show: book.with(${[
      `id: ${quote(book.id)}`,
      `title: ${quote(book.title)}`,
      `subject: ${quote(book.subject)}`,
      `description: ${quote(book.description)}`,
      `author: ${quote(book.author)}`,
      `url: ${quote(book.url)}`,
      `date: ${writeDate(book.revised)}`,
      `edition: ${quote(formatDay(book.revised))}`,
    ].join(', ')})`,
    ...parts,
    call('glossary', [
      content(
        book.glossary
          .map((term) => writeTerm(term, uses.get(term.id) ?? 0))
          .join('\n\n'),
      ),
    ]),
  ].join('\n\n');
}
