import { redirects } from '../config/redirects';
import { walkElements, parseHtml } from '../scripts/lib/html.mjs';
import { expect } from './support/apps';
import { coursePaths } from './support/courses';
import { getText } from './support/dom';
import { test } from './support/tabs';
import { waitForHydration, collectComplaints } from './support/watch';

/**
 * Routes of the site with their `<title>`; the titles of courses come from
 * their pages.
 */
const titles: Readonly<Record<string, string>> = {
  '/': 'Steve Labs',
  '/about/': 'Acerca de | Steve Labs',
  '/news/': 'Noticias | Steve Labs',
  '/almanac/': 'Logros | Steve Labs',
  '/steve/': 'Steve | Steve Labs',
  '/roadmap/': 'Road map de la página | Steve Labs',
  '/changelog/': 'Changelog | Steve Labs',
  '/privacidad/': 'Privacidad | Steve Labs',
  '/buscar/': 'Buscar | Steve Labs',
  '/mapa/': 'Mapa | Steve Labs',
  '/glosario/': 'Glosario | Steve Labs',
  '/laboratorio/': 'Laboratorio | Steve Labs',
  '/laboratorio/c/': 'Laboratorio de C | Steve Labs',
  '/laboratorio/c/incrustado/': 'Programa de C incrustado | Steve Labs',
  '/laboratorio/terminal/': 'Laboratorio de Linux | Steve Labs',
  '/laboratorio/licencias/': 'Licencias de los laboratorios | Steve Labs',
  '/progreso/': 'Mi progreso | Steve Labs',
  '/articulos/': 'Articles | Steve Labs',
  '/articulos/rows/': 'Rows And Columns | Steve Labs',
  '/articulos/reviews/': 'Reseñas | Steve Labs',
  '/articulos/info/': 'Artículos informativos | Steve Labs',
  '/dumix/': 'Dumix | Steve Labs',
  '/stevelabs/': 'Stevelabs | Steve Labs',
  '/stevelabs/coder/': 'Coder Life | Steve Labs',
  '/webdeveloper/': 'Web developer | Steve Labs',
  '/havefun/': 'Havefun | Steve Labs',
  '/havefun/gifapp/': 'GifExpertApp | Steve Labs',
  '/havefun/yesornotapp/': 'Yes or Not | Steve Labs',
};

const otherRoutes = [
  ...['rc1', 'rc2', 'rc3', 'rc4', 'rc5'].map(
    (name) => `/articulos/rows/${name}/`,
  ),
  '/articulos/reviews/rw1/',
  '/articulos/reviews/brotato/',
  ...['cyberpunk', 'mundos-minecraft', 'lag', 'discos-duros'].map(
    (name) => `/articulos/info/${name}/`,
  ),
  ...['pimp', 'terminalapps', 'vimgg', 'clibasic', 'nvmlinux'].map(
    (name) => `/dumix/${name}/`,
  ),
  '/webdeveloper/opinion1/',
  '/webdeveloper/letvsvar/',
  '/havefun/marvelapp/',
  '/havefun/rickosoapp/',
  ...['home', 'personajes', 'locaciones', 'episodios'].map(
    (name) => `/havefun/rickosoapp/${name}/`,
  ),
  '/havefun/pokeapp/',
  '/havefun/pokeapp/home/',
  '/havefun/pokeapp/pokemones/',
];

/** Returns the `<title>` of an HTML file. */
function readTitle(html: string): string {
  const [title] = [...walkElements(parseHtml(html))].filter(
    ({ tagName }) => tagName === 'title',
  );
  return title ? getText(title) : '';
}

// every-page.spec.ts checks that a page keeps this title after hydration.
test(
  'every route of the product answers with its title',
  { tag: '@sample' },
  async ({ request }) => {
    for (const [route, title] of Object.entries(titles)) {
      const response = await request.get(route, { maxRedirects: 0 });
      expect.soft(response.status(), route).toBe(200);
      expect.soft(readTitle(await response.text()), route).toBe(title);
    }
  },
);

