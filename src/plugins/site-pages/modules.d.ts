declare module '@site-pages/titles' {
  /** By path without the base URL, as `/glosario/`. */
  const titles: Readonly<Record<string, string>>;
  export default titles;
}

declare module '@site-pages/cards' {
  import type { CardData } from '@site/src/data/shared/fields';

  /** By the page that shows them, as `/dumix/`. */
  const cards: Readonly<Record<string, readonly CardData[]>>;
  export default cards;
}
