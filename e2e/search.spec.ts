// Words as readers type and misspell them. cspell:disable
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/apps';
import { plannedPaths } from './support/courses';
import { queryGroups } from './support/searchQueries';
import { findAxeFaults } from './support/themes';
import { waitForHydration, collectComplaints } from './support/watch';

const lesson = '/stevelabs/program1/salida/';

const getField = (page: Page): Locator =>
  page.getByRole('combobox', { name: 'Qué buscas' });

const list = (page: Page): Locator => page.getByRole('listbox');

async function openSearch(page: Page, path = lesson): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(getField(page)).toBeFocused();
}

async function typeQuery(page: Page, query: string): Promise<void> {
  await getField(page).fill(query);
  await expect(list(page)).toHaveAttribute('aria-busy', 'false');
}

/** Lists the addresses of the results in order, without those of sections. */
function listResultPages(page: Page): Promise<string[]> {
  return page
    .getByRole('option')
    .evaluateAll((options) =>
      options
        .map((option) => option.getAttribute('href') ?? '')
        .filter((href) => !href.includes('#')),
    );
}

/**
 * Starts to record the requests of the page: bytes transferred, addresses, and
 * requests in progress.
 */
async function recordRequests(page: Page) {
  const session = await page.context().newCDPSession(page);
  const requests = {
    bytes: 0,
    urls: [] as string[],
    pending: new Set<string>(),
  };
  session.on('Network.requestWillBeSent', ({ request, requestId, type }) => {
    // Prefetches of the next lesson, in idle time.
    if (type === 'Other') return;
    requests.urls.push(request.url);
    requests.pending.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (requests.pending.delete(requestId)) requests.bytes += encodedDataLength;
  });
  session.on('Network.loadingFailed', ({ requestId }) => {
    requests.pending.delete(requestId);
  });
  await session.send('Network.enable');
  return requests;
}

/** Returns true for planned lessons, which are not valid answers yet. */
const isPlanned = (path: string) => plannedPaths.includes(path);

test(
  'the list of queries is long enough to prove something',
  { tag: '@sample' },
  () => {
    const answeredQueries = Object.values(queryGroups)
      .flat()
      .filter(({ page }) => !isPlanned(page));
    expect(answeredQueries.length).toBeGreaterThanOrEqual(60);
  },
);

for (const [group, queries] of Object.entries(queryGroups)) {
  test(`every query of the list finds its page among the first three, and none that is to come before one that is written: ${group}`, async ({
    page,
  }) => {
    await openSearch(page);
    const misses: string[] = [];
    for (const { query, page: wantedPage } of queries) {
      await typeQuery(page, query);
      const shownPages = await listResultPages(page);
      const first = shownPages.slice(0, 3);
      const plannedPages = shownPages.filter(isPlanned);
      if (plannedPages.length > 0 && plannedPages.length < shownPages.length)
        misses.push(
          `${query}: ${plannedPages.join(', ')}, entre páginas escritas`,
        );
      if (!isPlanned(wantedPage) && !first.includes(wantedPage))
        misses.push(`${query}: ${wantedPage} no está en ${first.join(', ')}`);
    }
    expect(misses).toEqual([]);
  });
}

test('a query for another page is a miss, or the list would prove nothing', async ({
  page,
}) => {
  await openSearch(page);
  await typeQuery(page, 'printf');
  expect((await listResultPages(page)).slice(0, 3)).not.toContain(
    '/dumix/vimgg/',
  );
});

