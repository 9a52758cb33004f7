import { fork } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createBrowserHost, findBrowser } from '../browser.mjs';
import { UserError } from '../cli.mjs';
import { importTypeScript } from '../typescript.mjs';
import { offerBooks } from './offer.mjs';

/** @typedef {import('./course.mjs').BookFile} BookFile */
/** @typedef {import('./course.mjs').CourseJob} CourseJob */

/** Folder of the books inside the built site. */
const BOOKS_FOLDER = 'libros';

const WORKER = fileURLToPath(new URL('worker.mjs', import.meta.url));

/**
 * List of the letters that Typst finds in a Linux computer, which is empty.
 * macOS and Windows have no such list: there, a Libertinus Serif, a DejaVu Sans
 * Mono or a JetBrains Mono of the computer draws the book.
 */
const FONT_LIST = fileURLToPath(new URL('pdf/fonts.conf', import.meta.url));

/** Says what is not checked on a computer without a browser. */
const NO_BROWSER =
  'No hay un Chromium: no se mira la accesibilidad de los EPUB. Lo instala «npx playwright install chromium»; uno propio se indica con CHROMIUM_PATH.';

/**
 * Most memory of JavaScript in a process, in megabytes: without a limit, Node
 * lets what is no longer used grow.
 */
const MAX_HEAP_MB = 200;

/**
 * Writes a course in a process of its own, which returns its memory.
 *
 * @param {CourseJob} job
 * @param {(file: BookFile) => void} onFile
 * @returns {Promise<string[]>} Why it ended before its time, if it did.
 */
function writeCourseApart(job, onFile) {
  const child = fork(WORKER, {
    execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`],
    env: {
      ...process.env,
      // Typst frees what it composes: one pool for all threads reuses it.
      MALLOC_ARENA_MAX: '1',
      // A letter of the computer would replace the one that Typst brings.
      FONTCONFIG_FILE: FONT_LIST,
    },
  });
  return new Promise((resolve) => {
    /** @type {string[]} */
    const faults = [];
    child.on('message', (message) => {
      const answer = /** @type {import('./worker.mjs').Message} */ (message);
      if (answer.kind === 'file') onFile(answer.file);
      else faults.push(answer.message);
    });
    child.once('close', (code, signal) => {
      if (code !== 0 && faults.length === 0)
        faults.push(
          `El proceso que hace ${job.course} terminó antes de tiempo (${signal ?? `código ${code}`}).`,
        );
      resolve(faults);
    });
    child.send(job);
  });
}

/**
 * Formats a line about a file that was written.
 *
 * @param {BookFile} file
 * @returns {string}
 */
export const formatFile = ({ name, bytes, seconds }) =>
  `✓ ${BOOKS_FOLDER}/${name} · ${(bytes / 1e6).toFixed(2).replace('.', ',')} MB · ${seconds.toFixed(1).replace('.', ',')} s`;

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
 * @param {boolean} [options.isEveryPage] True to check the accessibility of all
 *   the pages of an EPUB, and not of a sample.
 * @param {(file: BookFile) => void} [options.onFile]
 * @param {(notice: string) => void} [options.onNotice] Called with what could
 *   not be checked.
 * @throws {UserError} when a checked file has faults.
 * @returns {Promise<BookFile[]>} In the order of the courses.
 */
export async function writeBooks({
  root,
  build = path.join(root, 'build'),
  courses: chosen,
  isChecked = false,
  isEveryPage = false,
  onFile,
  onNotice,
}) {
  const { courses } = /** @type {typeof import('../../../src/courses')} */ (
    await importTypeScript(root, 'src/courses/index.ts')
  );
  const folder = path.join(
    isChecked ? path.join(root, '.cache') : build,
    BOOKS_FOLDER,
  );
  // A course or lesson that no longer exists must not keep its book.
  if (chosen === undefined) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const browserPath = isChecked
    ? await findBrowser(createBrowserHost(root))
    : undefined;
  if (isChecked && browserPath === undefined) onNotice?.(NO_BROWSER);
  /** @type {BookFile[]} */
  const files = [];
  /** @type {string[]} */
  const faults = [];
  for (const course of chosen ?? courses.map(({ id }) => id))
    faults.push(
      ...(await writeCourseApart(
        { root, build, course, folder, isChecked, isEveryPage, browserPath },
        (file) => {
          files.push(file);
          faults.push(
            ...file.faults.map(
              (fault) => `${BOOKS_FOLDER}/${file.name}: ${fault}`,
            ),
          );
          onFile?.(file);
        },
      )),
    );
  if (faults.length > 0)
    throw new UserError(
      `Los libros tienen faltas:\n  ${faults.join('\n  ')}`,
      'Un texto se corrige en su lección; lo demás, en scripts/lib/books/.',
    );
  if (!isChecked) await offerBooks(build, BOOKS_FOLDER, files);
  return files;
}
