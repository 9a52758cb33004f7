import { getCacheName } from '../cacheNames';
import { offlineFiles } from '../files';
import { collectNeededFiles } from '../neededFiles';
import { getCacheKey } from '../cacheKey';

/**
 * Opens the caches of the service worker; undefined when it has cached no page.
 */
async function openVisitedCaches(baseUrl: string) {
  const name = getCacheName(baseUrl, 'pages');
  // Checks if the cache exists, because opening it would create an empty one.
  if (!(await caches.has(name))) return undefined;
  return {
    pages: await caches.open(name),
    assets: await caches.open(getCacheName(baseUrl, 'assets')),
    list: baseUrl + offlineFiles.application,
  };
}

/**
 * Deletes files of a pack. The worker made no copy of files that it found
 * there, so those that the visited pages and the open tabs use are moved to the
 * worker's cache. The worker deletes them once no page needs them.
 *
 * @param cache Cache of the pack.
 * @param requests Requests of the files to delete.
 */
export async function deletePackFiles(
  baseUrl: string,
  cache: Cache,
  requests: readonly Request[],
): Promise<void> {
  const visitedCaches = await openVisitedCaches(baseUrl);
  const neededFiles =
    visitedCaches && (await collectNeededFiles(visitedCaches));
  for (const request of requests) {
    const path = getCacheKey(request);
    // Fonts are always moved, because style sheets name them and pages do not.
    const isNeeded = neededFiles?.has(path) || path.endsWith('.woff2');
    const response = isNeeded ? await cache.match(request) : undefined;
    await cache.delete(request);
    // A full disk is ignored: freeing space matters more than the copy.
    if (response)
      await visitedCaches?.assets.put(request, response).catch(() => undefined);
  }
}

/**
 * Replaces the visited pages that are in a pack by the pack's copies, which are
 * newer. The pages keep the order in which they were visited.
 *
 * @param cache Cache of the pack.
 */
export async function refreshVisitedPages(
  baseUrl: string,
  cache: Cache,
): Promise<void> {
  const visitedCaches = await openVisitedCaches(baseUrl);
  for (const request of (await visitedCaches?.pages.keys()) ?? []) {
    const page =
      (await cache.match(request)) ??
      (await visitedCaches?.pages.match(request));
    // A full disk is ignored: the previous copy of the page is still complete.
    if (page)
      await visitedCaches?.pages.put(request, page).catch(() => undefined);
  }
}
