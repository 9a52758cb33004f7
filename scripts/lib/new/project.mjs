import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../cli.mjs';
import { listFiles, readFileIfExists } from '../files.mjs';

/**
 * Reads a template and fills in its `$names$`.
 *
 * @param {string} root
 * @param {string} file Path inside the project.
 * @param {Readonly<Record<string, string | number>>} values
 * @returns {Promise<string>}
 * @throws {UserError} when the template is missing.
 */
export async function fillTemplate(root, file, values) {
  const text = await readFileIfExists(path.join(root, file));
  if (text === undefined) throw createMissingTemplateError(file);
  return text.replace(/\$([a-z]+)\$/g, (matchedText, key) =>
    String(values[/** @type {string} */ (key)] ?? matchedText),
  );
}

/** @param {string} file */
const createMissingTemplateError = (file) =>
  new UserError(
    `Falta la plantilla ${file}.`,
    'Cada laboratorio trae las suyas en su carpeta «new»: una lección y un ejercicio. Copia las de otro y cámbialas.',
  );

/**
 * Lists the files of a template that is a folder.
 *
 * @param {string} root
 * @param {string} folder Path inside the project.
 * @returns {Promise<string[]>}
 * @throws {UserError} when the folder is missing.
 */
export async function readTemplateFolder(root, folder) {
  const files = await readdir(path.join(root, folder)).catch(() => []);
  if (files.length === 0)
    throw createMissingTemplateError(`${folder}/ejercicio.yml`);
  return files.sort();
}

/** @returns {string} */
export function formatToday() {
  return new Date().toISOString().slice(0, 10);
}

/**
 * Turns a name into a title: `tipos-de-datos` → `Tipos de datos`.
 *
 * @param {string} name
 */
export function toTitle(name) {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * @param {string} name
 * @param {string} kindName
 * @throws {UserError} for a name that is not valid in an address.
 */
export function assertValidName(name, kindName) {
  if (/^[a-z\d]+(?:-[a-z\d]+)*$/.test(name)) return;
  throw new UserError(
    `«${name}» no sirve de nombre para ${kindName}.`,
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
    // The row of a course may exist before its folder.
  }).catch(() => []);
  return {
    folder,
    lab: row.runtime,
    modules: entries
      .filter((entry) => entry.isDirectory() && /^\d+-/.test(entry.name))
      .map(({ name }) => name)
      .sort(),
  };
}

/**
 * @param {string} root
 * @param {readonly CourseRow[]} rows
 * @param {string} place For example, `stevelabs/program1/2-datos/tipos`.
 */
export async function resolveLesson(root, rows, place) {
  const clean = place.replace(/^docs\//, '').replace(/\.mdx?$/, '');
  const courses = await Promise.all(rows.map((row) => readCourse(root, row)));
  const course = courses.find(({ folder }) => clean.startsWith(`${folder}/`));
  if (!course)
    throw new UserError(
      `No hay ningún curso en «${place}».`,
      `Los cursos son: ${courses.map(({ folder }) => folder).join(', ')}`,
    );
  const [module = '', name = '', ...extraParts] = clean
    .slice(course.folder.length + 1)
    .split('/');
  if (!course.modules.includes(module) || extraParts.length > 0)
    throw new UserError(
      `«${module}» no es un módulo de ${course.folder}.`,
      `Los módulos son: ${course.modules.join(', ') || 'ninguno todavía'}. Uno nuevo es una carpeta numerada con su _category_.yml.`,
    );
  assertValidName(name, 'una lección');
  return {
    course: course.folder,
    module: `docs/${course.folder}/${module}`,
    name,
    file: `docs/${course.folder}/${module}/${name}.mdx`,
    lab: course.lab,
  };
}

/**
 * @param {string} root
 * @param {string} module
 * @returns {Promise<number>} Position after that of its last lesson.
 */
export async function findNextPosition(root, module) {
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
 * @returns {Promise<string[]>} Slugs of the articles, newest first.
 */
export async function listNewestArticles(root) {
  const files = (await listFiles(path.join(root, 'blog'))).filter((file) =>
    /^[a-z]+\/[^_][^/]*\.mdx$/.test(file),
  );
  const articles = await Promise.all(
    files.map(async (file) => {
      const text =
        (await readFileIfExists(path.join(root, 'blog', file))) ?? '';
      const readField = (/** @type {string} */ name) =>
        new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1] ?? '';
      return { slug: readField('slug'), date: readField('date') };
    }),
  );
  return articles
    .sort((a, b) => b.date.localeCompare(a.date))
    .map(({ slug }) => slug);
}

/**
 * @param {string} list Text of a module that exports one list.
 * @param {string} entry
 * @param {(id: string) => boolean} [isBefore] Returns true when the entry goes
 *   before the one with that id; at the end when omitted.
 * @returns {string}
 */
export function insertEntry(list, entry, isBefore = () => false) {
  const next = [...list.matchAll(/^ {2}\{\n {4}id: '([^']+)'/gm)].find(
    ([, id = '']) => isBefore(id),
  );
  const insertOffset = next?.index ?? list.lastIndexOf('];');
  return list.slice(0, insertOffset) + entry + list.slice(insertOffset);
}
