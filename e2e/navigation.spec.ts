import type { Page } from '@playwright/test';
import { courses } from '../src/courses';
import { computeContrastRatio } from './support/contrast';
import { expect } from './support/apps';
import { findAxeFaults } from './support/themes';
import { test } from './support/tabs';
import { waitForHydration } from './support/watch';

const courseLinkNames = courses.map(({ subject }) => `Aprender ${subject}`);

test.use({ viewport: { width: 1280, height: 800 } });

test(
  'the first Tab offers to skip to the content',
  { tag: '@sample' },
  async ({ freshTab: page }) => {
    await page.goto('/');
    await waitForHydration(page);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', {
      name: 'Saltar al contenido principal',
    });
    await expect(skip).toBeFocused();
    await skip.press('Enter');
    await page.keyboard.press('Tab');
    const insideMain = await page.evaluate(
      () => document.activeElement?.closest('main') !== null,
    );
    expect(insideMain).toBe(true);
  },
);

test(
  'a click inside the site announces the title of the new page and resets the focus',
  { tag: '@sample' },
  async ({ freshTab: page }) => {
    await page.goto('/');
    await waitForHydration(page);
    await page
      .getByRole('navigation', { name: 'Principal' })
      .getByRole('link', { name: 'Have Fun' })
      .click();
    await expect(page).toHaveURL(/\/havefun\/$/);
    await expect(page.getByRole('status')).toHaveText('Havefun | Steve Labs');
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('link', { name: 'Saltar al contenido principal' }),
    ).toBeFocused();
  },
);

const getMoreButton = (page: Page) =>
  page.getByRole('button', { name: 'Más', exact: true });

test(
  'the header leads with what people come for, and «Más» holds the rest without JavaScript',
  { tag: '@sample' },
  async ({ plainTab: page }) => {
    await page.goto('/');
    const bar = page.getByRole('navigation', { name: 'Principal' });
    await expect(bar.locator('.navbar__item')).toHaveText([
      ...courseLinkNames.slice(0, 2),
      'Laboratorio',
      'Artículos',
      'Have Fun',
      'Más',
    ]);
    const logros = bar.getByRole('link', { name: 'Logros' });
    await expect(logros).toBeHidden();
    await getMoreButton(page).click();
    await expect(page.locator('#menu-mas').getByRole('link')).toHaveText([
      ...courseLinkNames.slice(2),
      'Inicio',
      'Acerca de',
      'Noticias',
      'Logros',
      'Steve Labs programación',
      'Dumix Linux',
      'Steve el autor',
    ]);
    await logros.click();
    await expect(page).toHaveURL(/\/almanac\/$/);
  },
);

test('«Más» opens by keyboard, and closes with Escape, with a click beside it and with its links', async ({
  freshTab: page,
}) => {
  await page.goto('/about/');
  await waitForHydration(page);
  const news = page.getByRole('link', { name: 'Noticias' });
  await getMoreButton(page).press('Enter');
  await page.keyboard.press('Tab');
  await expect(
    page.locator('#menu-mas').getByRole('link').first(),
  ).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(news).toBeHidden();
  await expect(getMoreButton(page)).toBeFocused();
  await getMoreButton(page).click();
  expect(await findAxeFaults(page.locator('#menu-mas'))).toEqual([]);
  await page.getByRole('main').click({ position: { x: 5, y: 300 } });
  await expect(news).toBeHidden();
  await getMoreButton(page).click();
  await news.click();
  await expect(page).toHaveURL(/\/news\/$/);
  await expect(page.locator(':popover-open')).toHaveCount(0);
});

test('a secondary button has an edge that is seen in every theme', async ({
  plainTab: page,
}) => {
  await page.goto('/stevelabs/program1/salida/');
  const faint: string[] = [];
  for (const theme of ['light', 'dark'])
    for (const contrast of ['normal', 'more']) {
      const [edge, surroundingColour] = await page.evaluate(
        ([nextTheme, nextContrast]) => {
          const root = document.documentElement;
          root.dataset.theme = nextTheme;
          root.dataset.contrast = nextContrast;
          const button = document.createElement('button');
          button.className = 'button button--secondary';
          document.body.append(button);
          const colours = [
            getComputedStyle(button).borderTopColor,
            getComputedStyle(root).backgroundColor,
          ];
          button.remove();
          return colours;
        },
        [theme, contrast],
      );
      if (computeContrastRatio(edge ?? '', surroundingColour ?? '') < 3)
        faint.push(`${theme}, ${contrast}: ${edge} sobre ${surroundingColour}`);
    }
  expect(faint).toEqual([]);
});

test('the header fits on one line, from the width where it begins', async ({
  freshTab: page,
}) => {
  for (const width of [997, 1100, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/stevelabs/program1/holamundo/');
    const navbar = page.getByRole('navigation', { name: 'Principal' });
    const { height } = (await navbar.boundingBox()) ?? { height: 0 };
    expect(height, `${width} px`).toBeLessThanOrEqual(62);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
    const heights = await navbar
      .locator('.navbar__item')
      .evaluateAll((items) =>
        items.map((item) => item.getBoundingClientRect().height),
      );
    expect(new Set(heights).size, `${width} px`).toBe(1);
  }
});

test(
  'on a phone the drawer holds the brand, what serves to learn, the nine entries and the display controls',
  { tag: '@sample' },
  async ({ freshTab: page }) => {
    await page.setViewportSize({ width: 360, height: 700 });
    await page.goto('/');
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Abrir o cerrar el menú' }).click();
    const drawer = page.locator('#menu');
    await expect(drawer.getByRole('listitem')).toHaveText([
      ...courseLinkNames,
      'Laboratorio de C',
      'Laboratorio de Linux',
      'Laboratorio de SQL',
      'Mi progreso',
      'Glosario',
      'Inicio',
      'Acerca de',
      'Noticias',
      'Logros',
      'Artículos',
      'Steve Labs programación',
      'Dumix Linux',
      'Have Fun',
      'Steve el autor',
    ]);
    const brand = drawer.locator('.navbar__brand b');
    await expect
      .poll(() =>
        brand.evaluate((name) => name.scrollWidth <= name.clientWidth),
      )
      .toBe(true);
    await expect(
      drawer.getByRole('button', { name: /^Más contraste/ }),
    ).toBeVisible();
  },
);

test('headings offer their link, and feeds are linked from the footer', async ({
  freshTab: page,
  request,
}) => {
  await page.goto('/articulos/rows/rc1/');
  await expect(
    page.getByRole('link', { name: /^Copiar enlace a/ }).first(),
  ).toHaveAttribute('href', /#/);
  for (const [name, path] of [
    ['RSS', '/articulos/rss.xml'],
    ['Atom', '/articulos/atom.xml'],
    ['JSON', '/articulos/feed.json'],
  ] as const) {
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name }),
    ).toHaveAttribute('href', path);
    expect((await request.get(path)).status()).toBe(200);
  }
});

test('social links and mail stand only in the footer of the learning hub', async ({
  freshTab: page,
}) => {
  for (const path of ['/stevelabs/', '/stevelabs/coder/']) {
    await page.goto(path);
    await expect(
      page
        .getByRole('contentinfo')
        .getByRole('link', { name: 'Correo de contacto' }),
    ).toBeVisible();
  }
  await page.goto('/');
  await expect(
    page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Correo de contacto' }),
  ).toHaveCount(0);
});
