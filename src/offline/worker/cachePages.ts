import { readPageFiles, findOwnSheetFiles } from '../pageFiles';

/** Names of the caches for visited pages and for the files that pages use. */
export interface CacheNames {
  readonly pages: string;
  /** Cache of the page that follows the last visited one. */
  readonly next: string;
  readonly assets: string;
}

const MAX_PAGES = 100;

/** Returns true for an HTML page, which excludes errors and redirects. */
export const isPageResponse = (response: Response) =>
  response.status === 200 &&
  /^text\/html\b/.test(response.headers.get('Content-Type') ?? '');

/**
 * Removes query and fragment, because a page is the same whatever its query.
 */
export const stripQuery = (address: string) => address.replace(/[?#].*$/, '');

async function cacheFile(
  url: string,
  targetCache: Cache,
  cache: RequestCache = 'default',
): Promise<void> {
  if (await caches.match(url)) return;
  const response = await fetch(url, {
    cache,
    mode: 'same-origin',
    priority: 'low',
  });
  if (!response.ok) return;
  await targetCache.put(url, response.clone());
  if (!url.endsWith('.css')) return;
  for (const file of findOwnSheetFiles(await response.text())) {
    // A sheet also names fonts of optional settings: only fonts in the HTTP
    // cache are kept.
    await cacheFile(file, targetCache, 'only-if-cached').catch(() => undefined);
  }
}

async function cacheFiles(
  urls: readonly string[],
  targetCache: Cache,
): Promise<void> {
  // Fetches one file at a time, after the reader's own requests.
  for (const url of urls) await cacheFile(url, targetCache);
}

/** Deletes the pages visited longest ago, beyond the maximum. */
export async function trimVisitedPages(cacheNames: CacheNames): Promise<void> {
  const pages = await caches.open(cacheNames.pages);
  const keptRequests = await pages.keys();
  for (const page of keptRequests.slice(0, -MAX_PAGES))
    await pages.delete(page);
}

/** Options for caching a page. */
interface CachePageOptions {
  /**
   * Mark of the build whose application shows the page, if it does. The scripts
   * are cached too, and a cached page of that build is not requested again.
   */
  readonly build?: string;
  /** HTTP cache mode of the request; the browser's default if omitted. */
  readonly cache?: RequestCache;
}

/**
 * Fetches a page into a cache; returns its HTML, or undefined for anything
 * else.
 */
async function fetchPage(
  url: string,
  targetCache: Cache,
  options: Pick<RequestInit, 'cache' | 'priority'>,
): Promise<string | undefined> {
  const response = await fetch(url, options);
  if (!isPageResponse(response)) return undefined;
  const html = await response.clone().text();
  await targetCache.put(url, response);
  return html;
}

/** Caches a page and the files that it uses. */
export async function cachePage(
  url: string,
  cacheNames: CacheNames,
  { build, cache = 'default' }: CachePageOptions = {},
): Promise<void> {
  const pages = await caches.open(cacheNames.pages);
  const knownPage = await pages.match(stripQuery(url));
  let html = await knownPage?.text();
  if (html === undefined || readPageFiles(html).build !== build) {
    html = await fetchPage(stripQuery(url), pages, { cache });
    if (html === undefined) return;
    await trimVisitedPages(cacheNames);
  }
  const { displayFiles, hydrationFiles } = readPageFiles(html);
  const assets = await caches.open(cacheNames.assets);
  await cacheFiles(
    build === undefined ? displayFiles : [...displayFiles, ...hydrationFiles],
    assets,
  );
}

/**
 * Caches the next page with the files that hydrate it, so that it opens at
 * once, even offline. The page is not added to the visited ones.
 *
 * @param url Path in the site, without query.
 * @param build Mark of the running build.
 */
export async function cacheNextPage(
  url: string,
  cacheNames: CacheNames,
  build: string,
): Promise<void> {
  const next = await caches.open(cacheNames.next);
  for (const request of await next.keys())
    if (new URL(request.url).pathname !== url) await next.delete(request);
  let html = await (await caches.match(url))?.text();
  if (html === undefined || readPageFiles(html).build !== build)
    html = await fetchPage(url, next, { priority: 'low' });
  if (html === undefined) return;
  const { displayFiles, hydrationFiles } = readPageFiles(html);
  await cacheFiles(
    [...hydrationFiles, ...displayFiles],
    await caches.open(cacheNames.assets),
  );
}

/**
 * Caches all files of the application, whatever page it shows.
 *
 * @param listAddress Address of the list of its files.
 * @param runningBuild Mark of the running build; nothing is requested when all its
 *   files are cached.
 */
export async function cacheApplication(
  listAddress: string,
  cacheNames: CacheNames,
  runningBuild: string,
): Promise<void> {
  const assets = await caches.open(cacheNames.assets);
  if (await assets.match(`${listAddress}?${runningBuild}`)) return;
  const response = await fetch(listAddress);
  if (!response.ok) return;
  const { build, files } = (await response.clone().json()) as {
    build: string;
    files: readonly { url: string }[];
  };
  await cacheFiles(
    files.map(({ url }) => url),
    assets,
  );
  // The list is stored last: its presence marks that all files of the build are
  // cached.
  await assets.put(`${listAddress}?${build}`, response);
}
