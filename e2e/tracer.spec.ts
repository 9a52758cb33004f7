import type { Page } from '@playwright/test';
import { test } from './support/apps';
import { expect } from './support/cLab';
import { findAxeFaults } from './support/themes';
import { waitForHydration, collectComplaints } from './support/watch';
import { words } from '../src/labs/c/words';

const lesson = '/stevelabs/program1/variable/';

async function open(page: Page, path = lesson) {
  await page.goto(path);
  await waitForHydration(page);
  await page.getByRole('button', { name: words.steps }).first().click();
  const tracer = page.getByRole('region', { name: words.steps });
  await expect(tracer).toContainText('Paso 1 de');
  return tracer;
}

test(
  'a program of a lesson is followed step by step, forth and back',
  { tag: '@sample' },
  async ({ page }) => {
    const complaints = collectComplaints(page);
    const tracer = await open(page);
    const row = tracer.getByRole('row', { name: /^vida/ });
    await expect(row).toContainText('sin valor');
    const step = (name: string) =>
      tracer.getByRole('button', { name, exact: true });
    await step('Siguiente').click();
    await expect(row).toContainText('20');
    await step('Siguiente').click();
    await step('Siguiente').click();
    await expect(row).toContainText('13');
    await expect(
      tracer.getByRole('group', { name: 'Pantalla hasta este paso' }),
    ).toContainText('Vida: 20');
    await step('Primero').click();
    await expect(row).toContainText('sin valor');

    await tracer.getByRole('slider').press('End');
    await expect(step('Siguiente')).toHaveAttribute('aria-disabled', 'true');
    await step('Cerrar').click();
    await expect(tracer).toHaveCount(0);
    expect(complaints).toEqual({ console: [], foreignRequests: [] });
  },
);

test('fits a phone and has no fault that axe finds', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const tracer = await open(page);
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth <= window.innerWidth,
    ),
  ).toBe(true);
  expect(await findAxeFaults(tracer)).toEqual([]);
});

test('a list of a lesson draws itself, with its nodes in place, and fits a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const tracer = await open(page, '/stevelabs/program1/listas/');
  await tracer.getByRole('slider').press('End');
  for (let step = 0; step < 2; step += 1)
    await tracer.getByRole('button', { name: 'Anterior', exact: true }).click();
  const figure = tracer.getByRole('group', { name: /^Dibujo: lista/ });
  await expect(figure).toContainText('NULL');
  await expect(
    tracer.getByText(/^Lista de \d+ nodos?\b/).first(),
  ).toBeAttached();
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth <= window.innerWidth,
    ),
  ).toBe(true);
  expect(await findAxeFaults(tracer)).toEqual([]);
});
