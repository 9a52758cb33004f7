import { fillOfflinePage, readKeptPages } from '../kept';
import { pageFilesOf } from '../pageFiles';
import type { Shelves } from './keep';

interface Wanted {
  readonly request: Request;
  readonly cachedResponse?: Response;
}

/** What is not on its shelf may be in a pack. */
export async function elsewhere({
  request,
  cachedResponse,
}: Wanted): Promise<Response | undefined> {
  return cachedResponse ?? caches.match(request, { ignoreSearch: true });
}

/**
 * What to show for a page that neither the network nor this device has.
 *
 * @param offlinePage Path of the page that says so.
 */
export async function pageElsewhere(
  { url }: Request,
  offlinePage: string,
): Promise<Response> {
  const { pathname, search } = new URL(url);
  const folder = pathname.replace(/\/?$/, '/');
  // A server would have led there.
  if (folder !== pathname && (await caches.match(folder)))
    return Response.redirect(new URL(folder + search, url));
  const query = new URLSearchParams({ pagina: pathname }).toString();
  return Response.redirect(new URL(`${offlinePage}?${query}`, url));
}

const areKept = async (files: readonly string[]) =>
  (await Promise.all(files.map((file) => caches.match(file)))).every(Boolean);

interface Asked {
  /** As it was asked for. */
  readonly url: string;
  readonly baseUrl: string;
  readonly isOnline: boolean;
}

/**
 * The page that says what is there without a network, so that it does say so
 * also where the application never came.
 *
 * @param response The page as it was published.
 * @param isOnline Whether it came from the network, as the application then can.
 */
export async function withWhatIsKept(
  response: Response,
  { url, baseUrl, isOnline }: Asked,
): Promise<Response> {
  const published = await response.text();
  const canStart = isOnline || (await areKept(pageFilesOf(published).parts));
  const html = fillOfflinePage(
    // Nothing is said of an application that nobody asked for.
    canStart
      ? published
      : published.replace(/(<meta name=app[^>]*) data-now/, '$1'),
    await readKeptPages(caches, baseUrl),
    new URL(url).search,
  );
  const { headers, status } = response;
  return new Response(html, { headers, status });
}

const LESSON = /<html[^>]*\bdocs-doc-page\b/;

/** Where whoever opens the site without a network left off, or the cover of the site. */
export async function lastLesson(
  shelves: Shelves,
  home: string,
): Promise<Response | undefined> {
  const pages = await caches.open(shelves.pages);
  const kept = await pages.keys();
  for (const request of [...kept].reverse()) {
    const html = await (await pages.match(request))?.text();
    if (html && LESSON.test(html)) return Response.redirect(request.url);
  }
  return caches.match(home);
}
