import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect as soonExpect, test } from './support/apps';
import {
  downloadProgram,
  getEditor,
  paste as pasteInto,
  outOfBoundsProgram,
} from './support/cLab';
import { findCoveredControls } from './support/coveredControls';
import { findAxeFaults } from './support/themes';
import { waitForHydration, collectComplaints } from './support/watch';
import { words } from '../src/labs/c/words';

// The first run of each page downloads and starts a whole compiler.
const expect = soonExpect.configure({ timeout: 30_000 });

const address = '/laboratorio/c/';

/** Finds a message in the main content; the live region repeats it. */
const findMessage = (page: Page, text: RegExp): Locator =>
  page.getByRole('main').getByText(text);

const getOutput = (page: Page): Locator =>
  page.getByRole('group', { name: words.execution });

/** Finds the files that the program wrote. */
const getOutputFiles = (page: Page): Locator =>
  page.getByRole('group', { name: /^Archivos que escribió/ });

async function open(page: Page, path = address): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
  await expect(getEditor(page)).toBeVisible();
}

/** Replaces the text of the whole file. */
const paste = (page: Page, text: string): Promise<void> =>
  pasteInto(getEditor(page), text);

async function run(page: Page): Promise<void> {
  await page.getByRole('button', { name: words.run }).click();
}

async function chooseTemplate(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Programa nuevo' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();
}

async function openAdvanced(page: Page): Promise<void> {
  await page.getByText(/^Avanzado/).click();
}

const createMessageProgram = (text: string) =>
  `#include <stdio.h>\n\nint main(void)\n{\n    puts("${text}");\n    return 0;\n}\n`;

test('a program that writes past the end of an array is found out after its run', async ({
  page,
}) => {
  await open(page);
  await paste(page, outOfBoundsProgram);
  await run(page);
  await expect(
    page.getByRole('heading', { name: /Se escribió fuera de scores/ }),
  ).toBeVisible();
  await expect(findMessage(page, /con 1 fallo$/)).toBeVisible();
});

test('the first visit compiles and runs the program that is there, and the site alone is asked', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  await open(page);
  await run(page);
  await expect(getOutput(page)).toContainText('¡Hola, mundo!');
  expect(complaints.console).toEqual([]);
  expect(complaints.foreignRequests).toEqual([]);
});

test('a program shared as an address opens whole on another device', async ({
  page,
  browser,
  baseURL,
}) => {
  await open(page);
  await page.getByRole('textbox', { name: 'Programa' }).fill('Año nuevo');
  await paste(page, createMessageProgram('¡Feliz año, 世界! 🎆'));
  await page.getByRole('button', { name: 'Compartir' }).click();
  const link = page.getByRole('textbox', { name: /^Enlace/ });
  await expect(link).toHaveAccessibleDescription(/Mide \d+ caracteres/);
  const sharedLink = await link.inputValue();

  const context = await browser.newContext({ baseURL });
  const otherPage = await context.newPage();
  await open(otherPage, sharedLink);
  await expect(
    findMessage(otherPage, /^Programa del enlace abierto/),
  ).toBeVisible();
  await expect(otherPage).toHaveURL(/\/laboratorio\/c\/$/);
  await expect(
    otherPage.getByRole('textbox', { name: 'Programa' }),
  ).toHaveValue('Año nuevo');
  await run(otherPage);
  await expect(getOutput(otherPage)).toContainText('¡Feliz año, 世界! 🎆');
  await context.close();
});

test(
  'an address that was cut is explained, and what is open stays',
  { tag: '@sample' },
  async ({ page }) => {
    await open(page);
    await paste(page, createMessageProgram('lo mío'));
    await expect(page.getByText('Guardado en este dispositivo')).toBeVisible();
    await page.goto(`${address}#c=1q1YqSczNzVGyUkpSAmFlHaVkq`);
    await expect(findMessage(page, /El enlace llegó dañado/)).toBeVisible();
    await expect(getEditor(page)).toContainText('lo mío');
  },
);

test('several files are one program: a header, its functions and main', async ({
  page,
}) => {
  await open(page);
  await chooseTemplate(page, 'Varios archivos');
  await expect(page.getByRole('tab')).toHaveText([
    'main.c',
    'figuras.h',
    'figuras.c',
  ]);
  await run(page);
  await expect(getOutput(page)).toContainText('Rectángulo de 4 x 2.5: 10.00');

  await page.getByRole('tab', { name: 'figuras.c' }).click();
  await page.getByRole('button', { name: 'Borrar' }).click();
  await run(page);
  await expect(getOutput(page)).not.toContainText('10.00');
  await page.getByRole('button', { name: words.undo }).click();
  await run(page);
  await expect(getOutput(page)).toContainText('Rectángulo de 4 x 2.5: 10.00');
});

