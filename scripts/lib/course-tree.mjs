import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What a build of the site reads, besides what is prepared for it. */
const SOURCES = [
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

/** Prepared before, and only read. */
const PREPARED = ['linux-image', 'node_modules', path.join('.cache', 'labs')];

const ROWS = path.join('src', 'courses', 'index.ts');
const END_OF_ROWS = '\n] as const';
const FIXTURE = path.join('scripts', 'lib', '__fixtures__', 'course');

/** A course of two lessons, as its author would add it. */
export const fixtureCourse = {
  id: 'prueba',
  root: '/prueba/curso1/',
  title: 'Curso de prueba',
  subject: 'Prueba',
  runtime: 'c',
  editions: [],
};

/** Addresses of its two lessons, in order. */
export const fixtureLessons = /** @type {const} */ ([
  `${fixtureCourse.root}primera/`,
  `${fixtureCourse.root}segunda/`,
]);

/**
 * @param {string} source The file of the rows.
 * @param {object} row
 * @returns {string} The same with one row more, the last.
 */
export function withRow(source, row) {
  const end = source.indexOf(END_OF_ROWS);
  if (end < 0)
    throw new Error(
      `${ROWS}\n  se esperaba: la lista de cursos, que termina en «] as const»\n  se encontró: ninguna`,
    );
  return `${source.slice(0, end)}\n  ${JSON.stringify(row)},${source.slice(end)}`;
}

/**
 * Copies the site to another folder and adds a course to it: a row and pages.
 *
 * @param {string} root
 * @param {string} tree Replaced if it is there.
 * @returns {Promise<void>}
 */
export async function makeTree(root, tree) {
  await rm(tree, { recursive: true, force: true });
  await mkdir(path.join(tree, '.cache'), { recursive: true });
  for (const name of SOURCES)
    await cp(path.join(root, name), path.join(tree, name), { recursive: true });
  for (const name of PREPARED)
    await symlink(path.join(root, name), path.join(tree, name), 'junction');
  const rows = path.join(tree, ROWS);
  await writeFile(rows, withRow(await readFile(rows, 'utf8'), fixtureCourse));
  await cp(
    path.join(root, FIXTURE),
    path.join(tree, 'docs', fixtureCourse.root),
    {
      recursive: true,
    },
  );
}
