import { MemoryCacheStorage } from '../../../testing/offline/cacheStorage';
import { cleanupOutdatedAssets, revalidateUnhashedAssets } from '../cleanup';
import {
  matchAnyCache,
  redirectToLastLesson,
  matchOfflineFallback,
  fillWithSavedPages,
} from '../fallbacks';
import {
  isPageResponse,
  cacheApplication,
  cacheNextPage,
  cachePage,
  trimVisitedPages,
} from '../cachePages';

const cacheNames = { pages: 'pages', next: 'next', assets: 'assets' };
const html = { 'Content-Type': 'text/html; charset=utf-8' };

let publishedPages: Record<string, string>;
let requests: { url: string; cache?: RequestCache }[];
let priorities: Map<string, RequestInit['priority']>;

const createLesson = (name: string, build = 'uno') =>
  `<html class="docs-doc-page"><head><link rel="stylesheet" href="/assets/css/core.${build}.css" data-full="/assets/css/styles.${build}.css"><meta name=app content="/assets/js/runtime.${build}.js /assets/js/${name}.js" data-build=${build}></head><img src=/img/${name}.svg>`;

function createResponse(url: string): Response {
  const body = publishedPages[url];
  if (body === undefined) return new Response('No', { status: 404 });
  return new Response(body, { headers: url.endsWith('/') ? html : {} });
}

const listCached = async (shelf: keyof typeof cacheNames) =>
  (await (await caches.open(shelf)).keys()).map(({ url }) =>
    url.replace(location.origin, ''),
  );

beforeEach(() => {
  requests = [];
  priorities = new Map();
  publishedPages = {
    '/c/uno/': createLesson('uno'),
    '/c/dos/': createLesson('dos', 'dos'),
    '/assets/css/core.uno.css':
      '@font-face{src:url(/assets/fonts/a.woff2)}@font-face{src:url(/assets/fonts/elegida.woff2)}',
    '/assets/css/core.dos.css': '',
    '/assets/css/styles.uno.css': '',
    '/assets/css/styles.dos.css': '',
    '/assets/fonts/a.woff2': 'a',
    '/assets/js/runtime.uno.js': '',
    '/assets/js/runtime.dos.js': '',
    '/assets/js/uno.js': '',
    '/assets/js/dos.js': '',
    '/assets/js/ajustes.js': '',
    '/img/uno.svg': '',
    '/img/dos.svg': '',
  };
  Object.assign(globalThis, {
    caches: new MemoryCacheStorage(),
    fetch: (url: string, init?: RequestInit) => {
      const { pathname } = new URL(url, location.href);
      requests.push({ url: pathname, cache: init?.cache });
      priorities.set(pathname, init?.priority);
      if (init?.cache === 'only-if-cached' && !(pathname in publishedPages))
        return Promise.reject(new TypeError('No está.'));
      return Promise.resolve(createResponse(pathname));
    },
  });
});

describe('a page that is only read', () => {
  it('is kept with what shows it and without what brings it to life', async () => {
    await cachePage('/c/uno/?de=youtube#texto', cacheNames);
    expect(await listCached('pages')).toEqual(['/c/uno/']);
    expect(await listCached('assets')).toEqual([
      '/assets/css/core.uno.css',
      '/assets/fonts/a.woff2',
      '/img/uno.svg',
    ]);
  });

  it('is taken from where the worker says', async () => {
    await cachePage('/c/uno/', cacheNames, { cache: 'force-cache' });
    expect(requests[0]).toEqual({ url: '/c/uno/', cache: 'force-cache' });
  });

  it('is kept with the letters that the browser has, and asks for no others', async () => {
    await cachePage('/c/uno/', cacheNames);
    expect(requests).toContainEqual({
      url: '/assets/fonts/elegida.woff2',
      cache: 'only-if-cached',
    });
  });

  it('is not kept when it is an error, or is not a page', async () => {
    publishedPages['/falta/'] = createLesson('uno');
    const error = new Response('No', { status: 404, headers: html });
    expect(isPageResponse(error)).toBe(false);
    expect(isPageResponse(new Response('{}'))).toBe(false);
    await cachePage('/no-existe/', cacheNames);
    expect(await listCached('pages')).toEqual([]);
  });
});

describe('a page that the application shows', () => {
  it('is kept with what brings it to life', async () => {
    await cachePage('/c/uno/', cacheNames, { build: 'uno' });
    expect(await listCached('assets')).toEqual(
      expect.arrayContaining([
        '/assets/css/styles.uno.css',
        '/assets/js/runtime.uno.js',
        '/assets/js/uno.js',
      ]),
    );
  });

  it('is not asked for again while it is of the same build', async () => {
    await cachePage('/c/uno/', cacheNames, { build: 'uno' });
    requests = [];
    await cachePage('/c/uno/', cacheNames, { build: 'uno' });
    expect(requests).not.toContainEqual(
      expect.objectContaining({ url: '/c/uno/' }),
    );
    await cachePage('/c/uno/', cacheNames, { build: 'dos' });
    expect(requests).toContainEqual({ url: '/c/uno/', cache: 'default' });
  });
});

