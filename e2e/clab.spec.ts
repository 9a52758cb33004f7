import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect as expectSoon, test } from './support/apps';
import { createProgram, paste, outOfBoundsProgram } from './support/cLab';
import { findAxeFaults } from './support/themes';
import { waitForHydration, collectComplaints } from './support/watch';
import { words } from '../src/labs/c/words';

// The first program of a page downloads the compiler.
const expect = expectSoon.configure({ timeout: 30_000 });

const lesson = '/stevelabs/program1/salida/';

const asksTwice = `#include <stdio.h>

int main(void)
{
    char name[20];
    int age;
    printf("¿Nombre? ");
    scanf("%19s", name);
    printf("¿Edad? ");
    scanf("%d", &age);
    printf("%s tiene %d\\n", name, age);
    return 3;
}
`;

const neverEnds = 'int main(void) { for (;;) { } }\n';

const getLabs = (page: Page) => page.locator('[data-lab]');

/** Opens the lesson and returns its first program. */
async function openLesson(page: Page): Promise<Locator> {
  await page.goto(lesson);
  await waitForHydration(page);
  return getLabs(page).first();
}

const getButton = (lab: Locator, name: string) =>
  lab.getByRole('button', { name, exact: true });
const getEditor = (lab: Locator) =>
  lab.getByRole('textbox', { name: /^Editor/ });
const getOutput = (lab: Locator) =>
  lab.getByRole('group', { name: words.output });
const getField = (lab: Locator) =>
  lab.getByRole('textbox', { name: words.input });

/** Opens the editor and replaces its text. */
async function write(lab: Locator, code: string): Promise<void> {
  if (await getButton(lab, words.edit).isVisible())
    await getButton(lab, words.edit).click();
  await paste(getEditor(lab), code);
}

test(
  'a program runs where it is read, with what the lesson prints',
  { tag: '@sample' },
  async ({ page }) => {
    const complaints = collectComplaints(page);
    const lab = await openLesson(page);
    await expect(lab.getByText(words.expected)).toBeVisible();
    await getButton(lab, words.run).click();
    await expect(lab.getByText(/^Terminó bien \(estado 0\)/)).toBeVisible();
    await expect(getOutput(lab)).toHaveText(
      'Uno, dos y tres.\nEsto va en otra línea.',
      { useInnerText: true },
    );
    await expect(getButton(lab, words.run)).toBeFocused();
    await expect(
      page.getByRole('status').filter({
        hasText: 'Esto va en otra línea. Terminó bien (estado 0)',
      }),
    ).toHaveCount(1);
    expect(await findAxeFaults(lab)).toEqual([]);
    expect(complaints).toEqual({ console: [], foreignRequests: [] });
  },
);

test('a program that writes past the end of an array is found out after its run', async ({
  page,
}) => {
  const lab = await openLesson(page);
  await write(lab, outOfBoundsProgram);
  await getButton(lab, words.run).click();
  await expect(
    lab.getByRole('heading', { name: /Se escribió fuera de scores/ }),
  ).toBeVisible();
  await expect(lab.getByText(/con 1 fallo$/)).toBeVisible();
  await expect(lab.locator('.cm-line-error')).toHaveText('6');
  await expect(
    page.getByRole('status').filter({ hasText: 'en la línea 6' }),
  ).toHaveCount(1);
  expect(await findAxeFaults(lab)).toEqual([]);
});

test('nothing of the lab is downloaded before the first wish', async ({
  page,
}) => {
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  const lab = await openLesson(page);
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  expect(requestedUrls.filter((url) => url.includes('/labs/'))).toEqual([]);
  expect(requestedUrls.length).toBeGreaterThan(0);
  await getButton(lab, words.run).click();
  await expect(lab.getByText(/^Terminó/)).toBeVisible();
  // The editor is not loaded to run a program.
  await expect(page.locator('.cm-editor')).toHaveCount(0);
});

test('without WebAssembly the page is whole, and says where to go on', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'WebAssembly');
  });
  const lab = await openLesson(page);
  await getButton(lab, words.run).click();
  await expect(lab.getByText(/le falta WebAssembly/)).toBeVisible();
  await lab.getByRole('link', { name: /instalar C/ }).click();
  await expect(page).toHaveURL('/stevelabs/program1/instalar/');
});

