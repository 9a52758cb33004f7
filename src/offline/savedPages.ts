import { escapeHtml, unescapeHtml } from '../utils/html';
import { getCacheName } from './cacheNames';
import { offlineFiles } from './files';

/** A page saved on this device. */
export interface SavedPage {
  /** Path of the page in the site. */
  readonly url: string;
  readonly title: string;
}

/**
 * Id of the element that lists the saved pages; the worker or the application
 * fills it.
 */
export const SAVED_PAGES_ID = 'paginas-guardadas';

/**
 * Id of the element that names the missing page; the worker or the application
 * fills it.
 */
export const MISSING_PAGE_ID = 'pagina-que-falta';

/**
 * Returns the list of saved pages, or a notice that there are none, as HTML.
 */
export function renderSavedPages(pages: readonly SavedPage[]): string {
  if (pages.length === 0)
    return '<p>Todavía ninguna. Cada página que visites con conexión se guarda sola.</p>';
  const items = pages.map(
    ({ url, title }) =>
      `<li><a href="${escapeHtml(url)}">${escapeHtml(title)}</a></li>`,
  );
  return `<ul>${items.join('')}</ul>`;
}

/** Matches only paths of this site, because any link may set the query. */
const PATH = /^\/(?![/\\])[^\s\\]*$/;

/** Decodes a path for display, if it can be decoded. */
function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/**
 * Returns the notice that a page is missing, as HTML.
 *
 * @param query Query of the offline page; `pagina` in it names the missing
 *   page.
 * @returns An empty string when `pagina` is absent or no path of this site.
 */
export function renderMissingPage(query: string): string {
  const path = new URLSearchParams(query).get('pagina') ?? '';
  if (!PATH.test(path)) return '';
  return `<p><strong>La página <code>${escapeHtml(decodePath(path))}</code> no está guardada en este dispositivo</strong>, y no hubo conexión para traerla.</p><p>Más abajo están <a href="#paginas">las páginas guardadas</a>. Con conexión, <a href="${escapeHtml(path)}">vuelve a abrirla</a>.</p>`;
}

/**
 * Inserts HTML into the element with an id and shows the element, by removing
 * its `data-live`.
 */
const fillElement = (html: string, id: string, content: string) =>
  html.replace(
    new RegExp(`<div\\b[^>]*\\bid="?${id}\\b[^>]*>`),
    (tag) => tag.replace(' data-live=""', '') + content,
  );

/**
 * Returns the offline page with the saved pages of this device and the notice
 * about the missing page.
 *
 * @param query Query with which the page was requested.
 */
export const fillOfflinePage = (
  html: string,
  pages: readonly SavedPage[],
  query: string,
): string =>
  fillElement(
    fillElement(html, SAVED_PAGES_ID, renderSavedPages(pages)),
    MISSING_PAGE_ID,
    renderMissingPage(query),
  );

/** Matches the site name at the end of every title. */
const SITE_NAME = /\s+\|[^|]*$/;

function readTitle(html: string): string | undefined {
  const [, title = ''] = /<title[^>]*>([^<]*)<\/title>/.exec(html) ?? [];
  return unescapeHtml(title).replace(SITE_NAME, '').trim() || undefined;
}

/**
 * Returns the path of a page of this site; undefined for files, addresses with
 * a query and the offline page itself.
 */
function getPagePath(address: string, baseUrl: string): string | undefined {
  const { pathname, search } = new URL(address);
  const isPage =
    pathname.startsWith(baseUrl) &&
    pathname.endsWith('/') &&
    search === '' &&
    pathname !== baseUrl + offlineFiles.page;
  return isPage ? pathname : undefined;
}

/**
 * Reads the title of a cached page; undefined for redirects and for responses
 * that are no HTML page.
 */
async function readPage(response: Response | undefined, url: string) {
  if (!/^text\/html\b/.test(response?.headers.get('Content-Type') ?? ''))
    return undefined;
  const html = (await response?.text()) ?? '';
  const title = /http-equiv="?refresh/i.test(html)
    ? undefined
    : readTitle(html);
  return title === undefined ? undefined : { url, title };
}

/**
 * Lists the pages saved on this device: first the visited ones, the latest
 * first, then those of the packs in their order.
 *
 * @param baseUrl Path under which the site is published.
 */
export async function readSavedPages(
  caches: CacheStorage,
  baseUrl: string,
): Promise<readonly SavedPage[]> {
  const isVisited = (name: string) => name === getCacheName(baseUrl, 'pages');
  const packs = getCacheName(baseUrl, 'pack:');
  const names = (await caches.keys()).filter(
    (name) => isVisited(name) || name.startsWith(packs),
  );
  const pages = new Map<string, SavedPage>();
  for (const name of names.sort(
    (leftPage, rightPage) =>
      Number(isVisited(rightPage)) - Number(isVisited(leftPage)),
  )) {
    const cache = await caches.open(name);
    const requests = [...(await cache.keys())];
    for (const request of isVisited(name) ? requests.reverse() : requests) {
      const url = getPagePath(request.url, baseUrl);
      if (url === undefined || pages.has(url)) continue;
      const page = await readPage(await cache.match(request), url);
      if (page) pages.set(url, page);
    }
  }
  return [...pages.values()];
}
