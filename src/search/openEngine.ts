import { getSearchCatalog } from './catalog/client';
import { searchAliases } from '../data/searchAliases';
import { createEngine } from './engine';
import type { SearchEngine } from './engine';
import type { PagefindModule } from './pagefind';
import { indexFolder } from './paths';

/**
 * True in production: the index is made from the built pages, so the
 * development server has none.
 */
export const isIndexBuilt = process.env.NODE_ENV !== 'development';

/**
 * Timeout for the search code and the parts of the index that every query
 * needs.
 */
const LOAD_TIMEOUT_MS = 20_000;

/** Number of words around a match. */
const excerptLength = 24;

let enginePromise: Promise<SearchEngine> | undefined;
let attempts = 0;

async function loadEngine(baseUrl: string): Promise<SearchEngine> {
  const basePath = `${baseUrl}${indexFolder}/`;
  attempts += 1;
  // Browsers cache the failure of a module import: a retry needs another
  // address.
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
    // A worker would load the same code again, and its failures are silent.
    noWorker: true,
  });
  await pagefind.init();
  return createEngine({ pagefind, catalog, aliases: searchAliases });
}

/** Rejects after the timeout: Pagefind itself never does. */
function withTimeout<Value>(promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`La búsqueda no llegó en ${LOAD_TIMEOUT_MS} ms`));
    }, LOAD_TIMEOUT_MS);
    promise.then(resolve, reject).finally(() => {
      clearTimeout(timer);
    });
  });
}

/**
 * Returns the search engine of this visit, loaded on the first call.
 *
 * @throws the loading error; the next call tries again.
 */
export function openEngine(baseUrl: string): Promise<SearchEngine> {
  enginePromise ??= withTimeout(loadEngine(baseUrl)).catch((error: unknown) => {
    enginePromise = undefined;
    throw error;
  });
  return enginePromise;
}

/** Discards the engine, so that the next search loads the index again. */
export function closeEngine(): void {
  enginePromise = undefined;
}
