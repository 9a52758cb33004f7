/** Name of the filter in the index. */
const kindFilter = 'kind';

/**
 * Attributes of the element whose text is indexed; a page without such an
 * element is not indexed.
 */
interface IndexedAttributes {
  readonly 'data-pagefind-body': '';
  readonly 'data-pagefind-filter': string;
  readonly 'data-pagefind-meta'?: string;
  readonly 'data-title'?: string;
  readonly 'data-state'?: 'planned';
}

interface IndexingOptions {
  /** Title of the page in results, if its heading is not clear enough. */
  readonly title?: string | undefined;
  /** True for a page that only announces future content; it ranks last. */
  readonly isPlanned?: boolean;
}

/**
 * Returns the attributes that put an element's text in the search index, as a
 * page of the given kind.
 */
export function getIndexAttributes(
  kind: string,
  { title, isPlanned = false }: IndexingOptions = {},
): IndexedAttributes {
  return {
    'data-pagefind-body': '',
    // The literal value must be last: it extends to the end of the attribute,
    // commas included.
    'data-pagefind-filter': `${isPlanned ? 'state[data-state], ' : ''}${kindFilter}:${kind}`,
    ...(isPlanned && { 'data-state': 'planned' }),
    ...(title !== undefined && {
      // Refers to another attribute, because a comma in a literal value would
      // end it.
      'data-pagefind-meta': 'title[data-title]',
      'data-title': title,
    }),
  };
}
