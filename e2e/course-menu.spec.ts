import { expect } from './support/apps';
import { test } from './support/visits';
import { hydrated } from './support/watch';

const lesson = '/stevelabs/program1/holamundo/';
const otherCourse = '/dumix/linux1/archivos/';

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
  await menu.getByRole('button', { name: 'Control' }).press('Enter');
  await expect(menu.getByRole('link', { name: /Bucles/ })).toBeHidden();
  await menu.getByRole('button', { name: 'Control' }).press('Enter');
  await expect(menu.getByRole('link', { name: /Bucles/ })).toBeVisible();
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
