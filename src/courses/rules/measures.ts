import { allLessons, readCourses } from '../manifest';
import { isChecked, isRunnable } from './doing';
import { estimateMinutes } from './duration';
import { longestUnchecked, wordsBefore } from './pace';
import { readPage } from './page';
import { countWords } from './prose';
import { explanationOf } from './sections';
import { termsOf } from './terms';

/** What a lesson measures, as its rules count it. */
export interface LessonMeasures {
  readonly name: string;
  /** Of its prose. */
  readonly words: number;
  /** Words before the first program or session that readers run. */
  readonly firstRun: number | undefined;
  /** Words before the first thing that the page checks. */
  readonly firstChecked: number | undefined;
  /** Words of the longest stretch without such a thing. */
  readonly longestUnchecked: number;
  /** New words, in bold. */
  readonly terms: number;
  /** What the page checks before «Practica». */
  readonly checked: number;
  readonly exercises: number;
  /** What its author says. */
  readonly minutes: number | undefined;
  /** What its parts add up to. */
  readonly estimatedMinutes: number;
}

function measure(file: string, root: string): LessonMeasures {
  const page = readPage(file, root);
  const nodes = explanationOf(page.tree);
  return {
    name: page.head.name,
    words: countWords(page.tree.children),
    firstRun: wordsBefore(nodes, isRunnable),
    firstChecked: wordsBefore(nodes, isChecked),
    longestUnchecked: longestUnchecked(nodes).words,
    terms: termsOf(page.tree).size,
    checked: nodes.filter(isChecked).length,
    exercises: page.exercises.length,
    minutes: page.head.duracion,
    estimatedMinutes: estimateMinutes(page),
  };
}

/**
 * The lessons of every course that are written, in order.
 *
 * @throws {ContentError} when an exercise or a step of one cannot be read.
 * @param root The project.
 */
export function measureCourses(
  root = '.',
): readonly { title: string; lessons: readonly LessonMeasures[] }[] {
  return readCourses(root).map((manifest) => ({
    title: manifest.course.title,
    lessons: allLessons(manifest)
      .filter(({ state }) => state === 'written')
      .map(({ file }) => measure(file, root)),
  }));
}