test('the keyboard is a line under the output, or a text prepared before', async ({
  page,
}) => {
  await open(page);
  await chooseTemplate(page, 'Entrada');
  await run(page);
  const line = page.getByRole('textbox', { name: words.input });
  await line.fill('Ana');
  await line.press('Enter');
  await expect(getOutput(page)).toContainText('¿Cuántos años tienes?');
  await line.fill('20');
  await line.press('Enter');
  await expect(getOutput(page)).toContainText(
    'Hola, Ana: en diez años tendrás 30.',
  );

  await openAdvanced(page);
  await page.getByRole('radio', { name: /texto preparado/ }).check();
  await page
    .getByRole('textbox', { name: 'Texto de entrada' })
    .fill('Luis\n7\n');
  await run(page);
  await expect(getOutput(page)).toContainText(
    'Hola, Luis: en diez años tendrás 17.',
  );
});

test('the open program is followed step by step', async ({ page }) => {
  await open(page);
  await chooseTemplate(page, 'Bucle');
  await page.getByRole('button', { name: words.steps }).click();
  const steps = page.getByRole('region', { name: words.steps });
  await expect(steps).toContainText('numero');
  await steps.getByRole('button', { name: 'Cerrar' }).click();
  await expect(steps).toHaveCount(0);
});

test('arguments, the edition of C and the options reach the compiler and the program', async ({
  page,
}) => {
  await open(page);
  await chooseTemplate(page, 'Argumentos');
  await run(page);
  await expect(getOutput(page)).toContainText('Hola, Luis Miguel');

  await openAdvanced(page);
  await paste(
    page,
    '#include <stdio.h>\n\nint main(void)\n{\n    constexpr int x = 23;\n    printf("C%d\\n", x);\n    return 0;\n}\n',
  );
  await page.getByRole('radio', { name: /C23/ }).check();
  await run(page);
  await expect(getOutput(page)).toContainText('C23');

  await paste(page, 'int main(void)\n{\n    int unused;\n    return 0;\n}\n');
  await page.getByRole('checkbox', { name: /-Werror/ }).check();
  await run(page);
  await expect(
    page.getByText(/unused variable 'unused'/).first(),
  ).toBeVisible();
  await expect(getOutput(page)).not.toContainText('C23');
});

test('files that a program reads are there, and those it writes can be taken away', async ({
  page,
}) => {
  await open(page);
  await chooseTemplate(page, 'Archivo');
  await run(page);
  const writtenFiles = getOutputFiles(page);
  await expect(writtenFiles).toContainText('resumen.txt');
  const downloads = page.waitForEvent('download');
  await writtenFiles
    .getByRole('button', { name: 'Descargar resumen.txt' })
    .click();
  const download = await downloads;
  expect(download.suggestedFilename()).toBe('resumen.txt');
  expect(await readFile(await download.path(), 'utf8')).toBe(
    '3 notas, promedio 84.7\n',
  );

  const zip = await downloadProgram(page);
  expect(zip.name).toBe('archivo.zip');
  expect(zip.texts['archivo/resumen.txt']).toBe('3 notas, promedio 84.7\n');
  expect(zip.texts['archivo/LEEME.txt']).toContain(address);

  await writtenFiles
    .getByRole('button', { name: 'Guardar en el programa: resumen.txt' })
    .click();
  await expect(getEditor(page)).toContainText('3 notas, promedio 84.7');
});

test('a file is opened by choosing it or dropping it; one that is no text is refused with its reason', async ({
  page,
}) => {
  await open(page);
  const chooser = page.locator('input[type=file]');
  await chooser.setInputFiles({
    name: 'a.out',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0]),
  });
  await expect(
    findMessage(page, /«a\.out» no se abrió: es un programa ya compilado/),
  ).toBeVisible();
  await expect(getEditor(page)).toContainText('¡Hola, mundo!');

  const dataTransfer = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'suma.c'));
    return transfer;
  }, createMessageProgram('soltado'));
  await getEditor(page).dispatchEvent('drop', { dataTransfer });
  await page.getByRole('button', { name: 'Abrir como programa nuevo' }).click();
  await expect(page.getByRole('tab')).toHaveText(['suma.c']);
  await run(page);
  await expect(getOutput(page)).toContainText('soltado');
});