test('nothing of the search is loaded before it is opened', async ({
  page,
}) => {
  const requests = await recordRequests(page);
  await page.goto(lesson, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Buscar' }).hover();
  expect(requests.urls.filter((url) => url.includes('/pagefind/'))).toEqual([]);
  const loadedUrls = new Set(requests.urls);
  await page.keyboard.press('/');
  await typeQuery(page, 'printf');
  const ownUrls = requests.urls.filter((url) => !loadedUrls.has(url));
  expect(ownUrls.some((url) => url.includes('/pagefind/pagefind.js'))).toBe(
    true,
  );
});

test('the first query costs at most 300 KB, each later one at most 50 KB', async ({
  page,
}) => {
  await page.goto(lesson, { waitUntil: 'networkidle' });
  await waitForHydration(page);
  const requests = await recordRequests(page);
  await page.getByRole('button', { name: 'Buscar' }).click();
  await typeQuery(page, 'printf');
  await expect.poll(() => requests.pending.size).toBe(0);
  expect(requests.bytes).toBeGreaterThan(50_000);
  expect(requests.bytes).toBeLessThanOrEqual(300_000);
  for (const query of [
    'instalacion',
    'chmdo',
    'carpeta',
    'ls -l',
    'cd ..',
    'consola',
    'enteros',
    'copiar archivos',
    'discos duros',
    'u+x',
    'minecraft',
    'como instalar node',
  ]) {
    const before = requests.bytes;
    await typeQuery(page, query);
    await expect.poll(() => requests.pending.size).toBe(0);
    expect(requests.bytes - before, query).toBeLessThanOrEqual(50_000);
  }
});

test('the catalog with the word list weighs at most 40 KB', async ({
  page,
}) => {
  const requests = await recordRequests(page);
  await page.goto('/pagefind/catalog.json', { waitUntil: 'networkidle' });
  expect(requests.bytes).toBeGreaterThan(5_000);
  expect(requests.bytes).toBeLessThanOrEqual(40_000);
});

test(
  'a misspelt word is put right, and its results are shown at once',
  { tag: '@sample' },
  async ({ page }) => {
    await openSearch(page);
    await typeQuery(page, 'prntf');
    const correction = page.getByText('¿Quisiste decir printf?');
    await expect(correction).toBeVisible();
    await expect(page.getByRole('option').first()).toContainText('printf');
    await page.getByRole('button', { name: 'printf', exact: true }).click();
    await expect(getField(page)).toHaveValue('printf');
    await expect(getField(page)).toBeFocused();
    await expect(correction).toHaveCount(0);
  },
);

test(
  'the keyboard alone opens, chooses, follows and closes',
  { tag: '@sample' },
  async ({ page }) => {
    await page.goto(lesson);
    await waitForHydration(page);
    await page.keyboard.press('ControlOrMeta+k');
    await expect(getField(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    const button = page.getByRole('button', { name: 'Buscar' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(getField(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();

    await page.keyboard.press('/');
    await expect(getField(page)).toBeFocused();
    await page.keyboard.type('permisos');
    await expect(page.getByRole('dialog').getByRole('status')).toContainText(
      'con «permisos»',
    );
    const options = page.getByRole('option');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(getField(page)).toHaveAttribute(
      'aria-activedescendant',
      (await options.nth(1).getAttribute('id')) ?? '',
    );
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(options.last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Home');
    await page.keyboard.type('los ');
    await expect(getField(page)).toHaveValue('los permisos');
    await expect(list(page)).toHaveAttribute('aria-busy', 'false');
    const target = await options.first().getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${target ?? ''}$`));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('main')).toBeVisible();
  },
);

test('Ctrl-Enter opens another tab and leaves the search as it is', async ({
  page,
  context,
}) => {
  await openSearch(page);
  await typeQuery(page, 'printf');
  const openedPage = context.waitForEvent('page');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(await openedPage).toHaveURL(/\/salida\/$/);
  await expect(getField(page)).toBeVisible();
});

test('the shortcuts write where somebody is writing', async ({ page }) => {
  await page.goto('/buscar/');
  await waitForHydration(page);
  const input = page.getByRole('searchbox', { name: 'Qué buscas' });
  await input.focus();
  await page.keyboard.press('/');
  await expect(input).toHaveValue('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a section leads to its heading', async ({ page }) => {
  await openSearch(page, '/');
  await typeQuery(page, 'secuencias de escape');
  const section = page
    .getByRole('option')
    .filter({ hasText: 'Secuencias de escape' })
    .and(page.locator('[href*="#"]'));
  await section.first().click();
  await expect(page).toHaveURL(/\/salida\/#secuencias-de-escape$/);
});

test('filters say how many pages they leave, and leave them', async ({
  page,
}) => {
  await openSearch(page);
  await typeQuery(page, 'instalar');
  const filters = page.getByRole('group', { name: 'Filtrar por tipo' });
  const guides = filters.getByRole('button', { name: /^Guías/ });
  await expect(guides).toContainText(/\d/);
  const count = Number(/\d+/.exec((await guides.textContent()) ?? '')?.[0]);
  await guides.click();
  await expect(guides).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('dialog').getByRole('status')).toContainText(
    `${count} de `,
  );
  await expect(list(page).getByRole('group', { name: 'Guías' })).toBeVisible();
  await expect(list(page).getByRole('group')).toHaveCount(1);
});

test('all results are on a page whose address can be shared', async ({
  page,
}) => {
  await openSearch(page);
  await typeQuery(page, 'ls -l');
  await page.getByRole('link', { name: 'Ver todos los resultados' }).click();
  await expect(page).toHaveURL('/buscar/?q=ls%20-l');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('ls -l');
  await expect(
    page.getByRole('main').getByRole('link', { name: /El listado largo/ }),
  ).toBeVisible();
  await page.getByRole('searchbox').fill('permisos');
  await expect(page).toHaveURL('/buscar/?q=permisos');
  const moreButton = page.getByRole('button', { name: 'Mostrar más' });
  const results = page.getByRole('main').getByRole('listitem');
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    'con «permisos»',
  );
  const shownCount = await results.count();
  await moreButton.click();
  await expect.poll(() => results.count()).toBeGreaterThan(shownCount);
});

test('the archive finds the lessons of today', async ({ page }) => {
  await openSearch(page, '/3.1/dumix/linux1/archivos/');
  await typeQuery(page, 'ls -l');
  const pages = await listResultPages(page);
  expect(pages).toContain('/dumix/linux1/archivos/');
  expect(pages.filter((url) => url.startsWith('/3.1/'))).toEqual([]);
});

test('lists, redirects and the map are not in the index', async ({ page }) => {
  await openSearch(page);
  for (const query of ['articulos', 'mapa del sitio', 'buscar', 'etiqueta']) {
    await typeQuery(page, query);
    for (const url of await listResultPages(page))
      expect(url).not.toMatch(
        /^\/(?:mapa|buscar|404|home)|^\/articulos\/(?:$|rows\/$|reviews\/$|info\/$|tags|authors)/,
      );
  }
});

test('it works under a path, without breaking the security policy', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  await page.addInitScript(() => {
    const seenTexts: string[] = [];
    Object.assign(window, { violations: seenTexts });
    document.addEventListener('securitypolicyviolation', (event) =>
      seenTexts.push(event.violatedDirective),
    );
  });
  const port = Number(process.env.E2E_PORT ?? 4173) + 1;
  await openSearch(page, `http://127.0.0.1:${port}/sub${lesson}`);
  await typeQuery(page, 'printf');
  await expect(page.getByRole('option').first()).toHaveAttribute(
    'href',
    `/sub${lesson}`,
  );
  expect(
    await page.evaluate(
      () => (window as unknown as { violations: string[] }).violations,
    ),
  ).toEqual([]);
  expect(complaints.console).toEqual([]);
});

for (const [part, pattern] of Object.entries({
  'its code': '**/pagefind/pagefind.js*',
  'the catalog': '**/pagefind/catalog.json',
  WebAssembly: '**/pagefind/wasm.*',
  'the list of parts': '**/pagefind/*.pf_meta',
  'a part of the index': '**/pagefind/index/**',
  'the text of a page': '**/pagefind/fragment/**',
})) {
  test(`without ${part} it says so, the page stays, and a retry recovers`, async ({
    page,
  }) => {
    await page.route(pattern, (route) => route.abort());
    await openSearch(page);
    await getField(page).fill('printf');
    const alert = page.getByRole('dialog').getByRole('alert');
    await expect(alert).toContainText('No se pudo cargar la búsqueda.');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await expect(page.getByRole('option').first()).toContainText('printf');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('main')).toContainText('printf');
  });
}

test('a part of the index that is another file counts as missing', async ({
  page,
}) => {
  await page.route('**/pagefind/index/**', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<p>404' }),
  );
  await openSearch(page);
  await getField(page).fill('printf');
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
});

test('without connection it says that, and the page stays', async ({
  page,
  context,
}) => {
  await openSearch(page);
  await context.setOffline(true);
  await getField(page).fill('minecraft');
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    'Estás sin conexión',
  );
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect(page.getByRole('option').first()).toContainText('Minecraft');
});

test('when the dialog itself does not arrive, a notice offers to try again', async ({
  page,
}) => {
  await page.goto(lesson, { waitUntil: 'networkidle' });
  await waitForHydration(page);
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'No se pudo cargar una parte de la página',
  );
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect(getField(page)).toBeFocused();
});

test(
  'nothing found says what else to do',
  { tag: '@sample' },
  async ({ page }) => {
    await openSearch(page);
    await typeQuery(page, 'zzzqxw');
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(
      'No encontramos nada para «zzzqxw».',
    );
    await expect(
      page.getByRole('dialog').getByRole('link', { name: 'mapa del sitio' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'permisos' }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
  },
);

test('without JavaScript the button leads to a page that says what works', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL,
  });
  const page = await context.newPage();
  await page.goto(lesson);
  await page.getByRole('link', { name: 'Buscar' }).first().click();
  await expect(page).toHaveURL('/buscar/');
  expect(await page.getByRole('main').innerText()).toContain(
    'necesita JavaScript',
  );
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await page
    .getByRole('main')
    .getByRole('link', { name: 'mapa del sitio' })
    .click();
  await expect(page).toHaveURL('/mapa/');
  await context.close();
});

for (const width of [360, 1280]) {
  test(`the open dialog is accessible in three themes and fits at ${width} px`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    // Uses a short page: axe also checks the page behind the dialog.
    await openSearch(page, '/privacidad/');
    for (const query of ['', 'prntf', 'zzzqxw']) {
      await typeQuery(page, query);
      expect
        .soft(await findAxeFaults(page.getByRole('dialog')), `«${query}»`)
        .toEqual([]);
    }
    await typeQuery(page, 'printf');
    await page.setViewportSize({ width: 320, height: 600 });
    const overflow = await page
      .getByRole('dialog')
      .evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