test('the editor stands exactly where the code stood', async ({ page }) => {
  const complaints = collectComplaints(page);
  const lab = await openLesson(page);
  const measureSpaceBelow = () =>
    lab.getByText(words.expected).evaluate((element) => {
      const lab = element.closest('[data-lab]');
      return (
        element.getBoundingClientRect().top -
        (lab?.getBoundingClientRect().top ?? 0)
      );
    });
  const code = lab.getByRole('group', { name: /^Código C/ });
  const [size, top] = [await code.boundingBox(), await measureSpaceBelow()];
  await getButton(lab, words.edit).click();
  await expect(getEditor(lab)).toBeFocused();
  // The editor measures its lines in a later frame.
  await expect
    .poll(async () => {
      const editorBox = await getEditor(lab).boundingBox();
      return [editorBox?.height, editorBox?.x, await measureSpaceBelow()];
    })
    .toEqual([size?.height, size?.x, top]);
  expect(await findAxeFaults(lab)).toEqual([]);
  // The style sheets of the editor are adopted: the content security policy
  // forbids <style>.
  expect(complaints).toEqual({ console: [], foreignRequests: [] });
});

test('an error is marked at its line, and the card leads there', async ({
  page,
}) => {
  const lab = await openLesson(page);
  await write(lab, 'int main(void)\n{\n    return 0\n}\n');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(lab.getByText('No compila: 1 error')).toBeVisible();
  await expect(lab.locator('.cm-line-error')).toHaveText('3');
  await page.keyboard.press('ControlOrMeta+Home');
  await lab
    .getByRole('button', { name: /línea 3/i })
    .first()
    .click();
  await expect(getEditor(lab)).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(';');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(lab.getByText(/^Terminó bien/)).toBeVisible();
  await expect(lab.locator('.cm-line-error')).toHaveCount(0);
});

