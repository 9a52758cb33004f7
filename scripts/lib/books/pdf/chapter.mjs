import { writeBlocks } from './blocks.mjs';
import { formatPlace, writeInlines } from './inline.mjs';
import { call, content, formatArray, quote } from './typst-text.mjs';

/** @typedef {import('../tree.ts').Chapter} Chapter */
/** @typedef {import('../tree.ts').Reason} Reason */
/** @typedef {import('./inline.mjs').Answer} Answer */
/** @typedef {import('./inline.mjs').Document} Document */
/** @typedef {import('./blocks.mjs').Place} Place */

/** Place of the text of a chapter: characters of 8 pt in a line. */
const TEXT = { columns: 76, isInTable: false };

/** Place of the hints and answers, in two columns. */
const ANSWERS = { columns: 41, isInTable: false };

/**
 * @param {Reason} reason
 * @param {Document} document
 * @returns {string}
 */
const writeReason = ({ letter, isRight, children }, document) =>
  `(${letter === undefined ? 'none' : quote(letter)}, ${String(isRight)}, ${content(writeBlocks(children, document, ANSWERS))})`;

/**
 * @param {Answer} answer
 * @param {Document} document
 * @returns {string}
 */
const writeAnswer = ({ name, place, title, blocks, reasons }, document) =>
  call('answer', [
    quote(name),
    quote(place),
    String(document.getPage(place)),
    content(title),
    formatArray(reasons.map((reason) => writeReason(reason, document))),
    content(writeBlocks(blocks, document, ANSWERS)),
  ]);

/**
 * Writes a chapter, with its hints and answers at the end.
 *
 * @param {Chapter} chapter
 * @param {Omit<Document, 'activities' | 'chapter' | 'file' | 'getUrl'>} book
 * @returns {string} Markup.
 */
export function writeChapter(chapter, book) {
  /** @type {Document} */
  const document = {
    ...book,
    chapter: chapter.id,
    file: chapter.file,
    getUrl: (id) => `${chapter.url}#${id}`,
    activities: { questions: 0, hints: [], answers: [] },
  };
  const { hints, answers } = document.activities;
  const body = writeBlocks(chapter.body, document, TEXT);
  const parts = [
    call('chapter', [
      quote(chapter.id),
      String(chapter.number),
      content(writeInlines(chapter.title, document)),
      quote(chapter.url),
      content(writeInlines(chapter.duration, document)),
      chapter.requirements.length === 0
        ? 'none'
        : content(writeInlines(chapter.requirements, document)),
      formatArray(
        chapter.objectives.map((one) => content(writeInlines(one, document))),
      ),
    ]),
    body,
  ];
  if (hints.length > 0)
    parts.push(
      call('end-section', [
        quote(formatPlace(chapter.id, 'pistas')),
        quote('Pistas'),
        content(
          hints
            .map(({ name, place, title, hints: some }) =>
              call('hints', [
                quote(name),
                quote(place),
                String(document.getPage(place)),
                content(title),
                formatArray(
                  some.map((hint) =>
                    content(writeBlocks(hint, document, ANSWERS)),
                  ),
                ),
              ]),
            )
            .join('\n\n'),
        ),
      ]),
    );
  if (answers.length > 0)
    parts.push(
      call('end-section', [
        quote(formatPlace(chapter.id, 'respuestas')),
        quote('Respuestas'),
        content(
          answers.map((answer) => writeAnswer(answer, document)).join('\n\n'),
        ),
      ]),
    );
  return parts.join('\n\n');
}
