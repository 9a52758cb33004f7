import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Files and folders that a build reads, besides those prepared before it. */
const COPIED_PATHS = [
  'blog',
  'config',
  'docs',
  'docusaurus.config.ts',
  'i18n',
  'package.json',
  'scripts',
  'sidebars.ts',
  'src',
  'static',
  'tsconfig.json',
  'versioned_docs',
  'versioned_sidebars',
  'versions.json',
];

/**
 * Folders prepared before the build, which only reads them: linked, not copied.
 */
const LINKED_PATHS = [
  'linux-image',
  'node_modules',
  path.join('.cache', 'labs'),
];

const COURSES = path.join('src', 'courses', 'index.ts');
const LABS = path.join('src', 'labs', 'index.ts');
const END_OF_ROWS = '\n] as const';
const FIXTURES = path.join('scripts', 'lib', '__fixtures__');
const COURSE_FIXTURE = path.join(FIXTURES, 'course');
const LAB_FIXTURE = path.join(FIXTURES, 'lab');

/** Laboratory that writes texts backwards: its folder, its page and its picture. */
export const fixtureLab = {
  id: 'eco',
  label: 'Laboratorio de eco',
  page: '/laboratorio/eco/',
  picture: '/img/bloques/lab-eco.svg',
  extension: '.eco',
};

/** Row of a course with two lessons, as its author would add it. */
export const fixtureCourse = {
  id: 'prueba',
  root: '/prueba/curso1/',
  title: 'Curso de prueba',
  subject: 'Prueba',
  runtime: 'eco',
  editions: [],
};

/** Addresses of the course's two lessons, in order. */
export const fixtureLessons = /** @type {const} */ ([
  `${fixtureCourse.root}primera/`,
  `${fixtureCourse.root}segunda/`,
]);

/**
 * @param {string} source Text of the module with the rows.
 * @param {object} row
 * @returns {string} The same text with the row added last.
 * @throws {Error} when the text has no list of rows.
 */
export function withRow(source, row) {
  const end = source.indexOf(END_OF_ROWS);
  if (end < 0)
    throw new Error(
      'se esperaba: una lista de filas que termina en «] as const»\n  se encontró: ninguna',
    );
  return `${source.slice(0, end)}\n  ${JSON.stringify(row)},${source.slice(end)}`;
}

/**
 * Copies the site to another folder and adds a course to it: a row and its
 * pages.
 *
 * @param {string} root
 * @param {string} tree Folder of the copy; replaced if it exists.
 * @returns {Promise<void>}
 */
export async function createCourseTree(root, tree) {
  await rm(tree, { recursive: true, force: true });
  await mkdir(path.join(tree, '.cache'), { recursive: true });
  for (const name of COPIED_PATHS)
    await cp(path.join(root, name), path.join(tree, name), { recursive: true });
  for (const name of LINKED_PATHS)
    await symlink(path.join(root, name), path.join(tree, name), 'junction');
  await addRow(path.join(tree, COURSES), fixtureCourse);
  await addRow(path.join(tree, LABS), fixtureLab);
  await cp(
    path.join(root, COURSE_FIXTURE),
    path.join(tree, 'docs', fixtureCourse.root),
    { recursive: true },
  );
  await cp(path.join(root, LAB_FIXTURE), tree, { recursive: true });
}

/**
 * @param {string} file
 * @param {object} row
 */
async function addRow(file, row) {
  await writeFile(file, withRow(await readFile(file, 'utf8'), row));
}