test('by keyboard only: run, edit, leave the editor, answer, and read how it ended', async ({
  page,
}) => {
  const lab = await openLesson(page);
  await write(lab, asksTwice);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(getButton(lab, words.run)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(getField(lab)).toBeFocused();
  await expect(getOutput(lab)).toHaveText('¿Nombre? ');
  await page.keyboard.type('Ana');
  await page.keyboard.press('Enter');
  await expect(getOutput(lab)).toHaveText('¿Nombre? Ana\n¿Edad? ');
  await expect(getField(lab)).toBeFocused();
  await page.keyboard.type('20');
  await page.keyboard.press('Enter');
  await expect(lab.getByText(/^Terminó con el estado 3/)).toBeVisible();
  await expect(getOutput(lab)).toHaveText(
    '¿Nombre? Ana\n¿Edad? 20\nAna tiene 20\n',
  );
  await expect(lab.getByRole('group', { name: words.execution })).toBeFocused();
});

test('the files that a program writes are listed under it, and downloaded with their bytes', async ({
  page,
}) => {
  const lab = await openLesson(page);
  const name = `${'notas_muy_largas_'.repeat(6)}.txt`;
  await write(
    lab,
    createProgram(
      `FILE *notes = fopen("${name}", "w");`,
      'fprintf(notes, "Ana tiene 20 años\\n");',
      'fclose(notes);',
    ),
  );
  await getButton(lab, words.run).click();
  const writtenFiles = lab.getByRole('group', {
    name: /^Archivos que escribió/,
  });
  await expect(writtenFiles).toContainText(`${name} (19 bytes)`);
  await expect(lab).toContainText('no escribió nada en la pantalla');
  const downloads = page.waitForEvent('download');
  await getButton(writtenFiles, `Descargar ${name}`).click();
  const download = await downloads;
  expect(download.suggestedFilename()).toBe(name);
  expect(await readFile(await download.path(), 'utf8')).toBe(
    'Ana tiene 20 años\n',
  );
  await writtenFiles.getByText('Ver su contenido').click();
  expect(await findAxeFaults(lab)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(
    await writtenFiles.evaluate(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    ),
  ).toBe(0);
});

test('one program waits while another one of the page runs', async ({
  page,
}) => {
  const first = await openLesson(page);
  await write(first, asksTwice);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(getField(first)).toBeVisible();
  const second = getLabs(page).nth(1);
  await getButton(second, words.run).click();
  await expect(second.getByText(/^Terminó bien/)).toBeVisible();
  await getField(first).fill('Ana');
  await getField(first).press('Enter');
  await expect(getOutput(first)).toHaveText('¿Nombre? Ana\n¿Edad? ');
});

test('what was written is there after a reload, and can be thrown away and had back', async ({
  page,
}) => {
  const lab = await openLesson(page);
  await write(lab, asksTwice);
  await page.reload();
  await waitForHydration(page);
  await expect(lab.getByText(/^Tienes cambios guardados/)).toBeVisible();
  await getButton(lab, words.edit).click();
  await expect(getEditor(lab)).toContainText('¿Nombre?');
  await getButton(lab, words.toOriginal).click();
  await expect(getEditor(lab)).toContainText('Uno, ');
  await getButton(lab, words.undo).click();
  await expect(getEditor(lab)).toContainText('¿Nombre?');
  await getButton(lab, words.reset).click();
  await expect(getButton(lab, words.undo)).toBeFocused();
  await page.reload();
  await waitForHydration(page);
  await expect(lab.getByText(/^Descarga .* la primera vez/)).toBeVisible();
});

test('leaving the page in the middle of a run loses nothing', async ({
  page,
}) => {
  const lab = await openLesson(page);
  await write(lab, neverEnds);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(getButton(lab, words.stop)).toBeVisible();
  await page.locator('.pagination-nav__link').first().click();
  await expect(page).not.toHaveURL(new RegExp(`${lesson}$`));
  await page.goBack();
  await expect(lab.getByText(/^Tienes cambios guardados/)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });

  test('a bar of keys writes what the keyboard hides, and nothing zooms or overflows', async ({
    page,
  }) => {
    const lab = await openLesson(page);
    await getButton(lab, words.edit).tap();
    await expect(getEditor(lab)).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('Delete');
    for (const name of ['Almohadilla', 'Comillas', 'Punto y coma'])
      await getButton(lab, name).tap();
    await expect(getEditor(lab)).toHaveText('#";');
    await expect(getEditor(lab)).toBeFocused();
    await getButton(lab, 'Tab').tap();
    await expect(getEditor(lab)).toHaveText('    #";');
    const size = await getEditor(lab).evaluate(
      (element) => getComputedStyle(element).fontSize,
    );
    expect(parseFloat(size)).toBe(14);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
    ).toBeLessThanOrEqual(360);
    for (const labButton of await lab.getByRole('button').all()) {
      const box = await labButton.boundingBox();
      expect(box?.height, await labButton.innerText()).toBeGreaterThanOrEqual(
        44,
      );
    }
    expect(await findAxeFaults(lab)).toEqual([]);
  });
});

test(
  'without JavaScript there are the code and its output, and nothing to press',
  { tag: '@sample' },
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL,
    });
    const page = await context.newPage();
    await page.goto(lesson);
    const lab = getLabs(page).first();
    await expect(lab.getByRole('group', { name: /^Código C/ })).toContainText(
      'printf',
    );
    await lab.getByText('Salida esperada').click();
    await expect(lab.getByText('Uno, dos y tres.')).toBeVisible();
    await expect(lab.getByRole('button')).toHaveCount(0);
    await context.close();
  },
);

test('on paper there are the code and its output', async ({ page }) => {
  const lab = await openLesson(page);
  await getButton(lab, words.run).click();
  await expect(lab.getByText(/^Terminó bien/)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(getOutput(lab)).toBeHidden();
  for (const labButton of await lab.getByRole('button').all())
    await expect(labButton).toBeHidden();
  await expect(lab.getByRole('group', { name: /^Código C/ })).toBeVisible();

  await page.emulateMedia({ media: 'screen' });
  await write(lab, 'int mine;\n');
  await page.emulateMedia({ media: 'print' });
  await expect(getEditor(lab)).toBeHidden();
  await expect(lab.locator('pre', { hasText: 'int mine;' })).toBeVisible();
});
