// cspell:ignore compilacion
import type { Locator, Page } from '@playwright/test';
import { glosario } from '../src/data/glosario';
import { expect, test } from './support/apps';
import { pages } from './support/builtSite';
import { findAxeFaults } from './support/themes';
import { waitForHydration, collectComplaints } from './support/watch';

const lesson = '/dumix/linux1/instalar/';
const port = Number(process.env.E2E_PORT ?? 4173);

const getWord = (page: Page): Locator =>
  page.getByRole('main').getByRole('link', { name: 'procesador', exact: true });

const getDefinition = (page: Page): Locator =>
  page.getByRole('group', { name: 'Glosario: procesador' });

async function open(page: Page, address = lesson): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element.matches(':focus'))) return;
  }
  throw new Error('No se llega con el tabulador.');
}

test.describe('what is marked', () => {
  const filterLinks = (links: readonly string[]) =>
    links.filter((link) => link.startsWith('/glosario/#'));

  test(
    'is at most twelve words of a page, each leading to a term that exists',
    { tag: '@sample' },
    () => {
      const ids = new Set(glosario.map(({ id }) => `/glosario/#${id}`));
      let markedCount = 0;
      for (const { route, links } of pages) {
        const foundLinks = filterLinks(links);
        markedCount += foundLinks.length;
        expect(foundLinks.length, route).toBeLessThanOrEqual(12);
        expect(new Set(foundLinks).size, route).toBe(foundLinks.length);
        expect(foundLinks.filter((link) => !ids.has(link))).toEqual([]);
      }
      expect(markedCount).toBeGreaterThan(100);
    },
  );

  test('is nothing in the archive', () => {
    const archive = pages.filter(({ route }) => route.startsWith('/3.1/'));
    expect(archive.length).toBeGreaterThan(20);
    expect(archive.flatMap(({ links }) => filterLinks(links))).toEqual([]);
  });
});

test.describe('with a mouse', () => {
  test('the definition opens on rest, can be read and selected, and goes with the pointer', async ({
    page,
  }) => {
    const complaints = collectComplaints(page);
    await open(page);
    await getWord(page).hover();
    await expect(getDefinition(page)).toContainText(
      'ejecuta las instrucciones',
    );
    await getDefinition(page).getByText('También se le dice CPU').hover();
    await page.waitForFunction(
      () => document.querySelector('[role="group"]:hover') !== null,
    );
    await expect(getDefinition(page)).toBeVisible();
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(getDefinition(page)).toBeHidden();
    expect(complaints.console).toEqual([]);
    expect(complaints.foreignRequests).toEqual([]);
  });

  test('nothing about the terms is loaded before somebody asks', async ({
    page,
  }) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        scripts.push(response.text());
    });
    const withDefinitions = async () =>
      (await Promise.all(scripts)).filter((text) =>
        text.includes('central processing unit'),
      ).length;
    await page.goto(lesson);
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    expect(await withDefinitions()).toBe(0);
    await getWord(page).hover();
    await expect(getDefinition(page)).toBeVisible();
    expect(await withDefinitions()).toBeGreaterThan(0);
  });

  test('a click follows the link to the entry, which is marked and in sight', async ({
    page,
  }) => {
    await open(page);
    await getWord(page).click();
    await page.waitForURL('**/glosario/#procesador');
    await expect(page.locator('#procesador')).toBeInViewport();
  });
});

