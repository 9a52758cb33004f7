import { expect, test } from '@playwright/test';
import { pages } from './support/builtSite';
import { applyTheme, axeFaults, themes } from './support/themes';
import { hydrated, watch } from './support/watch';

const widths = [360, 1280] as const;

test.use({ reducedMotion: 'reduce' });

for (const [index, { route }] of pages.entries()) {
  const width = widths[index % widths.length] ?? 360;

  test(`${route} loads clean, hydrates and is accessible in three themes at ${width} px`, async ({
    page,
  }) => {
    const complaints = watch(page, { allow404: route === '/404.html' });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(route);
    await hydrated(page);
    await expect(page.locator('h1')).toHaveCount(1);

    for (const theme of themes) {
      await applyTheme(page, theme);
      expect.soft(await axeFaults(page), `axe, ${theme.name}`).toEqual([]);
    }

    await page.setViewportSize({ width: 320, height: 700 });
    const scrollWidth = await page.evaluate(
      () => document.documentElement.scrollWidth,
    );
    expect
      .soft(scrollWidth, 'sideways scroll at 320 px')
      .toBeLessThanOrEqual(320);

    expect.soft(complaints.console, 'console errors and warnings').toEqual([]);
    expect(complaints.foreignRequests, 'requests to other hosts').toEqual([]);
  });
}
