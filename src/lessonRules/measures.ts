import { listLessons, readCourses } from '../courses/manifest';
import { isChecked, isRunnable } from '../content/activities';
import type { LessonTime } from '../content/frontMatter';
import { estimateTime } from '../courses/duration';
import { findLongestUnchecked, countWordsBefore } from './pace';
import { readPage } from './page';
import { countWords } from '../content/prose';
import {
  findOpening,
  measureRhythm,
  type Opening,
  type Rhythm,
} from './rhythm';
import { getExplanation } from '../content/sections';
import { collectTerms } from './terms';

/** Measures of a lesson, counted as its rules do. */
export interface LessonMeasures {
  readonly name: string;
  /** Words of prose. */
  readonly words: number;
  /** Words before the first program or session that readers can run. */
  readonly firstRun: number | undefined;
  /** Words before the first element that the page checks. */
  readonly firstChecked: number | undefined;
  /** Words of the longest stretch without an element that the page checks. */
  readonly longestUnchecked: number;
  /** Number of new terms, in bold. */
  readonly terms: number;
  /** Number of elements that the page checks before «Practica». */
  readonly checkedCount: number;
  readonly exercises: number;
  readonly time: LessonTime;
  readonly opening: Opening;
  readonly rhythm: Rhythm;
}

function measureLesson(file: string, root: string): LessonMeasures {
  const page = readPage(file, root);
  const nodes = getExplanation(page.tree);
  return {
    name: page.head.name,
    words: countWords(page.tree.children),
    firstRun: countWordsBefore(nodes, isRunnable),
    firstChecked: countWordsBefore(nodes, isChecked),
    longestUnchecked: findLongestUnchecked(nodes).words,
    terms: collectTerms(page.tree).size,
    checkedCount: nodes.filter(isChecked).length,
    exercises: page.exercises.length,
    time: estimateTime(page),
    opening: findOpening(nodes),
    rhythm: measureRhythm(nodes),
  };
}

/**
 * Measures the written lessons of every course, in menu order.
 *
 * @throws {ContentError} when an exercise or a step cannot be read.
 * @param root The project.
 */
export function measureCourses(
  root = '.',
): readonly { title: string; lessons: readonly LessonMeasures[] }[] {
  return readCourses(root).map((manifest) => ({
    title: manifest.course.title,
    lessons: listLessons(manifest)
      .filter(({ state }) => state === 'written')
      .map(({ file }) => measureLesson(file, root)),
  }));
}
