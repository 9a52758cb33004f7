import { neededFiles } from '../needed';
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
  const pages = await caches.open(shelves.pages);
  const assets = await caches.open(shelves.assets);
  const needed = await neededFiles({ pages, assets, list }, build);
  for (const request of await assets.keys()) {
    const { pathname, search } = new URL(request.url);
    // Fonts and pictures of a sheet go with it; they hardly ever change.
    const isFound =
      needed.has(pathname + search) || /\.(?:woff2|svg|png)$/.test(pathname);
    if (!isFound) await assets.delete(request);
  }
}
