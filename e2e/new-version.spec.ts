import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { words as labWords } from '../src/labs/c/words';
import { words as linuxWords } from '../src/labs/linux/words';
import { words as quizWords } from '../src/labs/quiz/words';
import { strings } from '../src/offline/strings';
import {
  getEditor,
  execution,
  expect,
  createProgram,
  openPlayground,
  paste,
  pasteAndRun,
  PLAYGROUND_PATH,
} from './support/cLab';
import { test } from './support/host';
import { linuxPage } from './support/terminal';
import { waitForHydration, collectComplaints } from './support/watch';

/** Blocks the service worker, as on a first visit or in a private window. */
test.use({ serviceWorkers: 'block' });

const lesson = '/stevelabs/program1/variable/';
const withProgram = '/stevelabs/program1/holamundo/';

const button = (place: Page | Locator, name: string) =>
  place.getByRole('button', { name, exact: true }).first();
const getSettings = (page: Page) => button(page, 'Ajustes de lectura');
const search = (page: Page) => page.getByRole('button', { name: 'Buscar' });
const searchField = (page: Page) =>
  page.getByRole('combobox', { name: 'Qué buscas' });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Expects the notice of a new version, without technical terms. */
async function expectOutdated(place: Page | Locator): Promise<void> {
  const alert = place.getByRole('alert');
  await expect(alert).toContainText(strings.updated);
  await expect(alert).not.toContainText(/chunk|failed|missing|error/i);
}

async function reload(page: Page): Promise<void> {
  await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('button', { name: strings.reload }).click(),
  ]);
  await expect(page.getByRole('alert')).toHaveCount(0);
}

