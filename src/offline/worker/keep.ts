import { pageFilesOf, sheetFilesOf } from '../pageFiles';

/** Where pages are kept, and where what they are made of. */
export interface Shelves {
  readonly pages: string;
  /** The page after the one that was read last. */
  readonly next: string;
  readonly assets: string;
}

const MAX_PAGES = 100;

/** Neither an error, nor an answer that leads elsewhere. */
export const isPage = (response: Response) =>
  response.status === 200 &&
  /^text\/html\b/.test(response.headers.get('Content-Type') ?? '');

/** A page is one whatever its query says. */
export const withoutQuery = (address: string) => address.replace(/[?#].*$/, '');

async function keepFile(
  url: string,
  shelf: Cache,
  cache: RequestCache = 'default',
): Promise<void> {
  if (await caches.match(url)) return;
  const response = await fetch(url, {
    cache,
    mode: 'same-origin',
    priority: 'low',
  });
  if (!response.ok) return;
  await shelf.put(url, response.clone());
  if (!url.endsWith('.css')) return;
  for (const file of sheetFilesOf(await response.text())) {
    // A sheet names letters that only those who choose them have.
    await keepFile(file, shelf, 'only-if-cached').catch(() => undefined);
  }
}

async function keepFiles(urls: readonly string[], shelf: Cache): Promise<void> {
  // One by one, behind whatever the reader asks for.
  for (const url of urls) await keepFile(url, shelf);
}

/** Makes room: the pages that were seen longest ago go. */
export async function trim(shelves: Shelves): Promise<void> {
  const pages = await caches.open(shelves.pages);
  const kept = await pages.keys();
  for (const page of kept.slice(0, -MAX_PAGES)) await pages.delete(page);
}

/** How a page is to be kept. */
interface Keeping {
  /**
   * The build of the application that shows it, if it does: its scripts are kept
   * too, and a page of that build is not asked for again.
   */
  readonly build?: string;
  /** What may answer; as the browser thinks best by default. */
  readonly cache?: RequestCache;
}

/** Asks for a page, and puts it on a shelf; gives its text, if it is a page. */
async function fetchPage(
  url: string,
  shelf: Cache,
  options: Pick<RequestInit, 'cache' | 'priority'>,
): Promise<string | undefined> {
  const response = await fetch(url, options);
  if (!isPage(response)) return undefined;
  const html = await response.clone().text();
  await shelf.put(url, response);
  return html;
}

/** Keeps a page, and what it is made of. */
export async function keepPage(
  url: string,
  shelves: Shelves,
  { build, cache = 'default' }: Keeping = {},
): Promise<void> {
  const pages = await caches.open(shelves.pages);
  const known = await pages.match(withoutQuery(url));
  let html = await known?.text();
  if (html === undefined || pageFilesOf(html).build !== build) {
    html = await fetchPage(withoutQuery(url), pages, { cache });
    if (html === undefined) return;
    await trim(shelves);
  }
  const { seen, parts } = pageFilesOf(html);
  const assets = await caches.open(shelves.assets);
  await keepFiles(build === undefined ? seen : [...seen, ...parts], assets);
}

/**
 * Keeps the page where whoever reads goes next, with what brings it to life: it
 * is there at once, also when the network goes. Not among those that were seen.
 *
 * @param url Of the site, without query.
 * @param build The one that runs.
 */
export async function keepNext(
  url: string,
  shelves: Shelves,
  build: string,
): Promise<void> {
  const next = await caches.open(shelves.next);
  for (const request of await next.keys())
    if (new URL(request.url).pathname !== url) await next.delete(request);
  let html = await (await caches.match(url))?.text();
  if (html === undefined || pageFilesOf(html).build !== build)
    html = await fetchPage(url, next, { priority: 'low' });
  if (html === undefined) return;
  const { seen, parts } = pageFilesOf(html);
  await keepFiles([...parts, ...seen], await caches.open(shelves.assets));
}

/**
 * Keeps what the application consists of, whatever page it shows.
 *
 * @param list Address of the list of its files.
 * @param running The build that runs: nothing is asked for where it is all there.
 */
export async function keepApplication(
  list: string,
  shelves: Shelves,
  running: string,
): Promise<void> {
  const assets = await caches.open(shelves.assets);
  if (await assets.match(`${list}?${running}`)) return;
  const response = await fetch(list);
  if (!response.ok) return;
  const { build, files } = (await response.clone().json()) as {
    build: string;
    files: readonly { url: string }[];
  };
  await keepFiles(
    files.map(({ url }) => url),
    assets,
  );
  // Says, once they are all there, whose they are.
  await assets.put(`${list}?${build}`, response);
}