describe('the page after the one that is read', () => {
  it('is kept with what brings it to life, behind whatever the reader asks for', async () => {
    await cacheNextPage('/c/uno/', cacheNames, 'uno');
    expect(await listCached('next')).toEqual(['/c/uno/']);
    expect(await listCached('assets')).toEqual([
      '/assets/css/styles.uno.css',
      '/assets/js/runtime.uno.js',
      '/assets/js/uno.js',
      '/assets/css/core.uno.css',
      '/assets/fonts/a.woff2',
      '/img/uno.svg',
    ]);
    expect([...new Set(priorities.values())]).toEqual(['low']);
  });

  it('is none of those that were seen: the last lesson is the one that was read', async () => {
    await cachePage('/c/uno/', cacheNames, { build: 'uno' });
    await cacheNextPage('/c/dos/', cacheNames, 'dos');
    expect(await listCached('pages')).toEqual(['/c/uno/']);
    const { headers } = (await redirectToLastLesson(cacheNames, '/')) ?? {};
    expect(headers?.get('Location')).toMatch(/\/c\/uno\/$/);
  });

  it('takes the place of the one before', async () => {
    await cacheNextPage('/c/uno/', cacheNames, 'uno');
    await cacheNextPage('/c/dos/', cacheNames, 'dos');
    expect(await listCached('next')).toEqual(['/c/dos/']);
  });

  it('is not asked for where it is already', async () => {
    await cachePage('/c/uno/', cacheNames, { build: 'uno' });
    requests = [];
    await cacheNextPage('/c/uno/', cacheNames, 'uno');
    expect(requests.filter(({ cache }) => cache !== 'only-if-cached')).toEqual(
      [],
    );
  });

  it('goes with the build that it is of', async () => {
    await cacheNextPage('/c/uno/', cacheNames, 'uno');
    await cleanupOutdatedAssets('dos', '/aplicacion.json', cacheNames);
    expect(await listCached('next')).toEqual([]);
    expect(await listCached('assets')).not.toContain('/assets/js/uno.js');
  });

  it('is nothing where the site has it no more', async () => {
    await cacheNextPage('/falta/', cacheNames, 'uno');
    expect(await listCached('next')).toEqual([]);
  });
});

it('lets go of the pages that were seen longest ago', async () => {
  const pages = await caches.open('pages');
  for (let page = 0; page < 103; page += 1)
    await pages.put(`/c/${page}/`, new Response(''));
  await pages.put('/c/0/', new Response(''));
  await trimVisitedPages(cacheNames);
  const keptPages = await listCached('pages');
  expect(keptPages).toHaveLength(100);
  expect(keptPages).toContain('/c/0/');
  expect(keptPages).not.toContain('/c/1/');
});

describe('the application', () => {
  beforeEach(() => {
    publishedPages['/aplicacion.json'] = JSON.stringify({
      build: 'uno',
      files: [{ url: '/assets/js/ajustes.js' }],
    });
  });

  it('is kept whole, and its list once it is', async () => {
    await cacheApplication('/aplicacion.json', cacheNames, 'uno');
    expect(await listCached('assets')).toEqual([
      '/assets/js/ajustes.js',
      '/aplicacion.json?uno',
    ]);
  });

  it('is asked for once, and again by another build', async () => {
    await cacheApplication('/aplicacion.json', cacheNames, 'uno');
    requests = [];
    await cacheApplication('/aplicacion.json', cacheNames, 'uno');
    expect(requests).toEqual([]);
    await cacheApplication('/aplicacion.json', cacheNames, 'dos');
    expect(requests.map(({ url }) => url)).toEqual(['/aplicacion.json']);
  });

  it('leaves no list when the site has none', async () => {
    delete publishedPages['/aplicacion.json'];
    await cacheApplication('/aplicacion.json', cacheNames, 'uno');
    expect(await listCached('assets')).toEqual([]);
  });

  it('of an older build stays while a page of it is kept, and goes with the last', async () => {
    await cachePage('/c/uno/', cacheNames, { build: 'uno' });
    await cacheApplication('/aplicacion.json', cacheNames, 'uno');
    await cachePage('/c/dos/', cacheNames, { build: 'dos' });
    await cleanupOutdatedAssets('dos', '/aplicacion.json', cacheNames);
    expect(await listCached('assets')).toContain('/assets/js/ajustes.js');
    await (await caches.open('pages')).delete('/c/uno/');
    await cleanupOutdatedAssets('dos', '/aplicacion.json', cacheNames);
    expect(await listCached('assets')).toEqual([
      '/assets/fonts/a.woff2',
      '/img/uno.svg',
      '/assets/css/core.dos.css',
      '/img/dos.svg',
      '/assets/css/styles.dos.css',
      '/assets/js/runtime.dos.js',
      '/assets/js/dos.js',
    ]);
  });
});

