import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { EXERCISE_LABEL } from '../bench-labs.mjs';
import { UserError } from '../cli.mjs';
import { listFiles } from '../files.mjs';
import { attribute, elements, parseHtml } from '../html.mjs';
import { importTypeScript } from '../typescript.mjs';

/** @typedef {import('../html.mjs').Node} Node */

/**
 * @typedef {object} Lesson
 * @property {string} route
 * @property {number} words Words of prose.
 * @property {boolean} runsC True when it has C exercises and its first program
 *   writes output.
 * @property {string} [next] Route of the next page.
 */

/**
 * @typedef {object} Choice
 * @property {Lesson} typical Lesson closest to the usual length.
 * @property {Lesson} longest
 * @property {Lesson} lab Lesson with C programs closest to the usual length,
 *   among those that another one leads to.
 * @property {Lesson} before Another lesson with C programs, which does not lead
 *   to `lab`: the first visit of a returning reader.
 * @property {Lesson} previous Lesson whose next page is `lab`, for a reader
 *   that follows the course.
 */

/** Usual number of words of a lesson. */
const TYPICAL_WORDS = 1250;

/** Minimum words of a written lesson: the page of a planned one has fewer. */
const LEAST_WORDS = 200;

/**
 * Elements that are not the lesson's own prose: code, exercises and folded
 * parts.
 */
const APART = new Set([
  'details',
  'form',
  'noscript',
  'pre',
  'script',
  'style',
]);

/**
 * Class of the link to the next page, by which the application finds it too.
 */
const FOLLOWING = 'pagination-nav__link--next';

const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'em',
  'i',
  'kbd',
  'span',
  'strong',
  'sub',
  'sup',
]);

/**
 * @param {Node} node
 * @returns {string}
 */
function proseOf(node) {
  if ('value' in node) return node.value;
  if (!('childNodes' in node)) return '';
  if ('tagName' in node) {
    const isIgnored = attribute(node, 'data-pagefind-ignore') !== undefined;
    if (isIgnored || APART.has(node.tagName)) return ' ';
  }
  const text = node.childNodes.map(proseOf).join('');
  return 'tagName' in node && INLINE.has(node.tagName) ? text : ` ${text} `;
}

/**
 * Reads a built page as the rules of the courses read its source: counts the
 * words of prose, without code, exercises, quizzes and folded parts.
 *
 * @param {string} html
 * @returns {Pick<Lesson, 'words' | 'runsC' | 'next'>}
 */
export function readLesson(html) {
  const all = [...elements(parseHtml(html))];
  const lab = all.find(
    (element) => attribute(element, 'data-lab') !== undefined,
  );
  const hasOutput =
    lab !== undefined &&
    [...elements(lab)].some(({ tagName }) => tagName === 'details');
  const hasExercise = all.some((element) =>
    attribute(element, 'aria-labelledby')?.startsWith(EXERCISE_LABEL),
  );
  const body = all.find(
    (element) => attribute(element, 'data-pagefind-body') !== undefined,
  );
  const words = (body ? proseOf(body) : '')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const following = all.find((element) =>
    attribute(element, 'class')?.split(' ').includes(FOLLOWING),
  );
  const next = following && attribute(following, 'href');
  return {
    words: words.length,
    runsC: hasOutput && hasExercise,
    ...(next === undefined ? {} : { next }),
  };
}

/**
 * @param {readonly Lesson[]} lessons
 * @param {readonly Lesson[]} [reference] Lessons of the site to compare with; a
 *   lesson to press must be in it too.
 * @returns {Choice}
 */
export function chooseLessons(lessons, reference = lessons) {
  const distance = (/** @type {Lesson} */ { words }) =>
    Math.abs(words - TYPICAL_WORDS);
  const written = lessons
    .filter(({ words }) => words >= LEAST_WORDS)
    .sort((a, b) => distance(a) - distance(b));
  const [typical] = written;
  const [longest] = written.toSorted((a, b) => b.words - a.words);
  const shared = new Set(reference.map(({ route }) => route));
  const previousOf = (/** @type {Lesson} */ { route }) =>
    lessons.find(({ next }) => next === route);
  const pressed = written.filter(
    ({ route, runsC }) => runsC && shared.has(route),
  );
  const lab = pressed.find(previousOf);
  const previous = lab && previousOf(lab);
  const before = pressed.find((each) => each !== lab && each !== previous);
  if (!typical || !longest || !lab || !before || !previous)
    throw new UserError(
      'El sitio construido no tiene lecciones con las que medir.',
      'Se esperaba: dos lecciones, al menos, con programas y ejercicios de C, y otra que lleve a una de ellas.',
    );
  return { typical, longest, lab, before, previous };
}

/**
 * Reads the lessons of all courses from a built site.
 *
 * @param {string} root
 * @param {string} site
 * @returns {Promise<Lesson[]>}
 */
export async function readLessons(root, site) {
  const { courses } = /** @type {typeof import('../../../src/courses')} */ (
    await importTypeScript(root, 'src/courses/index.ts')
  );
  /** @type {Lesson[]} */
  const lessons = [];
  for (const course of courses) {
    const folder = path.join(site, course.root);
    for (const file of await listFiles(folder)) {
      // The course's cover is at the top level, and its lessons one folder
      // below.
      const route = /^([^/]+\/)index\.html$/.exec(file)?.[1];
      if (route === undefined) continue;
      const lesson = readLesson(
        await readFile(path.join(folder, file), 'utf8'),
      );
      lessons.push({
        ...lesson,
        route: course.root + route,
        runsC: course.runtime === 'c' && lesson.runsC,
      });
    }
  }
  return lessons;
}
