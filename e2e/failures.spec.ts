import { expect } from './support/apps';
import type { Page } from '@playwright/test';
import { test } from './support/tabs';
import { waitForHydration, loadApplication } from './support/watch';

const failingPage = '/almanac/';

interface PageScript {
  readonly url: string;
  readonly source: string;
}

/**
 * Returns the scripts of a page other than the shared ones, which are named
 * `main` and `runtime`.
 */
async function fetchPageScripts(
  page: Page,
  path: string,
): Promise<readonly PageScript[]> {
  const urls = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') urls.add(request.url());
  });
  await page.goto(path);
  await waitForHydration(page);
  const ownUrls = [...urls].filter(
    (url) => !/\/(?:main|runtime~main)\.[^/]*\.js$/.test(url),
  );
  return Promise.all(
    ownUrls.map(async (url) => ({
      url,
      source: await (await page.request.get(url)).text(),
    })),
  );
}

async function expectNotice(page: Page): Promise<void> {
  const notice = page.getByRole('alert');
  await expect(notice).toContainText(
    'No se pudo cargar una parte de la página.',
  );
  await expect(notice).not.toContainText(/chunk|failed|missing/i);
  await expect(
    page
      .getByRole('banner')
      .or(page.getByRole('navigation', { name: 'Principal' }))
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

test('the limit for lazy parts is 120000 ms in the shipped script', async ({
  page,
  request,
}) => {
  const scripts: string[] = [];
  page.on('request', (req) => {
    if (/runtime~main/.test(req.url())) scripts.push(req.url());
  });
  await page.goto('/');
  await waitForHydration(page);
  const [runtime = ''] = scripts;
  expect(await (await request.get(runtime)).text()).toMatch(/12e4|120000/);
});

test(
  'a part that arrives with something else inside is announced in words for its reader',
  { tag: '@sample' },
  async ({ freshTab: page }) => {
    const parts = await fetchPageScripts(page, failingPage);
    expect(parts).not.toEqual([]);
    for (const { url } of parts)
      await page.route(url, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: '/* another build */',
        }),
      );
    await page.goto(failingPage);
    await loadApplication(page);
    await expectNotice(page);
  },
);

test(
  'a link whose part does not arrive leads there all the same, without the application',
  { tag: '@sample' },
  async ({ freshTab: page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/');
    await waitForHydration(page);
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.getByRole('button', { name: 'Más', exact: true }).click();
    await page
      .getByRole('link', { name: 'Logros', exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`${failingPage}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute(
      'data-has-hydrated',
      'false',
    );
  },
);

test('an error while the page is drawn keeps header and footer and offers two ways out', async ({
  freshTab: page,
}) => {
  const component = /function \w+\(\w+\)\{/;
  const pageScripts = (await fetchPageScripts(page, failingPage)).filter(
    ({ source }) => component.test(source),
  );
  expect(pageScripts).not.toEqual([]);
  // The first component of each script throws when it renders.
  for (const { url, source } of pageScripts)
    await page.route(url, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: source.replace(
          component,
          '$&throw new Error("prueba de fallo");',
        ),
      }),
    );
  await page.goto(failingPage);
  await loadApplication(page);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Unhandled Thrown Error' }),
  ).toBeVisible();
  await expect(page.getByText('prueba de fallo')).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Principal' }),
  ).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'Intentar de nuevo' }),
  ).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('link', { name: 'Ir al inicio' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('nothing measures the visit unless a function asks for it', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/');
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => /vitals/i.test(url))).toEqual([]);
});
