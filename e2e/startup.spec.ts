import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect } from './support/apps';
import { test } from './support/tabs';
import { waitForNetworkIdle, collectComplaints } from './support/watch';
import { earlyCompilationMark } from '../src/labs/c/worker/earlyCompilations';
import { words as labWords } from '../src/labs/c/words';
import { words as quizWords } from '../src/labs/quiz/words';

const lesson = '/stevelabs/program1/variable/';
const withProgram = '/stevelabs/program1/holamundo/';
const withStatements = '/stevelabs/bd1/select/';
const scripts = '**/assets/js/**';

const isHydrated = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.hasHydrated === 'true');

const runButton = (page: Page) =>
  page.getByRole('button', { name: labWords.run }).first();

/**
 * Holds the application's scripts.
 *
 * @returns The function that releases them.
 */
async function holdApplication(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const heldPromise = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await heldPromise;
    await route.continue();
  });
  return release;
}

test(
  'a lesson asks for nothing but itself while it is only read',
  { tag: '@sample' },
  async ({ page }) => {
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(request.resourceType()));
    await page.goto(lesson, { waitUntil: 'networkidle' });
    await page.mouse.wheel(0, 1500);
    await page.locator('article p').nth(3).hover();
    await page.keyboard.press('PageDown');
    await waitForNetworkIdle(page);
    expect(requestedUrls).not.toContain('script');
    expect(requestedUrls.length).toBeLessThanOrEqual(6);
    expect(await isHydrated(page)).toBe(false);
  },
);

test(
  'what brings the application weighs at most 1.2 KB',
  { tag: '@sample' },
  async ({ request }) => {
    const html = await (await request.get(lesson)).text();
    const [, loader = ''] =
      /<script>((?:(?!<\/script>).)*)<\/script><\/head>/s.exec(html) ?? [];
    expect(loader).toContain('data-full');
    expect(brotliCompressSync(loader).length).toBeLessThanOrEqual(1230);
  },
);

test('a program that is run before the application is there runs when it is', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  await page.goto(withProgram);
  await runButton(page).click();
  await expect(page.getByText(/^✓? ?Terminó bien/)).toBeVisible();
  await expect(page.locator('[data-heard]')).toHaveCount(0);
  expect(complaints.console).toEqual([]);
});

test('the compiler comes with the click, before the application, and compiles what was pressed, once', async ({
  page,
}) => {
  const compilers: string[] = [];
  const compiler = page.waitForEvent('worker');
  page.on('request', (request) => {
    if (request.url().includes('/llvm-hot.')) compilers.push(request.url());
  });
  const letGo = await holdApplication(page);
  await page.goto(withProgram);
  await runButton(page).click();
  await expect.poll(() => compilers.length).toBe(1);
  expect(await isHydrated(page)).toBe(false);
  letGo();
  await expect(page.getByText(/^✓? ?Terminó bien/)).toBeVisible();
  expect(compilers).toHaveLength(1);
  const ahead = await (
    await compiler
  ).evaluate(
    (name) => performance.getEntriesByName(name).length,
    earlyCompilationMark,
  );
  expect(ahead).toBe(1);
});

test('SQLite and its engine come with the click, before the application, once each', async ({
  page,
}) => {
  const requestedPaths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/labs/sql/')) requestedPaths.push(pathname);
  });
  const letGo = await holdApplication(page);
  await page.goto(withStatements);
  await runButton(page).click();
  await expect.poll(() => requestedPaths.length).toBe(3);
  expect(await isHydrated(page)).toBe(false);
  letGo();
  await expect(page.getByText(/^✓? ?\d+ filas$/).first()).toBeVisible();
  expect(new Set(requestedPaths).size).toBe(3);
  expect(requestedPaths).toHaveLength(3);
});

test('a worker of SQL that could not begin early begins with the application', async ({
  page,
}) => {
  await page.route('**/labs/sql/sql.*.js', (route) => route.abort(), {
    times: 1,
  });
  await page.goto(withStatements);
  await runButton(page).click();
  await expect(page.getByText(/^✓? ?\d+ filas$/).first()).toBeVisible();
});

test('who runs a program is told at once that it is coming', async ({
  page,
}) => {
  const letGo = await holdApplication(page);
  await page.goto(withProgram);
  const readNote = () =>
    runButton(page).evaluate((button) => {
      const note = button.parentElement?.querySelector('span');
      return note ? getComputedStyle(note, '::after').content : '';
    });
  expect(await readNote()).toBe('none');
  await runButton(page).click();
  // The note must appear with the click itself, so nothing is awaited before.
  expect(await readNote()).toBe('"Cargando…"');
  expect(await isHydrated(page)).toBe(false);
  letGo();
  await expect(page.getByText(/^✓? ?Terminó bien/)).toBeVisible();
});

