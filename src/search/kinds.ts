import { courses } from '../courses';
import type { CourseTitle } from '../courses';

const otherKinds = ['Guías', 'Artículos', 'Reseñas', 'Páginas'] as const;

export type Kind = CourseTitle | (typeof otherKinds)[number];

/** What a page is, as readers sort results; in the order of the filters. */
export const kinds: readonly Kind[] = [
  ...courses.map(({ title }) => title),
  ...otherKinds,
];

/** Name of the filter in the index. */
const kindFilter = 'kind';

/** Attributes of the element whose text goes in the index: a page without it stays out. */
interface IndexedAttributes {
  readonly 'data-pagefind-body': '';
  readonly 'data-pagefind-filter': string;
  readonly 'data-pagefind-meta'?: string;
  readonly 'data-title'?: string;
  readonly 'data-state'?: 'planned';
}

interface Indexing {
  /** How results name the page, where its heading is not enough. */
  readonly title?: string | undefined;
  /** Whether it only announces what is to come: found where nothing else is. */
  readonly isPlanned?: boolean;
}

/**
 * Puts the text of an element in the search index, as a page of that kind.
 */
export function indexedAs(
  kind: Kind,
  { title, isPlanned = false }: Indexing = {},
): IndexedAttributes {
  return {
    'data-pagefind-body': '',
    // What is written in the attribute itself goes to its end, commas and all.
    'data-pagefind-filter': `${isPlanned ? 'state[data-state], ' : ''}${kindFilter}:${kind}`,
    ...(isPlanned && { 'data-state': 'planned' }),
    ...(title !== undefined && {
      // By way of another attribute: a comma in the value itself would end it.
      'data-pagefind-meta': 'title[data-title]',
      'data-title': title,
    }),
  };
}
