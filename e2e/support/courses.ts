import { existsSync, readdirSync } from 'node:fs';
import { courseAt, courseFolder } from '../../src/courses';
import {
  allLessons,
  readCourses,
  writtenLessons,
} from '../../src/courses/manifest';
import type { Lesson } from '../../src/courses/manifest';

const courses = readCourses();

/** Covers and lessons of the current edition. */
const currentPages = courses.flatMap((manifest) => [
  manifest.cover,
  ...allLessons(manifest),
]);

const writtenPages = currentPages.filter(({ state }) => state === 'written');

/** The lessons that can be read, of all courses. */
export const lessonCount = courses.flatMap(writtenLessons).length;

/** The lessons of a course that can be read, in order. */
export function lessonsIn(root: string): readonly Lesson[] {
  return courses
    .filter(({ course }) => course.root === root)
    .flatMap(writtenLessons);
}

/** One of the lessons of a course that can be read. */
export function lessonAt(root: string, index: number): Lesson {
  const lesson = lessonsIn(root)[index];
  if (!lesson) throw new Error(`${root} no tiene la lección ${index}`);
  return lesson;
}

/** The lesson that can be read after another one. */
export function lessonAfter(path: string): Lesson {
  const { root } = courseAt(path) ?? { root: path };
  const index = lessonsIn(root).findIndex((lesson) => lesson.path === path);
  return lessonAt(root, index + 1);
}

/** The page that can be read before a lesson in its course. */
export function pageBefore(path: string): Lesson {
  const index = writtenPages.findIndex((page) => page.path === path);
  const before = writtenPages[index - 1];
  if (!before) throw new Error(`${path} es la primera página`);
  return before;
}

/** The lessons that are still to come, which have a page that says so. */
export const plannedPaths: readonly string[] = courses
  .flatMap(allLessons)
  .filter(({ state }) => state === 'planned')
  .map(({ path }) => path);

function archivedPaths(): string[] {
  return courses.flatMap(({ course }) =>
    course.editions.flatMap((edition) => {
      const folder = `versioned_docs/version-${edition}/${courseFolder(course)}`;
      if (!existsSync(folder)) throw new Error(`Falta ${folder}`);
      return readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.mdx'))
        .map((name) => name.replace(/^.*[\\/]|\.mdx$/g, ''))
        .map(
          (name) =>
            `/${edition}${course.root}${name === 'index' ? '' : `${name}/`}`,
        );
    }),
  );
}

/** Every page of every course, in every edition that has it. */
export const coursePaths: readonly string[] = [
  ...currentPages.map(({ path }) => path),
  ...archivedPaths(),
];
