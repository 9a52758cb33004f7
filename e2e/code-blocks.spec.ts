import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from './support/apps';
import { pages } from './support/builtSite';
import { listCourseLessons } from './support/courses';
import { findAxeFaults } from './support/themes';
import { test } from './support/tabs';
import { waitForHydration } from './support/watch';

const clipboard = ['clipboard-read', 'clipboard-write'];

/** Returns the text of the clipboard once the button confirms the copy. */
async function readCopiedText(page: Page): Promise<string> {
  await expect(page.getByRole('button', { name: 'Copiado' })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

// Each test runs in one edition: the frozen one has the same elements
// (every-page.spec.ts).
test.describe('copying', () => {
  test.use({ permissions: clipboard });

  test('a session copies its commands, without prompts and outputs', async ({
    freshTab: page,
  }) => {
    await page.goto('/3.1/stevelabs/program1/estructura/');
    await waitForHydration(page);
    const session = page
      .getByRole('group', { name: 'Terminal' })
      .filter({ hasText: 'No encuentro las llaves' });
    await session
      .locator('..')
      .getByRole('button', { name: 'Copiar comandos' })
      .click();
    await expect(
      page.getByRole('status').filter({ hasText: /^Copiado$/ }),
    ).toHaveCount(1);
    expect(await readCopiedText(page)).toBe(
      [
        'gcc -std=c17 -Wall -Wextra estado.c -o estado',
        './estado',
        'echo $?',
        './partes',
        'echo $?',
      ].join('\n'),
    );
  });

  test(
    'a program copies whole, line by line',
    { tag: '@sample' },
    async ({ freshTab: page }) => {
      await page.goto('/stevelabs/program1/holamundo/');
      await waitForHydration(page);
      const program = page.getByRole('group', { name: 'Código C: hola.c' });
      const copy = page.getByRole('button', { name: 'Copiar' });
      await page
        .locator('div')
        .filter({ has: program })
        .filter({ has: copy })
        .last()
        .getByRole('button', { name: 'Copiar' })
        .click();
      expect(await readCopiedText(page)).toBe(
        [
          '#include <stdio.h>',
          '',
          'int main(void)',
          '{',
          '    printf("¡Hola, mundo!\\n");',
          '    return 0;',
          '}',
        ].join('\n'),
      );
    },
  );
});

test.describe('in an app', () => {
  test.use({ permissions: clipboard });

  test('its own source is coloured, and copies to the letter', async ({
    freshTab: page,
  }) => {
    const file = 'src/api/giphy/client.ts';
    await page.goto('/havefun/gifapp/');
    await waitForHydration(page);
    await page.getByText(`El código de ${file}`).click();
    const source = page.getByRole('group', {
      name: `Código TypeScript: ${file}`,
    });
    await expect(source.getByText('export').first()).toHaveClass('tok-keyword');
    await source.locator('..').getByRole('button', { name: 'Copiar' }).click();
    expect(await readCopiedText(page)).toBe(
      readFileSync(file, 'utf8').trimEnd(),
    );
  });
});

test(
  'a selection made by hand keeps the lines of the code',
  { tag: '@sample' },
  async ({ freshTab: page }) => {
    await page.goto('/stevelabs/program1/holamundo/');
    await waitForHydration(page);
    const selected = await page
      .getByRole('group', { name: 'Código C: hola.c' })
      .evaluate((code) => {
        getSelection()?.selectAllChildren(code);
        return getSelection()?.toString().trim().split('\n');
      });
    expect(selected?.slice(0, 3)).toEqual([
      '#include <stdio.h>',
      '',
      'int main(void)',
    ]);
  },
);

test(
  'says what to do where the browser has no clipboard',
  { tag: '@sample' },
  async ({ freshTab: page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/stevelabs/program1/holamundo/');
    await waitForHydration(page);
    await page
      .getByRole('button', { name: 'Copiar', exact: true })
      .first()
      .click();
    const failure = 'No se pudo copiar: selecciona el texto';
    await expect(page.getByRole('button', { name: failure })).toBeVisible();
    await expect(
      page.getByRole('status').filter({ hasText: failure }),
    ).toHaveCount(1);
    // Checks only the notice: every-page.spec.ts checks the page that it
    // covers.
    expect(
      await findAxeFaults(
        page.getByRole('status').filter({ hasText: failure }),
      ),
    ).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
    ).toBeLessThanOrEqual(320);
  },
);

test.describe('by keyboard', () => {
  test.use({ permissions: clipboard });

  test('the button copies, and only code that scrolls takes the focus', async ({
    freshTab: page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/dumix/terminalapps/');
    await waitForHydration(page);
    const button = page.getByRole('button', { name: 'Copiar' }).first();
    await button.focus();
    await page.keyboard.press('Enter');
    expect(await readCopiedText(page)).toMatch(
      /^sudo apt update\nsudo apt install bat/,
    );

    await page.keyboard.press('Tab');
    const wideBlock = page.getByRole('group', { name: 'Bash' }).first();
    await expect(wideBlock).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => wideBlock.evaluate((code) => code.scrollLeft))
      .toBeGreaterThan(0);

    const narrow = page
      .getByRole('group')
      .filter({ hasText: /^alumno@practica:~\$ ls$/ });
    for (const code of await narrow.all())
      await expect(code).not.toHaveAttribute('tabindex');
  });
});

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });

  test('hello world and nine of ten programs of the first ten lessons are seen whole, in letters of 14 px', async ({
    page,
  }) => {
    const first = listCourseLessons('/stevelabs/program1/').slice(0, 10);
    const blocks: { readonly hidden: number; readonly size: string }[] = [];
    for (const { path } of first) {
      await page.goto(path);
      const blockFits = await page
        .locator('.markdown > div > pre, .markdown > div > div > pre')
        .and(page.getByRole('group', { name: /^Código C/ }))
        .evaluateAll((programs) =>
          programs.map((program) => ({
            hidden: program.scrollWidth - program.clientWidth,
            size: getComputedStyle(program).fontSize,
          })),
        );
      if (path.endsWith('/holamundo/'))
        expect(blockFits.filter(({ hidden }) => hidden > 0)).toEqual([]);
      blocks.push(...blockFits);
    }
    expect(blocks.length).toBeGreaterThan(25);
    expect(new Set(blocks.map(({ size }) => size))).toEqual(new Set(['14px']));
    const fittingBlocks = blocks.filter(({ hidden }) => hidden <= 0);
    expect(fittingBlocks.length / blocks.length).toBeGreaterThanOrEqual(0.9);
  });

  test('a session that is wider than the screen scrolls, or has letters that fit, as its reader wants', async ({
    page,
  }) => {
    await page.goto('/dumix/linux1/archivos/');
    const measureHidden = () =>
      page
        .getByRole('group', { name: /^Terminal/ })
        .and(page.locator(':has([aria-pressed]) + pre'))
        .evaluateAll((sessions) =>
          sessions.map(({ scrollWidth, clientWidth }) =>
            Math.max(0, scrollWidth - clientWidth),
          ),
        );
    expect(Math.max(...(await measureHidden()))).toBeGreaterThan(50);
    // Taps before the application has loaded: the tap is queued and replayed.
    const fit = page.getByRole('button', { name: 'Encoger líneas' }).first();
    await fit.tap();
    await expect
      .poll(measureHidden)
      .toEqual((await measureHidden()).map(() => 0));
    await expect(fit).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect
      .poll(measureHidden)
      .toEqual((await measureHidden()).map(() => 0));
  });
});

