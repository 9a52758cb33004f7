import { outcomeOf } from '../src/apps/__tests__/faultCells';
import {
  asked,
  expect,
  failure,
  networkedApps,
  retry,
  test,
} from './support/apps';
import { watch } from './support/watch';

/**
 * One fault of each kind, and those that only a browser can show. The whole
 * matrix is in `src/apps/__tests__/faults.test.tsx`.
 */
const kinds = [
  { word: '503', kind: 'error HTTP' },
  { word: 'offline', kind: 'conexión rota' },
  { word: 'hang', kind: 'sin respuesta' },
  { word: 'nocors', kind: 'cerrada a otros sitios' },
  { word: 'cut', kind: 'cuerpo roto' },
  { word: 'html', kind: 'otro contenido' },
  { word: 'long', kind: 'inofensivo' },
  { word: 'xss', kind: 'hostil' },
  { word: 'brokenimg', kind: 'imágenes' },
] as const;

const cells = networkedApps.flatMap((app) =>
  kinds.map((kind) => ({ app, ...kind })),
);

test.use({ reducedMotion: 'reduce' });

for (const { app, word, kind } of cells) {
  test(
    `${app.name} holds when its service answers with ${word}`,
    {
      annotation: { type: 'cell', description: `fallos: ${kind}` },
    },
    async ({ page, api }) => {
      const { console: complaints, foreignRequests } = watch(page, {
        failedRequests: true,
        services: true,
      });
      api.setRules(`${app.service}:${word}`);
      // The client's patience is the real one; the clock is the test's.
      if (word === 'hang') await page.clock.install();
      await app.ask(page);
      if (word === 'hang') {
        await expect.poll(() => asked(api).length).toBe(1);
        await page.clock.fastForward(8000);
      }

      const content = app.content(page);
      const isHarmless = outcomeOf(word) === 'content';
      const expected = isHarmless ? content : failure(page);
      await expect(expected.first()).toBeVisible({ timeout: 10_000 });
      if (isHarmless) await expect(failure(page)).toHaveCount(0);
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
