import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

export const themes = [
  { name: 'claro', theme: 'light', contrast: 'normal' },
  { name: 'oscuro', theme: 'dark', contrast: 'normal' },
  { name: 'oscuro con más contraste', theme: 'dark', contrast: 'more' },
] as const;

export type Theme = (typeof themes)[number];

/** Switches the theme in place, the way the page's own controls leave it. */
export async function applyTheme(
  page: Page,
  { theme, contrast }: Theme,
): Promise<void> {
  await page.evaluate(
    ([nextTheme, nextContrast]) => {
      const root = document.documentElement;
      root.setAttribute('data-theme', nextTheme);
      root.setAttribute('data-contrast', nextContrast);
    },
    [theme, contrast] as const,
  );
}

/** Accessibility faults as one line each; an empty list is a pass. */
export async function axeFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags([
      'wcag2a',
      'wcag2aa',
      'wcag21a',
      'wcag21aa',
      'wcag22aa',
      'best-practice',
    ])
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) =>
        `${id}: ${target.join(' ')} ${failureSummary}`,
    ),
  );
}
