import type { Page } from '@playwright/test';
import { expect } from './support/apps';
import { axeFaultsInThemes } from './support/themes';
import { test } from './support/visits';
import { hydrated } from './support/watch';

const lesson = '/stevelabs/program1/holamundo/';
const otherCourse = '/dumix/linux1/archivos/';

/** Keeps the application away until what it returns is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/**', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const phone = { width: 360, height: 700 };

const openMenu = (page: Page) =>
  page.getByRole('button', { name: 'Abrir o cerrar el menú' }).click();

const drawer = (page: Page) => page.locator('#menu-section');

const siteLink = (page: Page) =>
  page.locator('#menu').getByRole('link', { name: 'Dumix' });

test.use({ viewport: { width: 1280, height: 800 } });

test('the course menu is open at the first visit', async ({
  freshTab: page,
}) => {
  await page.goto(lesson);
  await hydrated(page);
  await expect(
    page.getByRole('button', { name: 'Ocultar el menú del curso' }),
  ).toHaveAttribute('aria-expanded', 'true');
  await expect(
    page.getByRole('navigation', { name: 'Lecciones' }),
  ).toBeVisible();
});

test('a hidden menu stays hidden after a reload, before the page runs, and only in its course', async ({
  freshTab: page,
}) => {
  await page.goto(lesson);
  await hydrated(page);
  await page.getByRole('button', { name: 'Ocultar el menú del curso' }).click();
  await expect(
    page.getByRole('navigation', { name: 'Lecciones' }),
  ).toBeHidden();

  // Nothing of React runs here: what hides the menu is the script before paint.
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto(lesson);
  await expect(
    page.getByRole('navigation', { name: 'Lecciones' }),
  ).toBeHidden();
  await page.unrouteAll();

  await page.goto(otherCourse);
  await hydrated(page);
  await expect(
    page.getByRole('navigation', { name: 'Lecciones' }),
  ).toBeVisible();

  await page.goto(lesson);
  await hydrated(page);
  await page.getByRole('button', { name: 'Mostrar el menú del curso' }).click();
  await expect(
    page.getByRole('navigation', { name: 'Lecciones' }),
  ).toBeVisible();
});

test('a module of the menu collapses and opens by keyboard', async ({
  freshTab: page,
}) => {
  await page.goto(lesson);
  await hydrated(page);
  const menu = page.getByRole('navigation', { name: 'Lecciones' });
  const module = menu.locator('summary').filter({ hasText: 'Control' });
  await module.press('Enter');
  await expect(menu.getByRole('link', { name: /Bucles/ })).toBeHidden();
  await module.press('Enter');
  await expect(menu.getByRole('link', { name: /Bucles/ })).toBeVisible();
});

test('a folded module opens when the reader goes to one of its lessons', async ({
  freshTab: page,
}) => {
  await page.goto(lesson);
  await hydrated(page);
  const menu = page.getByRole('navigation', { name: 'Lecciones' });
  const module = menu.locator('summary').filter({ hasText: 'Empezar' });
  await module.click();
  await expect(menu.getByRole('link', { name: /^Hola mundo/ })).toBeHidden();
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(new RegExp(`${lesson}$`));
  await expect(menu.getByRole('link', { name: /^Hola mundo/ })).toBeVisible();
});

test('what the reader folded before the application arrives stays folded', async ({
  freshTab: page,
}) => {
  const release = await holdScripts(page);
  await page.goto(lesson, { waitUntil: 'commit' });
  const menu = page.getByRole('navigation', { name: 'Lecciones' });
  await menu.locator('summary').filter({ hasText: 'Empezar' }).click();
  release();
  await hydrated(page);
  await expect(menu.getByRole('link', { name: /^Hola mundo/ })).toBeHidden();
});

test('on a phone without JavaScript the menu shows the lessons, folds, and leads to one', async ({
  plainTab: page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(lesson);
  const link = drawer(page).getByRole('link', { name: /Bucles/ });
  await expect(link).toBeHidden();
  await openMenu(page);
  await expect(link).toBeVisible();
  const module = drawer(page).locator('summary', { hasText: 'Control' });
  await module.click();
  await expect(link).toBeHidden();
  await module.click();
  await link.click();
  await expect(page).toHaveURL(/program1\/bucles\/$/);
  await expect(drawer(page)).toBeHidden();
});

test('on a phone without JavaScript the menu of the site is behind the one of the course', async ({
  plainTab: page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(lesson);
  await openMenu(page);
  await expect(siteLink(page)).toBeHidden();
  await page.getByRole('button', { name: /menú principal/ }).click();
  await expect(siteLink(page)).toBeVisible();
  await page.getByRole('button', { name: 'Volver a esta sección' }).click();
  await expect(siteLink(page)).toBeHidden();
  await expect(drawer(page)).toBeVisible();
  await page.getByRole('button', { name: /menú principal/ }).click();
  await page
    .locator('#menu')
    .getByRole('button', { name: 'Cerrar el menú' })
    .click();
  await expect(siteLink(page)).toBeHidden();
  await expect(drawer(page)).toBeHidden();
});

test('on a phone without JavaScript articles have their list, and a page of no section the site', async ({
  plainTab: page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/articulos/rows/rc1/');
  await openMenu(page);
  await expect(
    page
      .getByRole('navigation', { name: 'Todos los artículos' })
      .getByRole('link', { name: /./ })
      .first(),
  ).toBeVisible();
  await page.goto('/about/');
  await openMenu(page);
  await siteLink(page).click();
  await expect(page).toHaveURL(/\/dumix\/$/);
});

test('on a phone without JavaScript the index of the page opens', async ({
  plainTab: page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(lesson);
  const index = page.locator('.theme-doc-toc-mobile');
  await expect(index.getByRole('link').first()).toBeHidden();
  await index.getByText('En esta página', { exact: true }).click();
  await index.getByRole('link').last().click();
  await expect(page).toHaveURL(/holamundo\/#./);
});

test('on a phone a menu closes with Escape, with a tap beside it and when the screen grows wide', async ({
  freshTab: page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(lesson);
  await hydrated(page);
  const { width, height } = phone;
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(width - 10, height / 2),
    () => page.setViewportSize({ width: 1000, height }),
  ]) {
    await openMenu(page);
    await expect(drawer(page)).toBeInViewport();
    await close();
    await expect(page.locator(':popover-open')).toHaveCount(0);
  }
});

test('on a phone a menu opened before the application stays, and closes when a link is followed', async ({
  freshTab: page,
}) => {
  await page.setViewportSize(phone);
  const release = await holdScripts(page);
  await page.goto(lesson, { waitUntil: 'commit' });
  await openMenu(page);
  await expect(drawer(page)).toBeVisible();
  release();
  await hydrated(page);
  await expect(drawer(page)).toBeVisible();
  await drawer(page)
    .getByRole('link', { name: /Bucles/ })
    .click();
  await expect(page).toHaveURL(/program1\/bucles\/$/);
  await expect(drawer(page)).toBeHidden();
});

test('the page behind an open menu does not scroll', async ({
  freshTab: page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(lesson);
  await openMenu(page);
  await expect(drawer(page)).toBeInViewport();
  await page.mouse.move(phone.width - 10, phone.height / 2);
  await page.mouse.wheel(0, 400);
  await page.mouse.move(100, phone.height / 2);
  await page.mouse.wheel(0, 4000);
  await expect
    .poll(() => drawer(page).evaluate((element) => element.scrollTop))
    .toBeGreaterThan(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('open menus have no accessibility faults', async ({ freshTab: page }) => {
  await page.setViewportSize(phone);
  await page.goto(lesson);
  await hydrated(page);
  await page.locator('.theme-doc-toc-mobile summary').click();
  await openMenu(page);
  await expect(drawer(page)).toBeInViewport();
  expect(await axeFaultsInThemes(page)).toEqual([]);
  await page.getByRole('button', { name: /menú principal/ }).click();
  await expect(siteLink(page)).toBeInViewport();
  expect(await axeFaultsInThemes(page.locator('#menu'))).toEqual([]);
});

test('on a phone without JavaScript the index of the course opens', async ({
  plainTab: page,
}) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto(lesson);
  await page.getByText('Índice del curso', { exact: true }).click();
  await page
    .getByRole('navigation', { name: 'Índice del curso' })
    .getByRole('link', { name: /Bucles/ })
    .click();
  await expect(page).toHaveURL(/program1\/bucles\/$/);
});

test('the edition switch leads to the same lesson of the other edition and back', async ({
  freshTab: page,
}) => {
  await page.goto(lesson);
  await hydrated(page);
  await page.getByRole('link', { name: 'Edición 3.1' }).click();
  await expect(page).toHaveURL(/\/3\.1\/stevelabs\/program1\/holamundo\/$/);
  await expect(page.getByText('Esta es una edición anterior')).toBeVisible();
  await page.getByRole('link', { name: 'Edición 4.0', exact: true }).click();
  await expect(page).toHaveURL(/\/stevelabs\/program1\/holamundo\/$/);
});

test('guides have no edition to switch', async ({ freshTab: page }) => {
  await page.goto('/dumix/clibasic/');
  await expect(
    page.getByRole('navigation', { name: 'Edición del curso' }),
  ).toHaveCount(0);
});
