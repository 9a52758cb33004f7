import { neededFiles } from '../needed';
import { pathOf } from '../pathOf';
import type { Shelves } from './keep';

/**
 * Drops what no kept page needs: the files of builds of which nothing is left.
 * Only for when no page of another build is open.
 *
 * @param build The one that is published now.
 * @param list Address of the list of the application's files.
 */
export async function dropUnused(
  build: string,
  list: string,
  shelves: Shelves,
): Promise<void> {
  // It was brought for a page of before; the one that is open brings its own.
  await caches.delete(shelves.next);
  const pages = await caches.open(shelves.pages);
  const assets = await caches.open(shelves.assets);
  const needed = await neededFiles({ pages, assets, list }, build);
  for (const request of await assets.keys()) {
    const path = pathOf(request);
    // Fonts and pictures of a sheet go with it; they hardly ever change.
    const isFound =
      needed.has(path) || /\.(?:woff2|svg|png)(?:\?|$)/.test(path);
    if (!isFound) await assets.delete(request);
  }
}

/**
 * Brings again what another build may have changed under the same name.
 *
 * @param hashed Path of the files that never change.
 */
export async function renewPictures(
  hashed: string,
  shelves: Shelves,
): Promise<void> {
  const assets = await caches.open(shelves.assets);
  for (const { url } of await assets.keys()) {
    const { pathname } = new URL(url);
    if (pathname.startsWith(hashed) || pathname.endsWith('.json')) continue;
    try {
      const response = await fetch(url, { cache: 'no-cache' });
      if (response.ok) await assets.put(url, response);
      else await assets.delete(url);
    } catch {
      // What is kept still shows.
    }
  }
}
