import { cacheName } from '../cacheNames';
import { offlineFiles } from '../files';
import { neededFiles } from '../needed';
import { pathOf } from '../pathOf';

/** What the worker keeps; nothing where it keeps no page. */
async function openVisited(baseUrl: string) {
  const name = cacheName(baseUrl, 'pages');
  // Looking must not leave an empty cache behind.
  if (!(await caches.has(name))) return undefined;
  return {
    pages: await caches.open(name),
    assets: await caches.open(cacheName(baseUrl, 'assets')),
    list: baseUrl + offlineFiles.application,
  };
}

/**
 * Takes files out of a pack. The worker kept no copy of what it found there, so
 * what the visited pages and the open tabs are made of goes to its shelf; it
 * drops that when nobody needs it.
 *
 * @param cache Of the pack.
 * @param leaving Of the files there.
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
    // Sheets name their letters, and pages do not.
    const isNeeded = needed?.has(path) || path.endsWith('.woff2');
    const response = isNeeded ? await cache.match(request) : undefined;
    await cache.delete(request);
    // On a full disk, to give back room goes first.
    if (response)
      await visited?.assets.put(request, response).catch(() => undefined);
  }
}

/**
 * Has the visited pages that are in a pack as they are there, since that is what
 * is newer; they stay in the order in which they were visited.
 *
 * @param cache Of the pack.
 */
export async function renewVisited(
  baseUrl: string,
  cache: Cache,
): Promise<void> {
  const visited = await openVisited(baseUrl);
  for (const request of (await visited?.pages.keys()) ?? []) {
    const page =
      (await cache.match(request)) ?? (await visited?.pages.match(request));
    // On a full disk the page of before is still whole.
    if (page) await visited?.pages.put(request, page).catch(() => undefined);
  }
}
