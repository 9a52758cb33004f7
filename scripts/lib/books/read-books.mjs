import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../cli.mjs';
import { readFileIfExists } from '../files.mjs';
import { getAttribute, parseHtml, walkElements } from '../html.mjs';
import { importTypeScript } from '../typescript.mjs';
import { readClassNames } from './class-names.mjs';
import { cleanLesson } from './clean/index.mjs';
import { collectTermIds } from './walk.mjs';

/** @typedef {import('./tree.ts').Book} Book */
/** @typedef {import('./tree.ts').Chapter} Chapter */
/** @typedef {import('./tree.ts').GlossaryTerm} GlossaryTerm */
/** @typedef {import('../../../src/courses/manifest').CourseManifest} CourseManifest */
/** @typedef {import('../../../src/courses/manifest').Lesson} CourseLesson */

/**
 * Reads a page of the built site.
 *
 * @param {string} build Folder of the built site.
 * @param {string} route Path of the page, without the base URL.
 * @returns {Promise<string>}
 * @throws {UserError} when the page is not built.
 */
async function readPage(build, route) {
  const file = path.join(build, route, 'index.html');
  const html = await readFileIfExists(file);
  if (html === undefined)
    throw new UserError(
      `No está construida la página ${route}, que va en un libro.`,
      'Construye el sitio con «npm run build» y repite «npm run books».',
    );
  return html;
}

/**
 * Finds where the site is published, from what a page says of itself.
 *
 * @param {string} html
 * @param {string} route Path of that page, without the base URL.
 * @returns {{siteUrl: string, basePath: string, description: string}}
 */
export function readSite(html, route) {
  const elements = [...walkElements(parseHtml(html))];
  /** @param {string} tag @param {string} name @param {string} value */
  const findElement = (tag, name, value) =>
    elements.find(
      (element) =>
        element.tagName === tag && getAttribute(element, name) === value,
    );
  const canonical = findElement('link', 'rel', 'canonical');
  const url = (canonical && getAttribute(canonical, 'href')) ?? '';
  if (!url.endsWith(route))
    throw new UserError(
      `La página ${route} no dice su dirección.`,
      `Se esperaba <link rel="canonical"> con una que acabe en ${route}; se encontró «${url}».`,
    );
  const meta = findElement('meta', 'name', 'description');
  const siteUrl = url.slice(0, -route.length);
  return {
    siteUrl,
    basePath: new URL(siteUrl).pathname.replace(/\/$/, ''),
    description: (meta && getAttribute(meta, 'content')) ?? '',
  };
}

/**
 * Lists the modules of a course that have written lessons.
 *
 * @param {CourseManifest} manifest
 * @returns {{title: string, lessons: CourseLesson[]}[]}
 */
const listParts = ({ modules }) =>
  modules
    .map(({ title, lessons }) => ({
      title,
      lessons: lessons.filter(({ state }) => state === 'written'),
    }))
    .filter(({ lessons }) => lessons.length > 0);

/**
 * @typedef {object} Sources
 * @property {string} root The project.
 * @property {string} build Folder of the built site.
 * @property {ReadonlyMap<string, string>} classNames
 * @property {readonly GlossaryTerm[]} glossary
 * @property {string} author
 */

/**
 * @param {CourseManifest} manifest
 * @param {Sources} sources
 * @returns {Promise<{book: Book, faults: readonly string[]}>}
 */
async function readBook(manifest, { root, build, classNames, ...rest }) {
  const { course } = manifest;
  const { siteUrl, basePath, description } = readSite(
    await readPage(build, course.root),
    course.root,
  );
  const modules = listParts(manifest);
  const lessons = modules.flatMap((module) => module.lessons);
  const chapters = new Map(lessons.map((lesson) => [lesson.path, lesson.name]));
  /** @type {string[]} */
  const faults = [];
  /** @param {CourseLesson} lesson @returns {Promise<Chapter>} */
  const readChapter = async (lesson) => {
    const { faults: found, ...clean } = cleanLesson({
      html: await readPage(build, lesson.path),
      classNames,
      path: lesson.path,
      siteUrl,
      basePath,
      chapters,
      file: lesson.file,
      source: await readFile(path.join(root, lesson.file), 'utf8'),
    });
    faults.push(...found);
    return {
      ...clean,
      id: lesson.name,
      number: lessons.indexOf(lesson) + 1,
      path: lesson.path,
      url: `${siteUrl}${lesson.path}`,
      file: lesson.file,
    };
  };
  const parts = [];
  for (const [index, { title, lessons: some }] of modules.entries())
    parts.push({
      number: index + 1,
      title,
      chapters: await Promise.all(some.map(readChapter)),
    });
  const all = parts.flatMap((part) => part.chapters);
  const used = collectTermIds(all);
  return {
    book: {
      id: course.id,
      title: course.title,
      subject: course.subject,
      description,
      author: rest.author,
      url: `${siteUrl}${course.root}`,
      revised:
        all
          .map(({ revised }) => revised)
          .sort()
          .at(-1) ?? '',
      parts,
      glossary: rest.glossary.filter(({ id }) => used.has(id)),
    },
    faults,
  };
}

/**
 * Reads a course of a built site as a book.
 *
 * @param {object} options
 * @param {string} options.root The project, as it was when the site was built.
 * @param {string} options.build Folder of the built site.
 * @param {string} options.course Id of the course.
 * @returns {Promise<Book>}
 * @throws {UserError} when a page has an element that the books do not know.
 */
export async function readCourseBook({ root, build, course }) {
  const [{ readCourses }, { glosario }, { owner }, classNames] =
    /** @type {[typeof import('../../../src/courses/manifest'), typeof import('../../../src/data/glosario'), typeof import('../../../src/data/owner'), ReadonlyMap<string, string>]} */ (
      await Promise.all([
        importTypeScript(root, 'src/courses/manifest.ts'),
        importTypeScript(root, 'src/data/glosario/index.ts'),
        importTypeScript(root, 'src/data/owner/index.ts'),
        readClassNames(root),
      ])
    );
  const manifest = readCourses(root).find(
    ({ course: { id } }) => id === course,
  );
  if (!manifest)
    throw new UserError(
      `No hay un curso «${course}».`,
      'Los cursos están en src/courses/index.ts.',
    );
  const { book, faults } = await readBook(manifest, {
    root,
    build,
    classNames,
    author: owner.name,
    glossary: glosario.map(({ id, term, english, definition }) => ({
      id,
      term,
      english,
      definition,
    })),
  });
  if (faults.length > 0)
    throw new UserError(
      `Los libros no saben escribir parte de las lecciones.\n\n${faults.join('\n\n')}\n`,
      'Lo explica CONTRIBUTING.md, en «Los libros».',
    );
  return book;
}
