import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { UserError } from '../cli.mjs';
import { findPdfFaults } from './check.mjs';
import { createEpub } from './epub/index.mjs';
import { createTypesetter } from './pdf/compile.mjs';
import { writeBook } from './pdf/book.mjs';
import { writeSheet } from './pdf/sheet.mjs';
import { offerBooks } from './offer.mjs';
import { readBooks } from './read-books.mjs';
import { readPictures } from './read-picture.mjs';

/** @typedef {import('./tree.ts').Book} Book */

/** Folder of the books inside the built site. */
const BOOKS_FOLDER = 'libros';

/**
 * @typedef {object} BookFile
 * @property {string} name Name inside the folder of the books.
 * @property {number} bytes
 */

/**
 * Names the worksheet of a lesson. Two courses may have lessons of the same
 * name, so the course goes before it.
 *
 * @param {string} course Id of the course.
 * @param {string} lesson Name of the lesson.
 * @returns {string}
 */
const formatSheetName = (course, lesson) => `hoja-${course}-${lesson}.pdf`;

/**
 * Formats a line about a file that was written.
 *
 * @param {BookFile} file
 * @param {number} seconds Time that it took.
 * @returns {string}
 */
export const formatFile = ({ name, bytes }, seconds) =>
  `✓ ${BOOKS_FOLDER}/${name} · ${(bytes / 1e6).toFixed(2).replace('.', ',')} MB · ${seconds.toFixed(1).replace('.', ',')} s`;

/**
 * @param {string} name
 * @param {Uint8Array} bytes
 * @returns {Promise<readonly string[]>} Faults of a file, for a person.
 */
async function findFaults(name, bytes) {
  if (name.endsWith('.pdf')) return findPdfFaults(Buffer.from(bytes));
  // Only a check needs this library, which takes a second to load.
  const { findEpubFaults } = await import('./epub/check.mjs');
  return findEpubFaults(bytes);
}

/**
 * Writes the books and worksheets of a built site.
 *
 * @param {object} options
 * @param {string} options.root The project, as it was when the site was built.
 * @param {string} [options.build] Folder of the built site.
 * @param {readonly string[]} [options.courses] Ids of the courses to write; by
 *   default, all.
 * @param {boolean} [options.isChecked] True to check each file and leave the
 *   site as it is: the books go to `.cache`, and its pages do not offer them.
 * @param {(file: BookFile, seconds: number) => void} [options.onFile]
 * @throws {UserError} when a checked file has faults.
 * @returns {Promise<BookFile[]>} In the order of the courses.
 */
export async function writeBooks({
  root,
  build = path.join(root, 'build'),
  courses,
  isChecked = false,
  onFile,
}) {
  const books = (await readBooks({ root, build })).filter(
    ({ id }) => courses === undefined || courses.includes(id),
  );
  const typesetter = await createTypesetter(await readPictures(books, build));
  const folder = path.join(
    isChecked ? path.join(root, '.cache') : build,
    BOOKS_FOLDER,
  );
  // A course or lesson that no longer exists must not keep its book.
  if (courses === undefined) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  /** @type {BookFile[]} */
  const files = [];
  /** @type {string[]} */
  const faults = [];
  /** @param {string} name @param {() => Uint8Array | Promise<Uint8Array>} make */
  const write = async (name, make) => {
    const start = performance.now();
    const bytes = await make();
    await writeFile(path.join(folder, name), bytes);
    const file = { name, bytes: bytes.length };
    files.push(file);
    if (isChecked)
      faults.push(
        ...(await findFaults(name, bytes)).map(
          (fault) => `${BOOKS_FOLDER}/${name}: ${fault}`,
        ),
      );
    onFile?.(file, (performance.now() - start) / 1000);
  };
  for (const book of books) {
    await write(`${book.id}.pdf`, () =>
      typesetter.compile(writeBook(book, typesetter.addPicture)),
    );
    await write(`${book.id}.epub`, () => createEpub(book, { root, build }));
    for (const chapter of book.parts.flatMap(({ chapters }) => chapters))
      await write(formatSheetName(book.id, chapter.id), () =>
        typesetter.compile(writeSheet(chapter, book, typesetter.addPicture)),
      );
  }
  if (faults.length > 0)
    throw new UserError(
      `Los libros tienen faltas:\n  ${faults.join('\n  ')}`,
      'Un texto se corrige en su lección; lo demás, en scripts/lib/books/.',
    );
  if (!isChecked) await offerBooks(build, BOOKS_FOLDER, files);
  return files;
}
