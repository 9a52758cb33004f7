import type { Root } from 'mdast';
import type { FoundExercise } from '../../remark/exercise/read';
import type { LessonHead } from './head';

/** Something of a lesson that is not as it should be, for its author. */
export interface Finding {
  /** An error stops the check; a warning is only said. */
  readonly level: 'error' | 'warning';
  /** Path inside the project. */
  readonly file: string;
  readonly line?: number;
  /** Which part of the file, where a line does not say it. */
  readonly place?: string;
  readonly expected: string;
  readonly found: string;
}

/** An exercise of a lesson, with the folder that its files are in. */
export type LessonExercise = FoundExercise & { readonly folder: string };

/** A page of a course that its author calls a lesson, read. */
export interface LessonPage {
  /** Path inside the project. */
  readonly file: string;
  readonly head: LessonHead;
  /** Its text without the front matter. */
  readonly text: string;
  readonly tree: Root;
  readonly exercises: readonly LessonExercise[];
}

/** The lessons of a course in the order in which readers meet them. */
export type CourseOrder = readonly LessonHead[];

/** Looks at one thing of a lesson. */
export type Rule = (
  lesson: LessonPage,
  course: CourseOrder,
) => readonly Finding[];
