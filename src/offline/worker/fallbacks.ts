import { fillOfflinePage, readSavedPages } from '../savedPages';
import { readPageFiles } from '../pageFiles';
import type { CacheNames } from './cachePages';

interface CacheLookup {
  readonly request: Request;
  readonly cachedResponse?: Response;
}

/**
 * Falls back to the other caches, packs included, when the route's own cache
 * has no copy.
 */
export async function matchAnyCache({
  request,
  cachedResponse,
}: CacheLookup): Promise<Response | undefined> {
  return cachedResponse ?? caches.match(request, { ignoreSearch: true });
}

/**
 * Redirects a page that neither the network nor this device has: to its address
 * with a trailing slash if that is cached, else to the offline page.
 *
 * @param offlinePage Path of the offline page.
 */
export async function matchOfflineFallback(
  { url }: Request,
  offlinePage: string,
): Promise<Response> {
  const { pathname, search } = new URL(url);
  const folder = pathname.replace(/\/?$/, '/');
  // A web server would redirect to the address with the trailing slash.
  if (folder !== pathname && (await caches.match(folder)))
    return Response.redirect(new URL(folder + search, url));
  const query = new URLSearchParams({ pagina: pathname }).toString();
  return Response.redirect(new URL(`${offlinePage}?${query}`, url));
}

const areCached = async (files: readonly string[]) =>
  (await Promise.all(files.map((file) => caches.match(file)))).every(Boolean);

interface PageRequest {
  /** Address as requested, with its query. */
  readonly url: string;
  readonly baseUrl: string;
  readonly isOnline: boolean;
}

/**
 * Returns the offline page with the saved pages of this device, so that the
 * list is complete even where the application cannot load.
 *
 * @param response The page as published.
 * @param isOnline True when the page came from the network, from which the
 *   application can then load too.
 */
export async function fillWithSavedPages(
  response: Response,
  { url, baseUrl, isOnline }: PageRequest,
): Promise<Response> {
  const publishedBuild = await response.text();
  const canStart =
    isOnline || (await areCached(readPageFiles(publishedBuild).hydrationFiles));
  const html = fillOfflinePage(
    // Without its files the application must not start by itself, since it
    // would report a failure that no action of the reader caused.
    canStart
      ? publishedBuild
      : publishedBuild.replace(/(<meta name=app[^>]*) data-now/, '$1'),
    await readSavedPages(caches, baseUrl),
    new URL(url).search,
  );
  const { headers, status } = response;
  return new Response(html, { headers, status });
}

const LESSON = /<html[^>]*\bdocs-doc-page\b/;

/**
 * Redirects an installed site, opened offline, to the lesson that was visited
 * last; falls back to the home page.
 */
export async function redirectToLastLesson(
  cacheNames: CacheNames,
  home: string,
): Promise<Response | undefined> {
  const pages = await caches.open(cacheNames.pages);
  const keptRequests = await pages.keys();
  for (const request of [...keptRequests].reverse()) {
    const html = await (await pages.match(request))?.text();
    if (html && LESSON.test(html)) return Response.redirect(request.url);
  }
  return caches.match(home);
}
