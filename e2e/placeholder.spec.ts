import type { Page } from '@playwright/test';
import { expect } from './support/apps';
import { archivedPlannedPaths } from './support/courses';
import { test } from './support/tabs';

const [route = ''] = archivedPlannedPaths;

const countRunningAnimations = (page: Page) =>
  page
    .getByRole('region', { name: 'Página en construcción' })
    .evaluate(
      (place) =>
        place
          .getAnimations({ subtree: true })
          .filter(({ playState }) => playState === 'running').length,
    );

test(
  'who wants the robot to stand still says so, without scripts',
  { tag: '@sample' },
  async ({ plainTab: page }) => {
    await page.goto(route);
    await expect.poll(() => countRunningAnimations(page)).toBeGreaterThan(0);
    await page.getByRole('checkbox', { name: 'Parar la animación' }).check();
    await expect.poll(() => countRunningAnimations(page)).toBe(0);
  },
);

test('for who wants less motion it never moves, and there is nothing to stop', async ({
  plainTab: page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(route);
  expect(await countRunningAnimations(page)).toBe(0);
  await expect(page.getByText('Parar la animación')).toBeHidden();
});