test('what was written is there after a reload, which says so; deleted programs come back', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('textbox', { name: 'Programa' }).fill('Prueba 1');
  await paste(page, createMessageProgram('guardado'));
  await page.reload();
  await waitForHydration(page);
  await expect(findMessage(page, /Aquí está tu último programa/)).toBeVisible();
  await expect(getEditor(page)).toContainText('guardado');

  await page.getByRole('button', { name: 'Empezar otro' }).click();
  await expect(getEditor(page)).toContainText('¡Hola, mundo!');
  await page.getByRole('button', { name: 'Tus programas' }).click();
  await page.getByRole('button', { name: 'Borrar «Prueba 1»' }).click();
  await page.getByRole('button', { name: words.undo }).click();
  await page.getByRole('button', { name: 'Abrir «Prueba 1»' }).click();
  await expect(getEditor(page)).toContainText('guardado');
});

test('a megabyte of pasted code is edited, kept and compiled', async ({
  page,
}) => {
  const filler = '// relleno que no hace nada, pero pesa lo suyo\n';
  await open(page);
  await paste(
    page,
    createMessageProgram('aún estoy aquí') +
      filler.repeat(Math.ceil(1e6 / filler.length)),
  );
  await run(page);
  await expect(getOutput(page)).toContainText('aún estoy aquí');
  await expect(page.getByText('Guardado en este dispositivo')).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  // The editor renders only the visible lines, and the reloaded page may
  // restore the scroll to either end.
  await getEditor(page).press('ControlOrMeta+Home');
  await expect(getEditor(page)).toContainText('aún estoy aquí');
});

test('at 360 px the button that runs is always in sight, and nothing sticks out', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page);
  await paste(page, createMessageProgram('x') + '// línea\n'.repeat(120));
  const button = page.getByRole('button', { name: words.run });
  for (const part of [getEditor(page), page.getByText(/^Avanzado/)]) {
    await part.evaluate((element) => {
      element.scrollIntoView({ block: 'center' });
    });
    await expect(button).toBeInViewport({ ratio: 1 });
  }
  await run(page);
  await expect(getOutput(page)).toBeInViewport();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth),
  ).toBeLessThanOrEqual(360);
});

test(
  'a control that something covers is noticed',
  { tag: '@sample' },
  async ({ page }) => {
    await page.setContent(`<main>
    <button>Libre</button> <button id="b">Tapado</button>
    <label><input type="checkbox" style="pointer-events: none"> Con nombre</label>
    </main><div style="position: fixed; inset: 0; pointer-events: none"></div>`);
    expect(await findCoveredControls(page)).toEqual([]);
    await page.locator('#b').evaluate((button) => {
      const { top, left, width, height } = button.getBoundingClientRect();
      document
        .querySelector('div')
        ?.setAttribute(
          'style',
          `position: fixed; top: ${top}px; left: ${left}px; width: ${width}px; height: ${height}px`,
        );
    });
    expect(await findCoveredControls(page)).toEqual([
      expect.stringContaining('Tapado'),
    ]);
  },
);

test('every control of every panel can be clicked and reached with Tab at six sizes of window', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await open(page);
  await chooseTemplate(page, 'Entrada');
  await paste(
    page,
    `#include <stdio.h>\n\nint main(void)\n{\n    int age = 0;\n    scanf("%d", &age);\n    for (int i = 0; i < 60; i++)\n        printf("%d\\n", i);\n    int unused;\n    return 0;\n}\n${'// línea\n'.repeat(60)}`,
  );
  await page.getByRole('button', { name: words.steps }).click();
  const steps = page.getByRole('region', { name: words.steps });
  await expect(steps.getByRole('slider')).toBeVisible();
  await openAdvanced(page);
  await run(page);
  // The panel of steps has its own input field.
  const line = getOutput(page).getByRole('textbox');
  await expect(line).toBeVisible();
  const sizes = [
    [360, 640],
    [390, 844],
    [768, 1024],
    [1280, 720],
    [1280, 1000],
    [1920, 1080],
  ] as const;
  const check = async (moment: string) => {
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      const description = `${moment}, ${width}×${height}`;
      expect.soft(await findCoveredControls(page), description).toEqual([]);
      expect
        .soft(await findCoveredControls(page, 'focus'), `${description}, Tab`)
        .toEqual([]);
    }
  };
  await check('waiting');
  await line.fill('7');
  await line.press('Enter');
  await expect(getOutput(page)).toContainText('Terminó bien');
  await check('ended');
});

