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
}

/**
 * Puts the text of an element in the search index, as a page of that kind.
 *
 * @param title How results name it, where its heading is not enough.
 */
export function indexedAs(kind: Kind, title?: string): IndexedAttributes {
  return {
    'data-pagefind-body': '',
    'data-pagefind-filter': `${kindFilter}:${kind}`,
    ...(title !== undefined && {
      // By way of another attribute: a comma in the value itself would end it.
      'data-pagefind-meta': 'title[data-title]',
      'data-title': title,
    }),
  };
}