test('there is no copy button without JavaScript, and the code can still be scrolled', async ({
  plainTab: page,
}) => {
  await page.goto('/dumix/terminalapps/');
  await expect(page.getByRole('group', { name: 'Terminal' })).not.toHaveCount(
    0,
  );
  await expect(page.getByRole('button', { name: /Copiar/ })).toHaveCount(0);
  await expect(
    page.getByRole('group', { name: 'Bash' }).first(),
  ).toHaveAttribute('tabindex', '0');
});

test(
  'no piece of code on any page carries its colours in a style',
  { tag: '@sample' },
  () => {
    const withCode = pages.filter(({ html }) => html.includes('class=tok-'));
    expect(withCode.length).toBeGreaterThan(30);
    const styledToken =
      /<span[^>]*(?:class=tok-[^>]*style=|style=[^>]*class="?tok-)/;
    expect(
      pages
        .filter(({ html }) => styledToken.test(html) || html.includes('prism'))
        .map(({ route }) => route),
    ).toEqual([]);
  },
);

test('no script of the site has Prism', { tag: '@sample' }, () => {
  const folder = 'build/assets/js';
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(50);
  // Names that Prism leaves in a bundle, even when it highlights nothing.
  expect(
    scripts.filter((name) =>
      /Prism\b|prism-/.test(readFileSync(path.join(folder, name), 'utf8')),
    ),
  ).toEqual([]);
});