test('a program that is run in a page of before says so, and runs where the reader was once it is loaded anew', async ({
  page,
  host,
}) => {
  const complaints = collectComplaints(page, { failedRequests: true });
  await open(page, `${withProgram}#resumen`);
  const run = button(page, labWords.run);
  await run.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await host.publish('second');
  await run.click();
  await expectOutdated(page);
  await reload(page);
  expect(page.url()).toBe(`${host.url.slice(0, -1)}${withProgram}#resumen`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await run.click();
  await expect(page.getByText(/^✓? ?Terminó bien/)).toBeVisible();
  // The browser logs the names of the files; the site must log nothing of its
  // own.
  expect(complaints.console.filter((line) => /chunk/i.test(line))).toEqual([]);
});

test('what was changed in a program is there after loading the page anew', async ({
  page,
  host,
}) => {
  await open(page, withProgram);
  const block = page.locator('[data-lab]').first();
  await button(block, labWords.edit).click();
  await paste(block.getByRole('textbox'), createProgram('puts("lo mío");'));
  await host.publish('second');
  await button(block, labWords.run).click();
  await expect(execution(block)).toContainText(strings.updated);
  await reload(page);
  await button(block, labWords.run).click();
  await expect(execution(block)).toContainText('lo mío');
});

test('the editor, when only it is gone', async ({ page, host }) => {
  // Disables idle callbacks, which would prefetch the editor before it is
  // deleted.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await open(page, withProgram);
  const block = page.locator('[data-lab]').first();
  await button(block, labWords.run).click();
  await expect(execution(block)).toContainText('Terminó bien');
  await host.publish('second');
  await button(block, labWords.edit).click();
  await expectOutdated(block);
  await expect(execution(block)).toContainText('Terminó bien');
});

test('settings and search of a page of before offer to load it anew, and keep the answer of a quiz', async ({
  page,
  host,
}) => {
  await open(page, lesson);
  const answer = page.getByLabel(quizWords.yourAnswer).first();
  const option = page.getByRole('radio').nth(1);
  await answer.fill('int');
  await option.check();
  await host.publish('second');
  await getSettings(page).click();
  await expectOutdated(page);
  await reload(page);
  await waitForHydration(page);
  await expect(answer).toHaveValue('int');
  await expect(option).toBeChecked();
  await getSettings(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a search that is being typed when its index is gone is there afterwards', async ({
  page,
  host,
}) => {
  await open(page, lesson);
  await search(page).click();
  await searchField(page).fill('printf');
  await expect(page.getByRole('option').first()).toBeVisible();
  await host.publish('second');
  await page.route('**/pagefind/**', (route) => route.fulfill({ status: 404 }));
  await searchField(page).fill('minecraft');
  await expectOutdated(page.getByRole('dialog'));
  await page.unrouteAll();
  await reload(page);
  await waitForHydration(page);
  await search(page).click();
  await expect(searchField(page)).toHaveValue('minecraft');
  await expect(page.getByRole('option').first()).toContainText('Minecraft');
});

test('a terminal that cannot be had any more says so', async ({
  page,
  host,
}) => {
  await open(page, linuxPage);
  await host.publish('second');
  await button(page, linuxWords.turnOnLinux).click();
  await expectOutdated(page);
  await reload(page);
  await button(page, linuxWords.turnOnLinux).click();
  await expect(page.getByRole('group', { name: /^Linux/ })).toBeVisible();
});

for (const { lab, path, files, start } of [
  {
    lab: 'the compiler',
    path: PLAYGROUND_PATH,
    files: '**/labs/c/**',
    start: labWords.run,
  },
  {
    lab: 'Linux',
    path: linuxPage,
    files: '**/labs/linux/**',
    start: linuxWords.turnOnLinux,
  },
])
  test(`${lab} is told to be gone when its files are`, async ({ page }) => {
    await page.route(files, (route) => route.fulfill({ status: 404 }));
    await page.route('**/version.txt', (route) =>
      route.fulfill({ body: '0a1b2c3d' }),
    );
    await open(page, path);
    await button(page, start).click();
    await expect(page.getByText(strings.updated).first()).toBeVisible();
    await page.unrouteAll();
    await reload(page);
  });

test('a program that runs is not touched, and goes on reading', async ({
  page,
  host,
}) => {
  await openPlayground(page);
  await pasteAndRun(
    page,
    createProgram(
      'int n;',
      'scanf("%d", &n);',
      'printf("doble %d\\n", 2 * n);',
    ),
  );
  const input = page.getByRole('textbox', { name: labWords.input });
  await input.fill('2');
  await host.publish('second');
  await getSettings(page).click();
  await expectOutdated(page);
  await input.press('End');
  await input.pressSequentially('1');
  await input.press('Enter');
  await expect(execution(page)).toContainText('doble 42');
  await expect(getEditor(page)).toContainText('doble');
});

test('what is typed for a program that ended with its page is there for the next run', async ({
  page,
  host,
}) => {
  await openPlayground(page);
  await pasteAndRun(page, createProgram('getchar();', 'puts("leído");'));
  const input = page.getByRole('textbox', { name: labWords.input });
  await input.fill('una línea larga');
  await host.publish('second');
  await getSettings(page).click();
  await reload(page);
  await expect(getEditor(page)).toContainText('leído');
  await button(page, labWords.run).click();
  await expect(input).toHaveValue('una línea larga');
});

test('a link in a page of before leads to the new page with one load, and back too', async ({
  page,
  host,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/');
  await host.publish('second');
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest())
      loads.push(new URL(request.url()).pathname);
  });
  await page.getByRole('button', { name: 'Más', exact: true }).click();
  await page.getByRole('link', { name: 'Logros', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Logros/);
  await waitForHydration(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(loads).toEqual(['/almanac/']);
  await page.goBack();
  await expect(page).toHaveURL(host.url);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(
    /Logros/,
  );
  await getSettings(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(loads).toEqual(['/almanac/']);
});

test('going back to an older version is a new version too', async ({
  page,
  host,
}) => {
  await host.publish('second');
  await open(page, lesson);
  await host.publish('first');
  await getSettings(page).click();
  await expectOutdated(page);
  await reload(page);
  await waitForHydration(page);
  await getSettings(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test(
  'a page that was kept longer than its sheet says so at its top',
  { tag: '@sample' },
  async ({ page, host }) => {
    const body = await readFile(`build${lesson}index.html`, 'utf8');
    await host.publish('second');
    await page.route(
      `**${lesson}`,
      (route) => route.fulfill({ contentType: 'text/html', body }),
      { times: 1 },
    );
    await page.goto(lesson);
    await expectOutdated(page);
    await Promise.all([
      page.waitForEvent('load'),
      button(page, 'Volver a cargar').click(),
    ]);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await waitForHydration(page);
  },
);

test(
  'what fails for want of a network is not called a new version, and trying again works',
  { tag: '@sample' },
  async ({ page, context }) => {
    await open(page, lesson);
    await context.setOffline(true);
    await getSettings(page).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Revisa tu conexión');
    await expect(alert).not.toContainText(strings.updated);
    await context.setOffline(false);
    await alert.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(alert).toHaveCount(0);
  },
);