test('every article, guide, app and lesson of both editions answers', async ({
  request,
}) => {
  for (const route of [...otherRoutes, ...coursePaths]) {
    const response = await request.get(route, { maxRedirects: 0 });
    expect(response.status(), route).toBe(200);
  }
});

test('a route without its trailing slash leads to the route with it', async ({
  request,
}) => {
  const response = await request.get('/about', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe('/about/');
});

// The pages that redirect on other hosts: src/plugins/redirects/__tests__.
test(
  'every address that moved leads to its new one by the server',
  { tag: '@sample' },
  async ({ request }) => {
    for (const { from, to } of redirects) {
      const answer = await request.get(from, { maxRedirects: 0 });
      expect.soft(answer.status(), from).toBe(301);
      expect.soft(answer.headers().location, from).toBe(to);
    }
  },
);

test('on a host that knows of no redirect, the page at an address that moved leads to its new one', async ({
  visitor: page,
}) => {
  // The new address ends like the old one, so only the exact old address is
  // mocked.
  const { from = '', to = '' } =
    redirects.find(({ from: oldPath }) => oldPath === '/rows/rc1') ?? {};
  await page.route(`${from}/`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      path: `build${from}/index.html`,
    }),
  );
  await page.goto(`${from}/`, { waitUntil: 'commit' });
  await page.waitForURL(to, { waitUntil: 'commit' });
});

test(
  'an unknown address answers 404 with a page that helps',
  { tag: '@sample' },
  async ({ visitor: page }) => {
    const complaints = collectComplaints(page, { allow404: true });
    const response = await page.goto('/no/existe/');
    expect(response?.status()).toBe(404);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Esta página no existe' }),
    ).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Mapa' }),
    ).toBeVisible();
    const report = page.getByRole('link', {
      name: 'Avísanos de la página rota',
    });
    await report.hover();
    await expect(report).toHaveAttribute('href', /^mailto:.*no%2Fexiste/);
    await waitForHydration(page);
    expect(complaints.console).toEqual([]);
  },
);

const title404 = 'Esta página no existe | Steve Labs';

/** Returns an address of the site, or of the one under `/sub/`. */
function buildAddress(base: string, path: string, baseURL = ''): string {
  const address = new URL(baseURL);
  if (base !== '/') address.port = String(Number(address.port) + 1);
  return address.origin + base + path;
}

for (const base of ['/', '/sub/'])
  test(`every unknown address under ${base} is answered by the one page that says so`, async ({
    request,
    baseURL,
  }) => {
    for (const missingPath of [
      'nada/',
      'nada?de=nada&q=%zz',
      'stevelabs/program1/nada/de/nada',
      'stevelabs/coder/x/',
      '3.1/stevelabs/nada/',
      '%E0%A4%A',
      'dumix/100%/',
    ]) {
      const answer = await request.get(
        buildAddress(base, missingPath, baseURL),
      );
      expect.soft(answer.status(), missingPath).toBe(404);
      expect.soft(readTitle(await answer.text()), missingPath).toBe(title404);
    }
  });

// Two addresses: one that the router takes for an edition, and one that it
// cannot decode. The content of that page:
// src/theme/NotFound/Content/__tests__.
for (const [base, path] of [
  ['/', '3.1/stevelabs/nada/'],
  ['/sub/', '%E0%A4%A'],
] as const)
  test(`${base}${path} is answered by a page that runs, with a title of its own`, async ({
    visitor: page,
    baseURL,
  }) => {
    const complaints = collectComplaints(page, { allow404: true });
    const response = await page.goto(buildAddress(base, path, baseURL));
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(title404);
    await waitForHydration(page);
    await expect(page).toHaveTitle(title404);
    await expect(page.getByRole('main').locator('pre')).toContainText(
      `cd ${base}${path}`,
    );
    expect(complaints.console).toEqual([]);
  });
