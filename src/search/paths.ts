/** Folder of the index on the published site, below the base path. */
export const indexFolder = 'pagefind';

/** In that folder: the words of the index, the most used first. */
export const wordsFile = 'words.json';
