import type { LabId } from '../labs';

/** Row of a course. Kept short: every page of the site downloads these rows. */
export interface Course {
  /** Id of its sidebar. */
  readonly id: string;
  /**
   * Path of its cover; its pages are in the folder of the same name under
   * `docs`.
   */
  readonly root: `/${string}/`;
  /** Title in maps, menus and filters, such as «Curso de C». */
  readonly title: string;
  /** Language or system that it teaches, in one word. */
  readonly subject: string;
  /** Engine that runs its examples and exercises in the page. */
  readonly runtime: LabId;
  /** Frozen editions that contain it, besides the current one. */
  readonly editions: readonly string[];
}

/** Written lesson, as the home page shows it. */
export interface LessonOutline {
  /** Path without the base URL. */
  readonly path: string;
  readonly title: string;
  /** Ids of its headings, grouped by section. */
  readonly steps: readonly (readonly string[])[];
}

/**
 * Data of a course for the home page, from its pages: `@site-pages/courses`.
 */
export interface CourseOutline {
  readonly id: string;
  readonly lessons: readonly LessonOutline[];
  /** Number of lessons that are not written yet. */
  readonly planned: number;
  /** Approximate duration of the written lessons, in words. */
  readonly length: string;
  /** Result that its readers achieve. */
  readonly promise: string;
  readonly image?: string;
}
