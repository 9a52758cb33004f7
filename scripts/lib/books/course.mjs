import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { findPdfFaults } from './check.mjs';
import { createEpub } from './epub/index.mjs';
import { composeBook } from './pdf/compose.mjs';
import { createTypesetter } from './pdf/compile.mjs';
import { writeSheet } from './pdf/sheet.mjs';
import { readCourseBook } from './read-books.mjs';
import { readPictures } from './read-picture.mjs';
import { getPlainText } from './walk.mjs';

/**
 * File that was written.
 *
 * @typedef {object} BookFile
 * @property {string} name Name inside the folder of the books.
 * @property {number} bytes
 * @property {number} seconds Time that it took.
 * @property {readonly string[]} faults What a check found in it.
 * @property {SheetPlace} [sheet] Place of a worksheet.
 */

/**
 * Place of a worksheet in its course.
 *
 * @typedef {object} SheetPlace
 * @property {string} course Id of the course.
 * @property {string} module Title of the module.
 * @property {string} lesson Path of the lesson, without the base of the site.
 * @property {string} title Title of the lesson.
 */

/**
 * @typedef {object} CourseJob
 * @property {string} root The project, as it was when the site was built.
 * @property {string} build Folder of the built site.
 * @property {string} course Id of the course.
 * @property {string} folder Where the files go.
 * @property {boolean} isChecked True to check each file.
 */

/** Start of the name of a worksheet. */
const SHEET_PREFIX = 'hoja-';

/**
 * Names the worksheet of a lesson. Two courses may have lessons of the same
 * name, so the course goes before it.
 *
 * @param {string} course Id of the course.
 * @param {string} lesson Name of the lesson.
 * @returns {string}
 */
const formatSheetName = (course, lesson) =>
  `${SHEET_PREFIX}${course}-${lesson}.pdf`;

/**
 * @param {string} name
 * @param {Uint8Array} bytes
 * @returns {Promise<readonly string[]>} Faults of a file, for a person.
 */
async function findFaults(name, bytes) {
  if (name.endsWith('.pdf'))
    return findPdfFaults(Buffer.from(bytes), {
      isBook: !name.startsWith(SHEET_PREFIX),
    });
  // Only a check needs this library, which takes a second to load.
  const { findEpubFaults } = await import('./epub/check.mjs');
  return findEpubFaults(bytes);
}

/**
 * Writes the book of a course, as PDF and EPUB, and its worksheets.
 *
 * @param {CourseJob} job
 * @param {(file: BookFile) => void} onFile
 */
export async function writeCourse(
  { root, build, course, folder, isChecked },
  onFile,
) {
  const book = await readCourseBook({ root, build, course });
  const typesetter = await createTypesetter(await readPictures(book, build));
  /**
   * @param {string} name
   * @param {() => Uint8Array | Promise<Uint8Array>} make
   * @param {SheetPlace} [sheet]
   */
  const write = async (name, make, sheet) => {
    const start = performance.now();
    const bytes = await make();
    await writeFile(path.join(folder, name), bytes);
    const faults = isChecked ? await findFaults(name, bytes) : [];
    const seconds = (performance.now() - start) / 1000;
    onFile({
      name,
      bytes: bytes.length,
      seconds,
      faults,
      ...(sheet && { sheet }),
    });
  };
  await write(`${course}.pdf`, () => composeBook(book, typesetter));
  await write(`${course}.epub`, () => createEpub(book, { root, build }));
  for (const part of book.parts)
    for (const chapter of part.chapters)
      await write(
        formatSheetName(course, chapter.id),
        () =>
          typesetter.compile(writeSheet(chapter, book, typesetter.addPicture)),
        {
          course,
          module: part.title,
          lesson: chapter.path,
          title: getPlainText(chapter.title),
        },
      );
}
