import { getSearchWords } from '../api/searchWords/client';
import { searchAliases } from '../data/searchAliases';
import { createEngine } from './engine';
import type { SearchEngine } from './engine';
import type { PagefindModule } from './pagefind';
import { indexFolder } from './paths';

/** The index is made of the finished pages; the development server has none. */
export const isIndexBuilt = process.env.NODE_ENV !== 'development';

/** Words around a match. */
const excerptLength = 24;

let opened: Promise<SearchEngine> | undefined;
let attempts = 0;

async function open(baseUrl: string): Promise<SearchEngine> {
  const basePath = `${baseUrl}${indexFolder}/`;
  attempts += 1;
  // A browser remembers that a module failed; under another address it asks again.
  const retry = attempts > 1 ? `?${attempts}` : '';
  const [{ createInstance }, words] = await Promise.all([
    import(
      /* webpackIgnore: true */ `${basePath}pagefind.js${retry}`
    ) as Promise<PagefindModule>,
    getSearchWords(baseUrl),
  ]);
  const pagefind = createInstance({
    basePath,
    // The site's own links add the base path.
    baseUrl: '/',
    excerptLength,
    // A worker would load the same code once more, and its failures are silent.
    noWorker: true,
  });
  await pagefind.init();
  return createEngine({ pagefind, words, aliases: searchAliases });
}

/**
 * The search engine of this visit, loaded the first time that it is asked for.
 *
 * @throws what went wrong; asking again tries again.
 */
export function openEngine(baseUrl: string): Promise<SearchEngine> {
  opened ??= open(baseUrl).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** Forgets the engine, so that the next search loads the index anew. */
export function closeEngine(): void {
  opened = undefined;
}
