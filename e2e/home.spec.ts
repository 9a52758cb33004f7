import type { Page } from '@playwright/test';
import { execution, expect, output, runProgram } from './support/cLab';
import { test } from './support/tabs';
import { button, expectLine, keyboard } from './support/terminal';
import { words } from '../src/labs/linux/words';

const phone = { width: 360, height: 740 };
const lesson = '/stevelabs/program1/salida/';

/** Adds up the layout shifts of the page so far. */
const measureLayoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => {
          requestAnimationFrame(() => {
            resolve(sum);
          });
        });
      }),
  );

/**
 * Returns the text that a screen reader finds, including CSS-generated content.
 */
async function readAccessibleText(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ role }) => role?.value === 'StaticText')
    .map(({ name }) => String(name?.value).replaceAll('\u00a0', ' '))
    .join('');
}

test(
  'the size of the window is told without the application',
  { tag: '@sample' },
  async ({ plainTab: page }) => {
    await page.goto('/');
    for (const { width, height } of [phone, { width: 1440, height: 900 }]) {
      await page.setViewportSize({ width, height });
      await expect
        .poll(() => readAccessibleText(page))
        .toContain(`ventana${width} × ${height}`);
    }
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the program of the first screen asks, and answers what was typed, with one click', async ({
    page,
  }) => {
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(request.url()));
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(requestedUrls.filter((url) => url.includes('/labs/'))).toEqual([]);
    const start = await page
      .getByRole('button', { name: 'Ejecutar' })
      .boundingBox();
    expect((start?.y ?? 0) + (start?.height ?? 0)).toBeLessThanOrEqual(640);
    await runProgram(page);
    const input = execution(page).getByRole('textbox');
    await expect(input).toBeFocused();
    await page.keyboard.type('Lola\n');
    await expect(output(page)).toContainText('Hola, Lola.');
  });

  test('Linux obeys a first command with one click', async ({ page }) => {
    await page.goto('/');
    await button(page, words.turnOnLinux).click();
    await expect(keyboard(page)).toBeFocused();
    await page.keyboard.type('echo $((6*7))\n');
    await expectLine(page, /^42$/);
  });

  test('who comes back reads where they were, goes on there with one click, and nothing moves meanwhile', async ({
    freshTab: page,
  }) => {
    await page.addInitScript((path) => {
      localStorage.setItem(
        'steve-labs:/:progress',
        JSON.stringify({
          version: 1,
          forgotten: 0,
          done: {},
          places: {
            [path]: { heading: 'columnas-alineadas', fraction: 0.5, at: 5 },
          },
          scores: {},
        }),
      );
    }, lesson);
    await page.goto('/');
    const continueLink = page.getByRole('link', {
      name: /^Continúa: Salida por pantalla con printf, paso \d · 0 de \d+$/,
    });
    await expect(continueLink).toBeInViewport();
    expect(await measureLayoutShift(page)).toBe(0);
    await continueLink.click();
    await expect(page).toHaveURL(`${lesson}#columnas-alineadas`);
    await expect(
      page.getByRole('heading', { name: 'Columnas alineadas' }),
    ).toBeInViewport();
  });
});

test(
  'without scripts the program, what it writes and the ways on can be read',
  { tag: '@sample' },
  async ({ plainTab: page }) => {
    await page.goto('/');
    const c = page.getByRole('region', { name: 'Prueba C' });
    await expect(c.getByText('char nombre[40];')).toBeVisible();
    await expect(c.getByText('¿Cómo te llamas? Hola, Ana.')).toBeAttached();
    await expect(c.getByRole('link', { name: 'Curso de C' })).toBeVisible();
    await expect(c.getByRole('button')).toHaveCount(0);
    await expect(
      page.getByRole('navigation', { name: 'Sigue donde estabas' }),
    ).toBeHidden();
  },
);
