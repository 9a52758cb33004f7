/** Folder of the index on the published site, below the base path. */
export const indexFolder = 'pagefind';

/** File in `indexFolder`: words of the index and the kind of each page. */
export const catalogFile = 'catalog.json';
