import { neededFiles } from '../needed';
import { pathOf } from '../pathOf';
import type { Shelves } from './keep';

/**
 * Deletes the cached files that no saved page needs: those of builds without
 * saved pages. Call it only when no page of another build is open.
 *
 * @param build Mark of the published build.
 * @param list Address of the list of the application's files.
 */
export async function dropUnused(
  build: string,
  list: string,
  shelves: Shelves,
): Promise<void> {
  // The prefetched page belongs to an earlier build; an open page prefetches
  // its own.
  await caches.delete(shelves.next);
  const pages = await caches.open(shelves.pages);
  const assets = await caches.open(shelves.assets);
  const needed = await neededFiles({ pages, assets, list }, build);
  for (const request of await assets.keys()) {
    const path = pathOf(request);
    // Fonts and pictures are kept, because style sheets name them; they hardly
    // ever change.
    const isFound =
      needed.has(path) || /\.(?:woff2|svg|png)(?:\?|$)/.test(path);
    if (!isFound) await assets.delete(request);
  }
}

/**
 * Revalidates the cached files that another build may have changed under the
 * same name.
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
      // Without a network the cached copy stays.
    }
  }
}
