import { escapeHtml, unescapeHtml } from '../utils/html';
import { cacheName } from './cacheNames';
import { offlineFiles } from './files';

/** A page that this device keeps. */
export interface KeptPage {
  /** Its address in the site. */
  readonly url: string;
  readonly title: string;
}

/** The element that holds the list of kept pages, whoever fills it. */
export const KEPT_PAGES_ID = 'paginas-guardadas';

/** The element that says which page was not there, whoever fills it. */
export const MISSING_PAGE_ID = 'pagina-que-falta';

/** The list of kept pages, or that there are none, as HTML. */
export function keptPagesHtml(pages: readonly KeptPage[]): string {
  if (pages.length === 0)
    return '<p>Todavía ninguna. Cada página que visites con conexión se guarda sola.</p>';
  const items = pages.map(
    ({ url, title }) =>
      `<li><a href="${escapeHtml(url)}">${escapeHtml(title)}</a></li>`,
  );
  return `<ul>${items.join('')}</ul>`;
}

/** Only a path of this site: the address may come from anywhere. */
const PATH = /^\/(?![/\\])[^\s\\]*$/;

/** As people read it. */
function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/**
 * That a page was not there, for who wanted it, as HTML.
 *
 * @param query Of the page that says so: it names the other.
 * @returns Nothing when nobody wanted another one.
 */
export function missingPageHtml(query: string): string {
  const path = new URLSearchParams(query).get('pagina') ?? '';
  if (!PATH.test(path)) return '';
  return `<p><strong>La página <code>${escapeHtml(readable(path))}</code> no está guardada en este dispositivo</strong>, y no hubo conexión para traerla.</p><p>Más abajo están <a href="#paginas">las páginas guardadas</a>. Con conexión, <a href="${escapeHtml(path)}">vuelve a abrirla</a>.</p>`;
}

/** Puts into an element of a page, by its id, what only this device knows. */
const filled = (html: string, id: string, content: string) =>
  html.replace(
    new RegExp(`<div\\b[^>]*\\bid="?${id}\\b[^>]*>`),
    (tag) => tag.replace(' data-live=""', '') + content,
  );

/**
 * The page that says what is there without a network, with what only this
 * device knows.
 *
 * @param query With which it was asked for.
 */
export const fillOfflinePage = (
  html: string,
  pages: readonly KeptPage[],
  query: string,
): string =>
  filled(
    filled(html, KEPT_PAGES_ID, keptPagesHtml(pages)),
    MISSING_PAGE_ID,
    missingPageHtml(query),
  );

/** What the site puts after the title of each page. */
const SITE_NAME = /\s+\|[^|]*$/;

function titleOf(html: string): string | undefined {
  const [, title = ''] = /<title[^>]*>([^<]*)<\/title>/.exec(html) ?? [];
  return unescapeHtml(title).replace(SITE_NAME, '').trim() || undefined;
}

/** Of the site, an address with nothing else, and not the page that lists them. */
function pathOf(address: string, baseUrl: string): string | undefined {
  const { pathname, search } = new URL(address);
  const isPage =
    pathname.startsWith(baseUrl) &&
    pathname.endsWith('/') &&
    search === '' &&
    pathname !== baseUrl + offlineFiles.page;
  return isPage ? pathname : undefined;
}

/** The page, unless it leads elsewhere or is no page at all. */
async function pageIn(response: Response | undefined, url: string) {
  if (!/^text\/html\b/.test(response?.headers.get('Content-Type') ?? ''))
    return undefined;
  const html = (await response?.text()) ?? '';
  const title = /http-equiv="?refresh/i.test(html) ? undefined : titleOf(html);
  return title === undefined ? undefined : { url, title };
}

/**
 * The pages that this device keeps: those that were visited first, the latest
 * before, then those of the packs in their order.
 *
 * @param baseUrl Path under which the site is published.
 */
export async function readKeptPages(
  caches: CacheStorage,
  baseUrl: string,
): Promise<readonly KeptPage[]> {
  const isVisited = (name: string) => name === cacheName(baseUrl, 'pages');
  const packs = cacheName(baseUrl, 'pack:');
  const names = (await caches.keys()).filter(
    (name) => isVisited(name) || name.startsWith(packs),
  );
  const pages = new Map<string, KeptPage>();
  for (const name of names.sort(
    (one, other) => Number(isVisited(other)) - Number(isVisited(one)),
  )) {
    const cache = await caches.open(name);
    const requests = [...(await cache.keys())];
    for (const request of isVisited(name) ? requests.reverse() : requests) {
      const url = pathOf(request.url, baseUrl);
      if (url === undefined || pages.has(url)) continue;
      const page = await pageIn(await cache.match(request), url);
      if (page) pages.set(url, page);
    }
  }
  return [...pages.values()];
}
