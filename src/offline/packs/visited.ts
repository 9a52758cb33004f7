import { cacheName } from '../cacheNames';
import { offlineFiles } from '../files';
import { neededFiles } from '../needed';
import { pathOf } from '../pathOf';

/**
 * Opens the caches of the service worker; undefined when it has cached no page.
 */
async function openVisited(baseUrl: string) {
  const name = cacheName(baseUrl, 'pages');
  // Checks if the cache exists, because opening it would create an empty one.
  if (!(await caches.has(name))) return undefined;
  return {
    pages: await caches.open(name),
    assets: await caches.open(cacheName(baseUrl, 'assets')),
    list: baseUrl + offlineFiles.application,
  };
}

/**
 * Deletes files of a pack. The worker made no copy of files that it found
 * there, so those that the visited pages and the open tabs use are moved to the
 * worker's cache. The worker deletes them once no page needs them.
 *
 * @param cache Cache of the pack.
 * @param leaving Requests of the files to delete.
 */
export async function takeOut(
  baseUrl: string,
  cache: Cache,
  leaving: readonly Request[],
): Promise<void> {
  const visited = await openVisited(baseUrl);
  const needed = visited && (await neededFiles(visited));
  for (const request of leaving) {
    const path = pathOf(request);
    // Fonts are always moved, because style sheets name them and pages do not.
    const isNeeded = needed?.has(path) || path.endsWith('.woff2');
    const response = isNeeded ? await cache.match(request) : undefined;
    await cache.delete(request);
    // A full disk is ignored: freeing space matters more than the copy.
    if (response)
      await visited?.assets.put(request, response).catch(() => undefined);
  }
}

/**
 * Replaces the visited pages that are in a pack by the pack's copies, which are
 * newer. The pages keep the order in which they were visited.
 *
 * @param cache Cache of the pack.
 */
export async function renewVisited(
  baseUrl: string,
  cache: Cache,
): Promise<void> {
  const visited = await openVisited(baseUrl);
  for (const request of (await visited?.pages.keys()) ?? []) {
    const page =
      (await cache.match(request)) ?? (await visited?.pages.match(request));
    // A full disk is ignored: the previous copy of the page is still complete.
    if (page) await visited?.pages.put(request, page).catch(() => undefined);
  }
}
