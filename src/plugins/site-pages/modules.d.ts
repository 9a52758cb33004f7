declare module '@site-pages/titles' {
  /** Titles by path without the base URL, such as `/glosario/`. */
  const titles: Readonly<Record<string, string>>;
  export default titles;
}

declare module '@site-pages/cards' {
  import type { CardData } from '@site/src/data/shared/fields';

  /** Cards by the page that shows them, such as `/dumix/`. */
  const cards: Readonly<Record<string, readonly CardData[]>>;
  export default cards;
}

declare module '@site-pages/courses' {
  import type { CourseOutline } from '@site/src/courses/types';

  /** Outlines, in the order in which courses are offered. */
  const outlines: readonly CourseOutline[];
  export default outlines;
}
