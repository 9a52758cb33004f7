/** A course, as short as it can be: every page of the site carries these rows. */
export interface Course {
  /** Of its sidebar. */
  readonly id: string;
  /** Path of its cover; its pages are under `docs` in the folder of this name. */
  readonly root: `/${string}/`;
  /** Name in maps, menus and filters, as «Curso de C». */
  readonly title: string;
  /** What it teaches, in a word. */
  readonly subject: string;
  /** What runs its examples and exercises in the page. */
  readonly runtime: 'c' | 'linux';
  /** Frozen editions that have it; the current one goes unsaid. */
  readonly editions: readonly string[];
}

/** A lesson that can be read, as the home page knows it. */
export interface LessonOutline {
  /** Without the base URL. */
  readonly path: string;
  readonly title: string;
  /** The ids of its headings, section by section. */
  readonly steps: readonly (readonly string[])[];
}

/** What the home page says of a course, from its pages: `@site-pages/courses`. */
export interface CourseOutline {
  readonly id: string;
  readonly lessons: readonly LessonOutline[];
  /** How many more are to come. */
  readonly planned: number;
  /** About how long those that can be read take, in words. */
  readonly length: string;
  /** What its readers make. */
  readonly promise: string;
  readonly image?: string;
}
