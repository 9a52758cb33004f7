import { getSearchCatalog } from '../api/searchCatalog/client';
import { searchAliases } from '../data/searchAliases';
import { createEngine } from './engine';
import type { SearchEngine } from './engine';
import type { PagefindModule } from './pagefind';
import { indexFolder } from './paths';

/** The index is made of the finished pages; the development server has none. */
export const isIndexBuilt = process.env.NODE_ENV !== 'development';

/** For the code of the search and the parts that every query needs. */
const timeoutMs = 20_000;

/** Words around a match. */
const excerptLength = 24;

let opened: Promise<SearchEngine> | undefined;
let attempts = 0;

async function open(baseUrl: string): Promise<SearchEngine> {
  const basePath = `${baseUrl}${indexFolder}/`;
  attempts += 1;
  // A browser remembers that a module failed; under another address it asks again.
  const retry = attempts > 1 ? `?${attempts}` : '';
  const [{ createInstance }, catalog] = await Promise.all([
    import(
      /* webpackIgnore: true */ `${basePath}pagefind.js${retry}`
    ) as Promise<PagefindModule>,
    getSearchCatalog(baseUrl),
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
  return createEngine({ pagefind, catalog, aliases: searchAliases });
}

/** Pagefind itself waits for ever. */
function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`La búsqueda no llegó en ${timeoutMs} ms`));
    }, timeoutMs);
    promise.then(resolve, reject).finally(() => {
      clearTimeout(timer);
    });
  });
}

/**
 * The search engine of this visit, loaded the first time that it is asked for.
 *
 * @throws what went wrong; asking again tries again.
 */
export function openEngine(baseUrl: string): Promise<SearchEngine> {
  opened ??= inTime(open(baseUrl)).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** Forgets the engine, so that the next search loads the index anew. */
export function closeEngine(): void {
  opened = undefined;
}