test('who runs it from the editor and types on answers the program, and is back in the editor at the end', async ({
  page,
}) => {
  await open(page);
  await chooseTemplate(page, 'Entrada');
  const source = await getEditor(page).innerText();
  await getEditor(page).focus();
  await page.keyboard.press('ControlOrMeta+Enter');
  await page.keyboard.type('Ana\n20\n');
  await expect(getOutput(page)).toContainText(
    'Hola, Ana: en diez años tendrás 30.',
  );
  await expect(getEditor(page)).toBeFocused();
  expect(await getEditor(page).innerText()).toBe(source);
});

test('several pasted lines answer as many questions', async ({ page }) => {
  await open(page);
  await chooseTemplate(page, 'Entrada');
  await run(page);
  const line = page.getByRole('textbox', { name: words.input });
  await line.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Ana\n20\n');
    element.dispatchEvent(
      new ClipboardEvent('paste', {
        clipboardData,
        bubbles: true,
        cancelable: true,
      }),
    );
  });
  await expect(getOutput(page)).toContainText(
    /Ana\s*¿Cuántos años tienes\? 20\s*Hola, Ana/,
  );
});

test('colours, carriage returns and backspaces are those of a terminal', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  await open(page);
  await paste(
    page,
    '#include <stdio.h>\n\nint main(void)\n{\n    printf("10 %%\\r100 %%\\n\\033[1;31mRojo\\033[0m abX\\bc\\n");\n    return 0;\n}\n',
  );
  await run(page);
  const screen = getOutput(page).getByRole('group', { name: words.output });
  await expect(screen).toHaveText('100 %\nRojo abc\n');
  await expect(screen.getByText('Rojo')).toHaveCSS('font-weight', '700');
  await expect(screen.getByText('Rojo')).not.toHaveAttribute('style');
  expect(complaints.console).toEqual([]);
});

test('Ctrl+F finds in a long program, in Spanish and by keyboard', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  await open(page);
  await paste(page, `${'// relleno\n'.repeat(400)}int aguja;\n`);
  await getEditor(page).press('ControlOrMeta+Home');
  await page.keyboard.press('ControlOrMeta+F');
  const field = page.getByRole('textbox', { name: 'Buscar' });
  await expect(field).toBeFocused();
  await field.pressSequentially('aguja');
  await field.press('Enter');
  await expect(page.locator('.cm-searchMatch-selected')).toHaveText('aguja');
  await expect(page.locator('.cm-searchMatch-selected')).toBeInViewport();
  await expect(field).toBeInViewport({ ratio: 1 });
  expect(await findCoveredControls(page)).toEqual([]);
  expect(await findAxeFaults(page.locator('.cm-panels'))).toEqual([]);
  await field.press('Escape');
  await expect(field).toHaveCount(0);
  await expect(getEditor(page)).toBeFocused();
  expect(complaints.console).toEqual([]);
});

test('the second tab with one program says so, and neither loses what it has', async ({
  page,
  context,
}) => {
  await open(page);
  await paste(page, createMessageProgram('común'));
  await expect(page.getByText('Guardado en este dispositivo')).toBeVisible();
  const second = await context.newPage();
  await open(second);
  await expect(
    findMessage(second, /abierto también en otra pestaña/),
  ).toBeVisible();
  await paste(second, createMessageProgram('segunda'));
  await expect(findMessage(page, /cambió en otra pestaña/)).toBeVisible();
  await expect(getEditor(page)).toContainText('común');
  await page
    .getByRole('button', { name: 'Traer lo de la otra pestaña' })
    .click();
  await expect(getEditor(page)).toContainText('segunda');
});

test('the bench and its dialogs are accessible in three themes', async ({
  page,
}) => {
  await open(page);
  await chooseTemplate(page, 'Archivo');
  await run(page);
  await expect(getOutputFiles(page)).toBeVisible();
  await openAdvanced(page);
  expect(await findAxeFaults(page)).toEqual([]);
  for (const name of ['Programa nuevo', 'Tus programas', 'Compartir']) {
    await page.getByRole('button', { name, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    expect(await findAxeFaults(dialog), name).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

test('without JavaScript the page says what it needs and shows a program with its output', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL,
  });
  const page = await context.newPage();
  await page.goto(address);
  await expect(page.getByText(/esta página necesita JavaScript/)).toBeVisible();
  await expect(page.getByLabel('Código C: hola.c')).toContainText('printf');
  await expect(page.getByLabel('Salida')).toContainText('¡Hola, mundo!');
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await context.close();
});