test('a compiler that could not begin early begins with the application', async ({
  page,
}) => {
  await page.route('**/labs/c/c.*.js', (route) => route.abort(), { times: 1 });
  await page.goto(withProgram);
  await runButton(page).click();
  await expect(page.getByText(/^✓? ?Terminó bien/)).toBeVisible();
});

test(
  'a control shows at once that it was heard, and what was done is done again in its order',
  { tag: '@sample' },
  async ({ page }) => {
    const letGo = await holdApplication(page);
    await page.goto(lesson);
    const question = page
      .getByRole('group')
      .filter({
        has: page.getByRole('textbox', { name: quizWords.yourAnswer }),
      })
      .first();
    const check = question.getByRole('button', { name: quizWords.check });
    await question.getByRole('textbox').fill('nada');
    await check.click();
    await expect(check).toHaveAttribute('aria-busy', 'true');
    expect(await isHydrated(page)).toBe(false);
    letGo();
    await expect(question.getByRole('status')).toContainText('No es esa');
    await expect(question.getByRole('textbox')).toHaveValue('nada');
    await expect(check).toBeHidden();
  },
);

test('a browser from before the application reads, and is told why nothing else is there', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Array.prototype, 'with');
  });
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.resourceType()));
  await page.goto(withProgram, { waitUntil: 'networkidle' });
  await runButton(page).click();
  const notice = page.getByText('Tu navegador es de antes de 2023');
  await expect(notice).toBeInViewport();
  await expect(page.locator('article')).toContainText('printf');
  expect(requestedUrls).not.toContain('script');
});

test('a shortcut is kept for the application', async ({ page }) => {
  await page.goto(lesson);
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await isHydrated(page)).toBe(true);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('a term that is touched before the application tells its meaning instead of leaving', async ({
    page,
  }) => {
    await page.goto(lesson);
    await page.locator('[data-hinted]').first().tap();
    await expect(
      page.getByRole('link', { name: 'Ver en el glosario' }),
    ).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(lesson);
  });

  test('a finger that scrolls asks for nothing', async ({ page }) => {
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(request.resourceType()));
    await page.goto(lesson, { waitUntil: 'networkidle' });
    await page.locator('article p').first().tap();
    await waitForNetworkIdle(page);
    expect(requestedUrls).not.toContain('script');
  });
});

test(
  'light and dark and contrast do without the application, and are remembered',
  { tag: '@sample' },
  async ({ page }) => {
    await page.route(scripts, (route) => route.abort());
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(lesson);
    const html = page.locator('html');
    await page.locator('[data-turns=color-mode]:visible').click();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await page.locator('[data-turns=contrast]:visible').click();
    await expect(html).toHaveAttribute('data-contrast', 'more');
    await page.reload();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await expect(html).toHaveAttribute('data-contrast', 'more');
  },
);

test('a fetch that fails is told under what was pressed, and trying again goes on from there', async ({
  page,
}) => {
  await page.route(scripts, (route) => route.abort());
  await page.goto(withProgram);
  await runButton(page).click();
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('No se pudo cargar');
  const pressedBox = await runButton(page).boundingBox();
  const noticeBox = await notice.boundingBox();
  expect(noticeBox?.y).toBeGreaterThan(pressedBox?.y ?? Infinity);
  expect((noticeBox?.y ?? 0) - (pressedBox?.y ?? 0)).toBeLessThan(120);
  await page.unrouteAll();
  await notice.getByRole('button', { name: 'Volver a cargar' }).click();
  await expect(page.getByText(/^✓? ?Terminó bien/)).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test(
  'a fetch that takes long is told too',
  { tag: '@sample' },
  async ({ page }) => {
    await page.clock.install();
    await page.route(scripts, () => new Promise<void>(() => undefined));
    await page.goto(withProgram);
    await runButton(page).click();
    await page.clock.runFor(7000);
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('Sigue cargando');
    await expect(
      notice.getByRole('button', { name: 'Volver a cargar' }),
    ).toBeVisible();
  },
);

test('a page that is nothing without the application does not wait to be asked', async ({
  page,
}) => {
  for (const route of ['/havefun/pokeapp/', '/laboratorio/c/', '/progreso/']) {
    await page.goto(route);
    await expect(page.locator('html'), route).toHaveAttribute(
      'data-has-hydrated',
      'true',
    );
  }
});
