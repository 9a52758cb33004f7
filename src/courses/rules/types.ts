import type { Finding } from '../../content/finding';
import type { Root } from 'mdast';
import type { FoundExercise } from '../../remark/exercise/read';
import type { FoundStep } from '../../remark/step/read';
import type { LessonHead } from './head';

/** An exercise of a lesson, with the folder that its files are in. */
export type LessonExercise = FoundExercise & { readonly folder: string };

/** A step of a lesson, with the folder that its files are in. */
export type LessonStep = FoundStep & { readonly folder: string };

/** A page of a course that its author calls a lesson, read. */
export interface LessonPage {
  /** Path inside the project. */
  readonly file: string;
  readonly head: LessonHead;
  /** Its text without the front matter. */
  readonly text: string;
  readonly tree: Root;
  readonly exercises: readonly LessonExercise[];
  readonly steps: readonly LessonStep[];
}

/** The lessons of a course in the order in which readers meet them. */
export type CourseOrder = readonly LessonHead[];

/** Looks at one thing of a lesson. */
export type Rule = (
  lesson: LessonPage,
  course: CourseOrder,
) => readonly Finding[];
