import { faultWords, specialFaults } from '../scripts/lib/demo-api/index.mjs';
import { expect, failure, networkedApps, retry, test } from './support/apps';
import type { NetworkedApp } from './support/apps';
import { watch } from './support/watch';

/** The answer is whole, late, or lacks only its pictures: no failure to tell. */
const harmless = new Set([
  'drip',
  'wrongtype',
  'nullimg',
  'missingimg',
  'brokenimg',
  'hangimg',
  'badimg',
  'dup',
  'long',
  'xss',
  'badnext',
  'nextloop',
  'renditions7',
]);

/** What is usable is shown; if nothing is, the reader is told. */
const either = new Set(['missingfields', 'badurl', 'empty']);

function cells(): { app: NetworkedApp; word: string; table: string }[] {
  return networkedApps.flatMap((app) => [
    ...faultWords.map((word) => ({ app, word, table: 'fallos' })),
    ...specialFaults
      .filter(({ services }) => services.includes(app.service))
      .map(({ word }) => ({ app, word, table: 'fallos especiales' })),
  ]);
}

test.use({ reducedMotion: 'reduce' });

for (const { app, word, table } of cells()) {
  test(
    `${app.name} holds when its service answers with ${word}`,
    {
      annotation: { type: 'cell', description: `${table}: ${app.name}` },
    },
    async ({ page, api }) => {
      const { console: complaints, foreignRequests } = watch(page, {
        failedRequests: true,
        services: true,
      });
      api.setRules(`${app.service}:${word}`);
      await app.ask(page);

      const content = app.content(page);
      const told = failure(page).or(page.getByText(app.empty)).first();
      const expected = harmless.has(word)
        ? content
        : either.has(word)
          ? content.or(told)
          : failure(page);
      await expect(expected.first()).toBeVisible({ timeout: 10_000 });
      if (harmless.has(word)) await expect(failure(page)).toHaveCount(0);
      await expect(page.locator('h1')).toHaveText(app.heading);
      await expect(
        page.getByRole('navigation', { name: 'Principal' }),
      ).toBeVisible();

      if ((await retry(page).count()) > 0) {
        api.setRules('');
        await expect(retry(page).first()).toBeEnabled({ timeout: 10_000 });
        await retry(page).first().click();
        await expect(content).toBeVisible({ timeout: 10_000 });
        await expect(failure(page)).toHaveCount(0);
      }

      const scriptAddresses = await page
        .locator('main :is([href], [src])')
        .evaluateAll(
          (elements) =>
            elements.filter((element) =>
              /^\s*javascript:/i.test(
                element.getAttribute('href') ??
                  element.getAttribute('src') ??
                  '',
              ),
            ).length,
        );
      expect(scriptAddresses).toBe(0);
      expect(await page.evaluate(() => '__pwned' in window)).toBe(false);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
      ).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
      expect(complaints).toEqual([]);
      expect(foreignRequests).toEqual([]);
    },
  );
}