test(
  'by keyboard alone the definition opens, is described, read, left and closed',
  { tag: '@sample' },
  async ({ page }) => {
    await open(page);
    await tabTo(page, getWord(page));
    await expect(getDefinition(page)).toBeVisible();
    await expect(getWord(page)).toHaveAccessibleDescription(
      /También se le dice CPU/,
    );
    await expect(
      page.getByRole('status').filter({ hasText: /También se le dice CPU/ }),
    ).toHaveCount(1);

    await page.keyboard.press('Escape');
    await expect(getDefinition(page)).toBeHidden();
    await expect(getWord(page)).toBeFocused();

    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('group', { name: 'Glosario: opción' }),
    ).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(getDefinition(page)).toBeVisible();
    await expect(page.getByRole('group', { name: /^Glosario: / })).toHaveCount(
      1,
    );

    await page.keyboard.press('Enter');
    await page.waitForURL('**/glosario/#procesador');
  },
);

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 640 } });

  test(
    'the first tap opens inside the window, and the links lead on',
    { tag: '@sample' },
    async ({ page }) => {
      await open(page);
      await getWord(page).tap();
      await expect(getDefinition(page)).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(lesson);
      const box = await getDefinition(page).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
      ).toBeLessThanOrEqual(320);

      const moreLink = getDefinition(page).getByRole('link', {
        name: 'Ver en el glosario',
      });
      expect((await moreLink.boundingBox())?.height).toBeGreaterThanOrEqual(24);
      await moreLink.tap();
      await page.waitForURL('**/glosario/#procesador');
    },
  );

  test('a tap elsewhere closes it, and another word takes its place', async ({
    page,
  }) => {
    await open(page);
    await getWord(page).tap();
    await expect(getDefinition(page)).toBeVisible();
    await page.getByRole('heading', { name: 'Qué procesador tienes' }).tap();
    await expect(getDefinition(page)).toBeHidden();
    await getWord(page).tap();
    await page
      .getByRole('main')
      .getByRole('link', { name: 'opción', exact: true })
      .tap();
    await expect(
      page.getByRole('group', { name: 'Glosario: opción' }),
    ).toBeVisible();
    await expect(getDefinition(page)).toBeHidden();
  });

  test('when the definitions do not arrive, the tap leads to the glossary', async ({
    page,
  }) => {
    await page.goto(lesson, { waitUntil: 'networkidle' });
    await waitForHydration(page);
    let refusedCount = 0;
    await page.route('**/assets/js/**', async (route) => {
      // The glossary is another document: its own scripts arrive.
      const { referer = '' } = route.request().headers();
      if (referer.endsWith('/glosario/')) {
        await route.continue();
        return;
      }
      refusedCount += 1;
      await route.abort();
    });
    await getWord(page).tap();
    await page.waitForURL('**/glosario/#procesador');
    expect(refusedCount).toBeGreaterThan(0);
  });
});

test.describe('in every theme', () => {
  test.use({ reducedMotion: 'reduce' });

  for (const width of [360, 1280]) {
    test(`the open definition is accessible at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page);
      await tabTo(page, getWord(page));
      await expect(getDefinition(page)).toBeVisible();
      expect.soft(await findAxeFaults(getDefinition(page))).toEqual([]);
    });
  }

  test('it keeps an edge in forced colours', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await open(page);
    await getWord(page).hover();
    await expect(getDefinition(page)).toHaveCSS('border-top-style', 'solid');
    await expect(getWord(page)).toHaveCSS('text-decoration-line', 'underline');
  });

  test('on paper a term is a word like the others', async ({ page }) => {
    await open(page);
    await getWord(page).hover();
    await expect(getDefinition(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(getDefinition(page)).toBeHidden();
    await expect(getWord(page)).toHaveCSS('text-decoration-line', 'none');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a term leads to its entry, and the field that cannot work is not there', async ({
    page,
  }) => {
    await page.goto(lesson);
    await getWord(page).click();
    await page.waitForURL('**/glosario/#procesador');
    await expect(page.locator('#procesador')).toBeInViewport();
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.getByText(/^\d+ términos$/)).toBeHidden();
    await expect(page.getByRole('term')).toHaveCount(glosario.length);
  });
});

test('under a sub-path the terms lead there and open too', async ({ page }) => {
  await open(page, `http://127.0.0.1:${port + 1}/sub${lesson}`);
  await expect(getWord(page)).toHaveAttribute(
    'href',
    '/sub/glosario/#procesador',
  );
  await getWord(page).hover();
  await expect(
    getDefinition(page).getByRole('link', { name: 'Ver en el glosario' }),
  ).toHaveAttribute('href', '/sub/glosario/#procesador');
});

test.describe('the page of the glossary', () => {
  test(
    'narrows while somebody types without accents, says how many, and a related term comes back',
    { tag: '@sample' },
    async ({ page }) => {
      await open(page, '/glosario/');
      const field = page.getByRole('searchbox', {
        name: 'Filtra los términos',
      });
      await field.fill('COMPILACION');
      await expect(page.getByRole('term')).toHaveCount(1);
      await expect(page.getByRole('status')).toHaveText('1 término');
      await page.getByRole('link', { name: 'enlazador', exact: true }).click();
      await expect(field).toHaveValue('');
      await expect(page.locator('#enlazador')).toBeInViewport();
      expect(new URL(page.url()).hash).toBe('#enlazador');
    },
  );

  test('leads to each letter', async ({ page }) => {
    await open(page, '/glosario/');
    await page
      .getByRole('navigation', { name: 'Letras' })
      .getByRole('link', { name: 'T' })
      .click();
    await expect(
      page.getByRole('heading', { level: 2, name: 'T' }),
    ).toBeInViewport();
  });
});
