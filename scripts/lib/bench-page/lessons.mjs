import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { EXERCISE_LABEL_PREFIX } from '../bench-labs.mjs';
import { UserError } from '../cli.mjs';
import { listFiles } from '../files.mjs';
import { getAttribute, walkElements, parseHtml } from '../html.mjs';
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
 * @typedef {object} LessonChoice
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
const MIN_WORDS = 200;

/**
 * Elements that are not the lesson's own prose: code, exercises and folded
 * parts.
 */
const IGNORED_TAGS = new Set([
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
const NEXT_LINK_CLASS = 'pagination-nav__link--next';

const INLINE_TAGS = new Set([
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
function extractProse(node) {
  if ('value' in node) return node.value;
  if (!('childNodes' in node)) return '';
  if ('tagName' in node) {
    const isIgnored = getAttribute(node, 'data-pagefind-ignore') !== undefined;
    if (isIgnored || IGNORED_TAGS.has(node.tagName)) return ' ';
  }
  const text = node.childNodes.map(extractProse).join('');
  return 'tagName' in node && INLINE_TAGS.has(node.tagName)
    ? text
    : ` ${text} `;
}

/**
 * Reads a built page as the rules of the courses read its source: counts the
 * words of prose, without code, exercises, quizzes and folded parts.
 *
 * @param {string} html
 * @returns {Pick<Lesson, 'words' | 'runsC' | 'next'>}
 */
export function readLesson(html) {
  const elements = [...walkElements(parseHtml(html))];
  const lab = elements.find(
    (element) => getAttribute(element, 'data-lab') !== undefined,
  );
  const hasOutput =
    lab !== undefined &&
    [...walkElements(lab)].some(({ tagName }) => tagName === 'details');
  const hasExercise = elements.some((element) =>
    getAttribute(element, 'aria-labelledby')?.startsWith(EXERCISE_LABEL_PREFIX),
  );
  const body = elements.find(
    (element) => getAttribute(element, 'data-pagefind-body') !== undefined,
  );
  const words = (body ? extractProse(body) : '')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const nextLink = elements.find((element) =>
    getAttribute(element, 'class')?.split(' ').includes(NEXT_LINK_CLASS),
  );
  const next = nextLink && getAttribute(nextLink, 'href');
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
 * @returns {LessonChoice}
 */
export function chooseLessons(lessons, reference = lessons) {
  const measureDistance = (/** @type {Lesson} */ { words }) =>
    Math.abs(words - TYPICAL_WORDS);
  const writtenLessons = lessons
    .filter(({ words }) => words >= MIN_WORDS)
    .sort((a, b) => measureDistance(a) - measureDistance(b));
  const [typical] = writtenLessons;
  const [longest] = writtenLessons.toSorted((a, b) => b.words - a.words);
  const sharedRoutes = new Set(reference.map(({ route }) => route));
  const findPrevious = (/** @type {Lesson} */ { route }) =>
    lessons.find(({ next }) => next === route);
  const pressableLessons = writtenLessons.filter(
    ({ route, runsC }) => runsC && sharedRoutes.has(route),
  );
  const lab = pressableLessons.find(findPrevious);
  const previous = lab && findPrevious(lab);
  const before = pressableLessons.find(
    (each) => each !== lab && each !== previous,
  );
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
