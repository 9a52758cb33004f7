import type { Lesson } from './course';

export interface CourseModule {
  readonly title: string;
  readonly lessons: readonly Lesson[];
}

export interface Course {
  readonly title: string;
  /** Address of the course's first page. */
  readonly to: string;
  readonly modules: readonly CourseModule[];
}

/** Props of the page `/progreso/`. */
export interface ProgressPageData {
  readonly courses: readonly Course[];
}
