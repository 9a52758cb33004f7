import { getExpectedOutcome } from '../src/apps/__tests__/faultCells';
import {
  listDataRequests,
  expect,
  getFailure,
  gif,
  oracle,
  poke,
  retryButton,
  rickoso,
  test,
} from './support/apps';
import { collectComplaints } from './support/watch';

/**
 * Faults whose result depends on the browser, each in the app that depends on
 * it most. Every fault in every app: `src/apps/__tests__/faults.test.tsx`.
 */
const cells = [
  { app: gif, word: 'brokenimg', kind: 'imágenes' },
  { app: gif, word: 'long', kind: 'inofensivo' },
  { app: oracle, word: 'hang', kind: 'sin respuesta' },
  { app: oracle, word: 'cut', kind: 'cuerpo roto' },
  { app: rickoso, word: 'xss', kind: 'hostil' },
  { app: rickoso, word: 'long', kind: 'inofensivo' },
  { app: poke, word: 'nocors', kind: 'cerrada a otros sitios' },
  { app: poke, word: 'long', kind: 'inofensivo' },
] as const;

test.use({ reducedMotion: 'reduce' });

for (const { app, word, kind } of cells) {
  test(
    `${app.name} holds when its service answers with ${word}`,
    {
      annotation: { type: 'cell', description: `fallos: ${kind}` },
      tag: word === 'xss' || word === 'nocors' ? '@sample' : [],
    },
    async ({ page, api }) => {
      const { console: complaints, foreignRequests } = collectComplaints(page, {
        failedRequests: true,
        services: true,
      });
      api.setRules(`${app.service}:${word}`);
      // The timeout of the client is the real one; the test advances the clock.
      if (word === 'hang') await page.clock.install();
      await app.ask(page);
      if (word === 'hang') {
        await expect.poll(() => listDataRequests(api).length).toBe(1);
        await page.clock.fastForward(8000);
      }

      const content = app.content(page);
      const isHarmless = getExpectedOutcome(word) === 'content';
      const expected = isHarmless ? content : getFailure(page);
      await expect(expected.first()).toBeVisible({ timeout: 10_000 });
      await expect(page.locator('h1')).toHaveText(app.heading);
      await expect(
        page.getByRole('navigation', { name: 'Principal' }),
      ).toBeVisible();

      if (isHarmless) await expect(getFailure(page)).toHaveCount(0);
      else {
        api.setRules('');
        await expect(retryButton(page).first()).toBeEnabled({
          timeout: 10_000,
        });
        await retryButton(page).first().click();
        await expect(content).toBeVisible({ timeout: 10_000 });
        await expect(getFailure(page)).toHaveCount(0);
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
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 720 });
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth),
        ).toBeLessThanOrEqual(width);
      }
      expect(complaints).toEqual([]);
      expect(foreignRequests).toEqual([]);
    },
  );
}
