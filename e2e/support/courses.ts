import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findCourseByPath, getCourseFolder } from '../../src/courses';
import {
  listLessons,
  readCourses,
  listWrittenLessons,
} from '../../src/courses/manifest';
import type { Lesson } from '../../src/courses/manifest';

const courses = readCourses();

/** Covers and lessons of the current edition. */
const currentPages = courses.flatMap((manifest) => [
  manifest.cover,
  ...listLessons(manifest),
]);

const writtenPages = currentPages.filter(({ state }) => state === 'written');

/** Number of written lessons in all the courses. */
export const lessonCount = courses.flatMap(listWrittenLessons).length;

/** Lists the written lessons of a course, in order. */
export function listCourseLessons(root: string): readonly Lesson[] {
  return courses
    .filter(({ course }) => course.root === root)
    .flatMap(listWrittenLessons);
}

/** Returns a written lesson of a course by its index. */
export function getLesson(root: string, index: number): Lesson {
  const lesson = listCourseLessons(root)[index];
  if (!lesson) throw new Error(`${root} no tiene la lección ${index}`);
  return lesson;
}

/** Returns the written lesson after another one. */
export function getNextLesson(path: string): Lesson {
  const { root } = findCourseByPath(path) ?? { root: path };
  const index = listCourseLessons(root).findIndex(
    (lesson) => lesson.path === path,
  );
  return getLesson(root, index + 1);
}

/** Returns the written page before a lesson of its course. */
export function getPreviousPage(path: string): Lesson {
  const index = writtenPages.findIndex((page) => page.path === path);
  const before = writtenPages[index - 1];
  if (!before) throw new Error(`${path} es la primera página`);
  return before;
}

/** Paths of the planned lessons, whose pages only announce them. */
export const plannedPaths: readonly string[] = courses
  .flatMap(listLessons)
  .filter(({ state }) => state === 'planned')
  .map(({ path }) => path);

/** Lists the pages of the frozen editions of the courses. */
function listArchivedPages(): {
  readonly path: string;
  readonly isPlanned: boolean;
}[] {
  return courses.flatMap(({ course }) =>
    course.editions.flatMap((edition) => {
      const folder = `versioned_docs/version-${edition}/${getCourseFolder(course)}`;
      if (!existsSync(folder)) throw new Error(`Falta ${folder}`);
      return readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.mdx'))
        .map((file) => {
          const name = path.basename(file, '.mdx');
          const text = readFileSync(path.join(folder, file), 'utf8');
          return {
            path: `/${edition}${course.root}${name === 'index' ? '' : `${name}/`}`,
            isPlanned: /^tipo: proximamente$/m.test(text),
          };
        });
    }),
  );
}

const archivedPages = listArchivedPages();

/**
 * Paths of the pages of the frozen editions that only announce a lesson. The
 * current edition may have no such page.
 */
export const archivedPlannedPaths: readonly string[] = archivedPages
  .filter(({ isPlanned }) => isPlanned)
  .map((page) => page.path);

/** Paths of every page of every course, in each of its editions. */
export const coursePaths: readonly string[] = [
  ...[...currentPages, ...archivedPages].map((page) => page.path),
];
