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
 * @property {boolean} [isEveryPage] True to check the accessibility of all the
 *   pages of the EPUB, and not of a sample.
 * @property {string} [browserPath] Browser to check it with; undefined where
 *   there is none.
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
 * @param {Uint8Array} bytes
 * @param {CourseJob} job
 * @returns {Promise<string[]>}
 */
async function findAllEpubFaults(bytes, { root, isEveryPage, browserPath }) {
  // Only a check needs these libraries, which take seconds to load.
  const { findEpubFaults } = await import('./epub/check.mjs');
  const faults = await findEpubFaults(bytes);
  if (browserPath === undefined) return faults;
  const { chromium } = await import('@playwright/test');
  const { findAccessibilityFaults } = await import('./epub/accessibility.mjs');
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: ['--no-sandbox'],
  });
  try {
    const options = { root, browser, isEveryPage };
    return [...faults, ...(await findAccessibilityFaults(bytes, options))];
  } finally {
    await browser.close();
  }
}

/**
 * @param {string} name
 * @param {Uint8Array} bytes
 * @param {CourseJob} job
 * @returns {string[] | Promise<string[]>} Faults of a file, for a person.
 */
const findFaults = (name, bytes, job) =>
  name.endsWith('.pdf')
    ? findPdfFaults(Buffer.from(bytes), {
        isBook: !name.startsWith(SHEET_PREFIX),
      })
    : findAllEpubFaults(bytes, job);

/**
 * Writes the book of a course, as PDF and EPUB, and its worksheets.
 *
 * @param {CourseJob} job
 * @param {(file: BookFile) => void} onFile
 */
export async function writeCourse(job, onFile) {
  const { root, build, course, folder, isChecked } = job;
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
    const faults = isChecked ? await findFaults(name, bytes, job) : [];
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
