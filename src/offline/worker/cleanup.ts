import { collectNeededFiles } from '../neededFiles';
import { getCacheKey } from '../cacheKey';
import type { CacheNames } from './cachePages';

/**
 * Deletes the cached files that no saved page needs: those of builds without
 * saved pages. Call it only when no page of another build is open.
 *
 * @param build Mark of the published build.
 * @param listAddress Address of the list of the application's files.
 */
export async function cleanupOutdatedAssets(
  build: string,
  listAddress: string,
  cacheNames: CacheNames,
): Promise<void> {
  // The prefetched page belongs to an earlier build; an open page prefetches
  // its own.
  await caches.delete(cacheNames.next);
  const pages = await caches.open(cacheNames.pages);
  const assets = await caches.open(cacheNames.assets);
  const neededFiles = await collectNeededFiles(
    { pages, assets, list: listAddress },
    build,
  );
  for (const request of await assets.keys()) {
    const path = getCacheKey(request);
    // Fonts and pictures are kept, because style sheets name them; they hardly
    // ever change.
    const isNeeded =
      neededFiles.has(path) || /\.(?:woff2|svg|png)(?:\?|$)/.test(path);
    if (!isNeeded) await assets.delete(request);
  }
}

/**
 * Revalidates the cached files that another build may have changed under the
 * same name.
 *
 * @param hashedFolder Path of the files that never change.
 */
export async function revalidateUnhashedAssets(
  hashedFolder: string,
  cacheNames: CacheNames,
): Promise<void> {
  const assets = await caches.open(cacheNames.assets);
  for (const { url } of await assets.keys()) {
    const { pathname } = new URL(url);
    if (pathname.startsWith(hashedFolder) || pathname.endsWith('.json'))
      continue;
    try {
      const response = await fetch(url, { cache: 'no-cache' });
      if (response.ok) await assets.put(url, response);
      else await assets.delete(url);
    } catch {
      // Without a network the cached copy stays.
    }
  }
}