describe('with another build, a picture', () => {
  const readPicture = async () =>
    (await (await caches.open('assets')).match('/img/uno.svg'))?.text();

  beforeEach(async () => {
    await cachePage('/c/uno/', cacheNames);
    requests = [];
  });

  it('comes again, and nothing that is named by what is in it', async () => {
    publishedPages['/img/uno.svg'] = 'nueva';
    await revalidateUnhashedAssets('/assets/', cacheNames);
    expect(await readPicture()).toBe('nueva');
    expect(requests).toEqual([{ url: '/img/uno.svg', cache: 'no-cache' }]);
  });

  it('goes when the site has it no more', async () => {
    delete publishedPages['/img/uno.svg'];
    await revalidateUnhashedAssets('/assets/', cacheNames);
    expect(await readPicture()).toBeUndefined();
  });

  it('stays when there is no network', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('Sin red.'));
    await revalidateUnhashedAssets('/assets/', cacheNames);
    expect(await readPicture()).toBe('');
  });
});

describe('without a network', () => {
  it('finds in a pack what is not on its shelf', async () => {
    const pack = await caches.open('pack:c');
    await pack.put('/labs/c/c.js', new Response('de un paquete'));
    const request = new Request(`${location.origin}/labs/c/c.js`);
    expect(await (await matchAnyCache({ request }))?.text()).toBe(
      'de un paquete',
    );
    const cachedResponse = new Response('de su sitio');
    expect(await matchAnyCache({ request, cachedResponse })).toBe(
      cachedResponse,
    );
  });

  it('says of a page that is nowhere that it is not there', async () => {
    const { headers } = await matchOfflineFallback(
      new Request(`${location.origin}/c/tres/?de=youtube`),
      '/sin-conexion/',
    );
    expect(headers.get('Location')).toMatch(/\/sin-conexion\/\?pagina=.*tres/);
  });

  it('leads to the page whose last slash was left out', async () => {
    await cachePage('/c/uno/', cacheNames);
    const { headers } = await matchOfflineFallback(
      new Request(`${location.origin}/c/uno?paso=2`),
      '/sin-conexion/',
    );
    expect(headers.get('Location')).toMatch(/\/c\/uno\/\?paso=2$/);
  });

  it('opens the installed site where the reader left off', async () => {
    publishedPages['/'] = '<html class="home">';
    expect(await redirectToLastLesson(cacheNames, '/')).toBeUndefined();
    await cachePage('/c/uno/', cacheNames);
    await cachePage('/', cacheNames);
    const { headers } = (await redirectToLastLesson(cacheNames, '/')) ?? {};
    expect(headers?.get('Location')).toMatch(/\/c\/uno\/$/);
    await (await caches.open('pages')).delete('/c/uno/');
    expect(
      await (await redirectToLastLesson(cacheNames, '/'))?.text(),
    ).toContain('home');
  });

  const createPageRequest = (query: string, isOnline = true) => ({
    url: `${location.origin}/sin-conexion/${query}`,
    baseUrl: '/',
    isOnline,
  });

  it('starts the application on its own page only where it can come', async () => {
    const page =
      '<meta name=app content="/assets/js/runtime.uno.js" data-build=uno data-now>';
    const startsAtOnce = async (isOnline: boolean) => {
      const response = await fillWithSavedPages(
        new Response(page),
        createPageRequest('', isOnline),
      );
      return (await response.text()).includes('data-now');
    };
    expect(await startsAtOnce(false)).toBe(false);
    expect(await startsAtOnce(true)).toBe(true);
    const assets = await caches.open('assets');
    await assets.put('/assets/js/runtime.uno.js', new Response(''));
    expect(await startsAtOnce(false)).toBe(true);
  });

  it('says on its own page which one is missing and which are there', async () => {
    const keptCache = await caches.open('steve-labs:/:pages');
    await keptCache.put(
      '/c/uno/',
      new Response('<title>Uno &amp; medio | Steve Labs</title>', {
        headers: html,
      }),
    );
    const page = new Response(
      '<div id=pagina-que-falta class=a data-live=""></div><div id=paginas-guardadas data-live=""></div>',
      { headers: { ...html, 'Content-Security-Policy': "default-src 'none'" } },
    );
    const response = await fillWithSavedPages(
      page,
      createPageRequest('?pagina=%2Fc%2F%3Cb%3E%2F'),
    );
    const text = await response.text();
    expect(text).toContain(
      'La página <code>/c/&lt;b&gt;/</code> no está guardada',
    );
    expect(text).toContain('<a href="/c/uno/">Uno &amp; medio</a>');
    expect(text).not.toContain('data-live');
    expect(response.headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'",
    );
  });

  it('says of no page that it is missing when nobody wanted another', async () => {
    const page = new Response('<div id=pagina-que-falta data-live=""></div>');
    const response = await fillWithSavedPages(
      page,
      createPageRequest('?pagina=https://otro.example/'),
    );
    expect(await response.text()).toBe('<div id=pagina-que-falta></div>');
  });
});
