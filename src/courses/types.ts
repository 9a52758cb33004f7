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
