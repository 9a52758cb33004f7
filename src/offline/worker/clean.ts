import { pageFilesOf } from '../pageFiles';
import type { Shelves } from './keep';

async function textOf(cache: Cache, request: Request): Promise<string> {
  return (await (await cache.match(request))?.text()) ?? '';
}

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
  const needed = new Set<string>();
  const builds = new Set([build]);
  const pages = await caches.open(shelves.pages);
  for (const request of await pages.keys()) {
    const page = pageFilesOf(await textOf(pages, request));
    builds.add(page.build);
    for (const url of [...page.seen, ...page.parts]) needed.add(url);
  }
  const assets = await caches.open(shelves.assets);
  const kept = await assets.keys();
  for (const request of kept) {
    const { pathname, search } = new URL(request.url);
    if (pathname !== list || !builds.has(search.slice(1))) continue;
    needed.add(pathname + search);
    const { files } = JSON.parse(await textOf(assets, request)) as {
      files: readonly { url: string }[];
    };
    for (const { url } of files) needed.add(url);
  }
  for (const request of kept) {
    const { pathname, search } = new URL(request.url);
    // Fonts and pictures of a sheet go with it; they hardly ever change.
    const isFound =
      needed.has(pathname + search) || /\.(?:woff2|svg|png)$/.test(pathname);
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
