import type { Finding } from '../content/finding';
import type { Root } from 'mdast';
import type { FoundExercise } from '../remark/exercise/read';
import type { FoundStep } from '../remark/step/read';
import type { LessonHead } from './head';

/** Exercise of a lesson, with the path of its folder. */
export type LessonExercise = FoundExercise & { readonly folder: string };

/** Step of a lesson, with the path of its folder. */
export type LessonStep = FoundStep & { readonly folder: string };

/** Page of a course, parsed. */
export interface LessonPage {
  /** Path inside the project. */
  readonly file: string;
  /** The project. */
  readonly root: string;
  readonly head: LessonHead;
  /** Text without the front matter. */
  readonly text: string;
  readonly tree: Root;
  readonly exercises: readonly LessonExercise[];
  readonly steps: readonly LessonStep[];
}

/** Lessons of a course in menu order. */
export type CourseOrder = readonly LessonHead[];

/** Checks one aspect of a lesson. */
export type Rule = (
  lesson: LessonPage,
  course: CourseOrder,
) => readonly Finding[];
