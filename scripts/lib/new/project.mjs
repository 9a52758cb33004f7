import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../cli.mjs';
import { listFiles, readIfThere } from '../files.mjs';

const templates = 'scripts/lib/new/templates';

/**
 * A template with its `$names$` filled in.
 *
 * @param {string} root
 * @param {string} name
 * @param {Readonly<Record<string, string | number>>} values
 * @returns {Promise<string>}
 */
export async function fill(root, name, values) {
  const text = await readFile(path.join(root, templates, name), 'utf8');
  return text.replace(/\$([a-z]+)\$/g, (whole, key) =>
    String(values[/** @type {string} */ (key)] ?? whole),
  );
}

/** @returns {string} */
export function today() {
  return new Date().toISOString().slice(0, 10);
}

/**
 * `tipos-de-datos` → `Tipos de datos`.
 *
 * @param {string} name
 */
export function titleOf(name) {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * @param {string} name
 * @param {string} what
 * @throws {UserError} for one that would not do in an address.
 */
export function checkName(name, what) {
  if (/^[a-z\d]+(?:-[a-z\d]+)*$/.test(name)) return;
  throw new UserError(
    `«${name}» no sirve de nombre para ${what}.`,
    'Usa minúsculas sin acentos, números y guiones, como «tipos-de-datos».',
  );
}

/**
 * @typedef {Pick<import('../../../src/courses/types').Course, 'root' | 'runtime'>} CourseRow
 */

/**
 * @param {string} root
 * @param {CourseRow} row
 */
async function readCourse(root, row) {
  const folder = row.root.slice(1, -1);
  const entries = await readdir(path.join(root, 'docs', folder), {
    withFileTypes: true,
    // Its row may be there before its folder.
  }).catch(() => []);
  return {
    folder,
    runtime: row.runtime,
    modules: entries
      .filter((entry) => entry.isDirectory() && /^\d+-/.test(entry.name))
      .map(({ name }) => name)
      .sort(),
  };
}

/**
 * @param {string} root
 * @param {readonly CourseRow[]} rows
 * @param {string} place `stevelabs/program1/2-datos/tipos`
 */
export async function placeOfLesson(root, rows, place) {
  const clean = place.replace(/^docs\//, '').replace(/\.mdx?$/, '');
  const courses = await Promise.all(rows.map((row) => readCourse(root, row)));
  const course = courses.find(({ folder }) => clean.startsWith(`${folder}/`));
  if (!course)
    throw new UserError(
      `No hay ningún curso en «${place}».`,
      `Los cursos son: ${courses.map(({ folder }) => folder).join(', ')}`,
    );
  const [module = '', name = '', ...more] = clean
    .slice(course.folder.length + 1)
    .split('/');
  if (!course.modules.includes(module) || more.length > 0)
    throw new UserError(
      `«${module}» no es un módulo de ${course.folder}.`,
      `Los módulos son: ${course.modules.join(', ') || 'ninguno todavía'}. Uno nuevo es una carpeta numerada con su _category_.yml.`,
    );
  checkName(name, 'una lección');
  return {
    course: course.folder,
    module: `docs/${course.folder}/${module}`,
    name,
    file: `docs/${course.folder}/${module}/${name}.mdx`,
    runtime: course.runtime,
  };
}

/**
 * @param {string} root
 * @param {string} module
 * @returns {Promise<number>} The place after its last lesson.
 */
export async function nextPosition(root, module) {
  const names = await readdir(path.join(root, module));
  const positions = await Promise.all(
    names
      .filter((name) => name.endsWith('.mdx'))
      .map(async (name) => {
        const text = await readFile(path.join(root, module, name), 'utf8');
        return Number(/^sidebar_position: (\d+)$/m.exec(text)?.[1] ?? 0);
      }),
  );
  return Math.max(0, ...positions) + 1;
}

/**
 * @param {string} root
 * @returns {Promise<string[]>} The newest articles, as others name them.
 */
export async function newestArticles(root) {
  const files = (await listFiles(path.join(root, 'blog'))).filter((file) =>
    /^[a-z]+\/[^_][^/]*\.mdx$/.test(file),
  );
  const articles = await Promise.all(
    files.map(async (file) => {
      const text = (await readIfThere(path.join(root, 'blog', file))) ?? '';
      const field = (/** @type {string} */ name) =>
        new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1] ?? '';
      return { slug: field('slug'), date: field('date') };
    }),
  );
  return articles
    .sort((a, b) => b.date.localeCompare(a.date))
    .map(({ slug }) => slug);
}

/**
 * @param {string} list The text of a module that exports one list.
 * @param {string} entry
 * @param {(id: string) => boolean} [isBefore] Whether it goes before the entry of that name; at the end if not given.
 * @returns {string}
 */
export function insertEntry(list, entry, isBefore = () => false) {
  const next = [...list.matchAll(/^ {2}\{\n {4}id: '([^']+)'/gm)].find(
    ([, id = '']) => isBefore(id),
  );
  const at = next?.index ?? list.lastIndexOf('];');
  return list.slice(0, at) + entry + list.slice(at);
}
