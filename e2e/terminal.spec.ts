import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { test } from './support/apps';
import { recordViolations } from './support/cLab';
import {
  button,
  expect,
  expectLine,
  expectPrompt,
  isLinuxFile,
  keyboard,
  lesson,
  readLines,
  linux,
  linuxFiles,
  linuxPage,
  openLinux,
  runCommand,
  screenOf,
} from './support/terminal';
import { setPageAttributes, countPixels } from './support/terminalPixels';
import { findAxeFaults } from './support/themes';
import { waitForHydration, collectComplaints } from './support/watch';
import { words } from '../src/labs/linux/words';

test.setTimeout(180_000);

/** Finds the buttons that replay a block of the lesson in the terminal. */
const replayButtons = (page: Page) => button(page, words.tryIt);

async function openLesson(page: Page): Promise<void> {
  await page.goto(lesson);
  await waitForHydration(page);
}

/** Dispatches a paste event on an element. */
async function paste(into: Locator, text: string): Promise<void> {
  await into.evaluate((element, pastedText) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pastedText);
    element.dispatchEvent(
      new ClipboardEvent('paste', {
        clipboardData,
        bubbles: true,
        cancelable: true,
      }),
    );
  }, text);
}

test(
  'a lesson asks for nothing of Linux until its reader wants it',
  { tag: '@sample' },
  async ({ page }) => {
    const requestedUrls: string[] = [];
    page.on('request', (request) => {
      if (isLinuxFile(request)) requestedUrls.push(request.url());
    });
    await openLesson(page);
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    expect(requestedUrls).toEqual([]);
    await expect(page.locator('.xterm')).toHaveCount(0);
    await expect(replayButtons(page).first()).toHaveAccessibleDescription(
      /^Descarga [\d,]+ MB la primera vez\.$/,
    );
  },
);

test('a Linux opens under a session, obeys, and the policy has nothing to say', async ({
  page,
}) => {
  const violations = await recordViolations(page);
  const complaints = collectComplaints(page);
  await openLesson(page);
  await replayButtons(page).first().click();
  await expect(linux(page)).toContainText('Encendida');
  await expectPrompt(page);
  await expect(keyboard(page)).toBeFocused();
  await runCommand(page, 'ls -l Documentos');
  await expectLine(page, /alumno alumno +40 .*notas\.txt$/);
  await runCommand(page, 'chmod 600 Documentos/notas.txt');
  await runCommand(page, 'ls -l Documentos/notas.txt');
  await expectLine(page, /^-rw------- 1 alumno alumno/);
  // xterm's styles are applied, from adopted style sheets.
  const row = page.locator('.xterm-rows > div').first();
  await expect(row).toHaveCSS('overflow', 'hidden');
  await expect(page.locator('.xterm-rows')).toHaveCSS('white-space', 'pre');
  expect(await findAxeFaults(linux(page))).toEqual([]);
  expect(violations()).toEqual([]);
  expect(complaints).toEqual({ console: [], foreignRequests: [] });
});

test('letters of Spanish, Ctrl-C, Ctrl-D and arrows reach the machine', async ({
  page,
}) => {
  await openLinux(page);
  await page.keyboard.insertText("echo '¿Qué año? Pingüino está'");
  await page.keyboard.press('Enter');
  await expectLine(page, /^¿Qué año\? Pingüino está$/);
  await page.keyboard.type('sleep 100\n');
  await expectLine(page, /\$ sleep 100$/);
  await page.keyboard.press('Control+C');
  await expectLine(page, /^\^C/);
  await runCommand(page, 'echo $?');
  await expectLine(page, /^130$/);
  await page.keyboard.type('cat\n');
  await expectLine(page, /\$ cat$/);
  await page.keyboard.type('eco\n');
  await expect
    .poll(async () => (await readLines(page)).filter((line) => line === 'eco'))
    .toHaveLength(2);
  await page.keyboard.press('Control+D');
  await expectPrompt(page);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expectLine(page, /\$ echo \$\?$/);
});

test('what is pasted waits for Enter, and a program that takes lines is asked about first', async ({
  page,
}) => {
  await openLinux(page);
  await paste(keyboard(page), 'echo uno\necho dos');
  await expectLine(page, /^echo dos$/);
  expect(await readLines(page)).not.toContain('uno');
  await page.keyboard.press('Enter');
  await expectLine(page, /^uno$/);
  await expectLine(page, /^dos$/);
  await page.keyboard.type('cat\n');
  await expectLine(page, /\$ cat$/);
  await paste(keyboard(page), 'tres\ncuatro\n');
  await expect(page.getByRole('alert')).toContainText('Vas a pegar 2 líneas');
  await button(page, words.paste).click();
  await expectLine(page, /^cuatro$/);
});

test('a selection is copied with Ctrl-Shift-C', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openLinux(page);
  await runCommand(page, 'clear; echo palabra');
  const row = page.locator('.xterm-rows > div', { hasText: /^palabra/ });
  // Retries: the terminal renders in a later frame, so the row may still move.
  await expect(async () => {
    // Uses the mouse at coordinates: the terminal listens on a layer over its
    // rows.
    const box = (await row.boundingBox()) ?? { x: 0, y: 0, height: 0 };
    await page.mouse.dblclick(box.x + 20, box.y + box.height / 2);
    await page.keyboard.press('Control+Shift+C');
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()), {
        timeout: 2000,
      })
      .toBe('palabra');
  }).toPass({ timeout: 45_000 });
});

test('Escape and then Tab leave the terminal, in both directions', async ({
  page,
}) => {
  await openLinux(page);
  await page.keyboard.press('Tab');
  await expect(keyboard(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(keyboard(page)).not.toBeFocused();
  await expect(page.getByText(words.log)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(keyboard(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+Tab');
  await expect(button(page, words.turnOff)).toBeFocused();
});

test(
  'the commands of the text are written, not run; the last one is kept as text',
  { tag: '@sample' },
  async ({ page }) => {
    await openLesson(page);
    await replayButtons(page).first().click();
    await expectPrompt(page);
    await button(page, words.insert).first().click();
    await expectPrompt(page, /\$ pwd$/);
    await expect(keyboard(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expectLine(page, /^\/home\/alumno$/);
    await page.getByText(words.log).click();
    const log = page.getByRole('log', { name: words.spokenLog });
    await expect(log).toContainText('pwd');
    await expect(log).toContainText('/home/alumno');
    await expect(log).toContainText('Terminó bien (estado 0)');
  },
);

test('blocks of a page share their Linux, which goes where it is asked for', async ({
  page,
}) => {
  await openLesson(page);
  await replayButtons(page).first().click();
  await expectPrompt(page);
  await runCommand(page, 'cd Documentos');
  await replayButtons(page).first().click();
  await expect(linux(page)).toHaveCount(2);
  const [first, second] = [linux(page).first(), linux(page).nth(1)];
  await expect(second).toContainText('Encendida');
  await expect(first).toContainText('La máquina la usa otra terminal');
  await expectPrompt(second, /:~\/Documentos\$$/);
  await button(first, words.bringHere).click();
  await expect(first).toContainText('Encendida');
  await page.keyboard.type('pwd\n');
  await expectLine(first, /^\/home\/alumno\/Documentos$/);
});

test('a cut network is said while it downloads, and the second try succeeds', async ({
  page,
}) => {
  await openLesson(page);
  await page.route(linuxFiles, (route) => route.abort());
  await replayButtons(page).first().click();
  await expect(
    page.getByText('No se pudo descargar Linux: revisa tu conexión.'),
  ).toHaveCount(2);
  await page.unroute(linuxFiles);
  await button(page, words.retry).click();
  await expect(linux(page)).toContainText('Encendida');
  await expectPrompt(page);
});

test('it starts over after asking, has it all back, and switches off and on', async ({
  page,
}) => {
  await openLinux(page);
  await runCommand(page, 'touch mio; rm -rf Documentos');
  await button(page, words.reset).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words.reset })
    .click();
  await expect(button(page, words.undo)).toBeVisible();
  await expectPrompt(page);
  await runCommand(page, 'clear; ls');
  await expectLine(page, /Documentos/);
  await button(page, words.undo).click();
  await expectLine(page, /touch mio/);
  await page.keyboard.type('clear; ls\n');
  await expectLine(page, /mio/);
  await button(page, words.turnOff).click();
  await button(page, words.turnOnAgain).click();
  await expectPrompt(page);
});

test('after a reload the commands are there, and can be typed again', async ({
  page,
}) => {
  await openLinux(page);
  await runCommand(page, 'mkdir taller');
  await runCommand(page, 'cd taller');
  await page.reload();
  await waitForHydration(page);
  await button(page, words.turnOnLinux).click();
  await expectPrompt(page);
  await expect(page.getByText('Antes escribiste 2 comandos')).toBeVisible();
  await button(page, words.retype).click();
  await expectPrompt(page, /:~\/taller\$$/);
});

test('files come and go', async ({ page }) => {
  await openLinux(page);
  await page.getByLabel('Archivos que subir').setInputFiles({
    name: 'mis notas.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Ana tiene 20 años\n'),
  });
  await expect(page.getByText('En /home/alumno: mis notas.txt.')).toHaveCount(
    2,
  );
  await keyboard(page).focus();
  await runCommand(page, "tr a-z A-Z < 'mis notas.txt' > Documentos/alto.txt");
  const downloads = page.waitForEvent('download');
  await page
    .getByRole('combobox', { name: 'Descargar de Linux' })
    .fill('Documentos/alto.txt');
  await button(page, 'Descargar').click();
  const download = await downloads;
  expect(download.suggestedFilename()).toBe('alto.txt');
  expect(await readFile(await download.path(), 'utf8')).toBe(
    'ANA TIENE 20 AñOS\n',
  );
});

test('the tour writes its commands and remembers its step; letters grow and shrink', async ({
  page,
}) => {
  await openLinux(page);
  await button(page, words.insert).click();
  await page.keyboard.press('Enter');
  await expectLine(page, /^\/home\/alumno$/);
  await button(page, 'Siguiente').click();
  await expect(page.getByText(/^Paso 2 de 10/)).toBeFocused();
  const measureSize = () =>
    page
      .locator('.xterm-rows')
      .evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  const before = await measureSize();
  await button(page, 'Letra más grande').click();
  await expect.poll(measureSize).toBeGreaterThan(before);
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByText(/^Paso 2 de 10/)).toBeVisible();
});

test('low and high letters are seen whole in each size and theme, at one pixel per point', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLinux(page);
  const letters = '_gjÑ';
  await runCommand(page, `clear; printf '\\n${letters}\\n\\n'`);
  for (const theme of ['light', 'dark'])
    for (const size of ['80', '', '115', '130', '150']) {
      await setPageAttributes(page, { theme, 'terminal-size': size });
      const ink = await countPixels(page, letters);
      expect.soft(ink.clippedPixels, `cut off: ${theme} ${size}`).toBe(0);
      expect
        .soft(Math.min(...ink.pixelsPerCell), `${theme} ${size}`)
        .toBeGreaterThan(2);
    }
});

test('the machine follows the size of the window and the theme', async ({
  page,
}) => {
  await openLinux(page);
  await runCommand(page, 'clear; tput cols');
  const countColumns = async () =>
    Number((await readLines(page)).find((line) => /^\d+$/.test(line)));
  const before = await countColumns();
  await page.setViewportSize({ width: 700, height: 800 });
  await expect
    .poll(async () => {
      await runCommand(page, 'clear; tput cols');
      return countColumns();
    })
    .toBeLessThan(before);
  const readColour = () =>
    page
      .locator('.xterm-rows')
      .evaluate((element) => getComputedStyle(element).color);
  const plainColour = await readColour();
  await page.evaluate(() => {
    document.documentElement.setAttribute('data-contrast', 'more');
  });
  await expect.poll(readColour).not.toBe(plainColour);
});

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });

  test('a bar of keys has what the keyboard hides, and nothing zooms or overflows', async ({
    page,
  }) => {
    await openLinux(page);
    const keys = page.getByRole('group', { name: 'Teclas' });
    await keys.getByRole('button', { name: 'Virgulilla' }).tap();
    await keys.getByRole('button', { name: 'Barra', exact: true }).tap();
    await expectPrompt(page, /\$ ~\/$/);
    await expect(keyboard(page)).toBeFocused();
    await page.keyboard.type('Doc');
    await keys.getByRole('button', { name: 'Tabulador' }).tap();
    await expectPrompt(page, /\$ ~\/Documentos\/$/);
    await keys.getByRole('button', { name: /^Ctrl/ }).tap();
    await page.keyboard.type('c');
    await expectPrompt(page);
    await page.keyboard.type('echo uno\n');
    await expectLine(page, /^uno$/);
    await keys.getByRole('button', { name: 'Flecha arriba' }).tap();
    await expectPrompt(page, /\$ echo uno$/);
    await keys.getByRole('button', { name: 'Flecha izquierda' }).tap();
    await page.keyboard.type('1');
    await expectPrompt(page, /\$ echo un1o$/);
    expect(
      await keyboard(page).evaluate((element) =>
        parseFloat(getComputedStyle(element).fontSize),
      ),
    ).toBeGreaterThanOrEqual(16);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
    ).toBeLessThanOrEqual(360);
    for (const terminalButton of await linux(page).getByRole('button').all()) {
      const box = await terminalButton.boundingBox();
      expect(
        box?.height,
        await terminalButton.innerText(),
      ).toBeGreaterThanOrEqual(44);
    }
    expect(await findAxeFaults(linux(page))).toEqual([]);
  });
});

test.describe('the width of a phone', () => {
  test.use({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });

  /** Smallest letters that can be read, in pixels. */
  const MIN_LETTERS_PX = 11;
  /** Columns that a line of `ls -l` takes up to its date. */
  const DATED_COLUMNS = 44;

  /** Measures the letters and the columns out of view, in pixels. */
  const measure = (page: Page) =>
    page.locator(':has(> * > .xterm)').evaluate((scroller) => {
      const rows = scroller.querySelector('.xterm-rows');
      return {
        hidden: scroller.scrollWidth - scroller.clientWidth,
        scrolled: scroller.scrollLeft,
        letters: rows ? parseFloat(getComputedStyle(rows).fontSize) : 0,
      };
    });

  /** Asks the machine for its columns. */
  async function readColumns(page: Page): Promise<number> {
    await keyboard(page).focus();
    await runCommand(page, 'clear; tput cols');
    await expectLine(page, /^\d+$/);
    const lines = await readLines(page);
    return Number(lines.find((line) => /^\d+$/.test(line)));
  }

  test('is what the machine has, in letters that can be read, also when the phone turns', async ({
    page,
  }) => {
    await openLinux(page);
    const columns = await readColumns(page);
    expect(columns).toBeGreaterThanOrEqual(DATED_COLUMNS);
    for (const size of ['fit', '80', '150', '']) {
      await setPageAttributes(page, { 'terminal-size': size });
      const { hidden, letters } = await measure(page);
      expect(hidden, size).toBe(0);
      expect(letters, size).toBeGreaterThanOrEqual(MIN_LETTERS_PX);
    }
    await runCommand(page, 'clear; ls -la');
    // The name is in the row below the date.
    expect((await readLines(page)).join('')).toMatch(/ \d+:\d+ ?Vídeos/);
    await page.setViewportSize({ width: 740, height: 360 });
    await expect.poll(() => readColumns(page)).toBeGreaterThanOrEqual(80);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => readColumns(page)).toBe(columns);
  });

  test('can be 80 columns to slide over, where full-screen programs open at the first one', async ({
    page,
  }) => {
    await openLinux(page);
    await button(page, words.wholeLines).tap();
    await expect
      .poll(async () => (await measure(page)).hidden)
      .toBeGreaterThan(100);
    expect(await readColumns(page)).toBe(80);
    expect((await measure(page)).letters).toBeGreaterThanOrEqual(
      MIN_LETTERS_PX,
    );
    await runCommand(page, 'clear; ls -l /etc/bash.bashrc');
    await expectLine(
      page,
      /^-rw-r--r-- 1 root +root +\d+ \w+ +\d+ +[\d:]+ \/etc\/bash\.bashrc$/,
    );
    const measureScrolled = async () => (await measure(page)).scrolled;
    expect(await measureScrolled()).toBe(0);
    // The terminal scrolls sideways to follow text typed past its edge.
    await page.keyboard.type(`echo una orden ${'larga '.repeat(6)}`);
    await expect.poll(measureScrolled).toBeGreaterThan(0);
    await page.keyboard.press('Control+C');
    await expect.poll(measureScrolled).toBe(0);
    for (const [program, sign] of [
      ['man ls', /Manual page ls\(1\)/],
      ['top', /^ +PID /],
    ] as const) {
      await page.keyboard.type(`${program}\n`);
      await expectLine(page, sign);
      expect(await measureScrolled(), program).toBe(0);
      await page.keyboard.press('q');
      await expectPrompt(page);
    }
    await page.reload();
    await waitForHydration(page);
    await button(page, words.turnOnLinux).click();
    await expectPrompt(page);
    await expect(button(page, words.wholeLines)).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await button(page, words.wholeLines).tap();
    await expect.poll(async () => (await measure(page)).hidden).toBe(0);
  });
});

test('the cursor stands still for who wants less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLinux(page);
  await expect(page.locator('.xterm-cursor')).not.toHaveClass(
    /xterm-cursor-blink/,
  );
});

test(
  'without JavaScript there are the session, the steps, and nothing to press',
  { tag: '@sample' },
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL,
    });
    const page = await context.newPage();
    await page.goto(lesson);
    await expect(replayButtons(page)).toHaveCount(0);
    await expect(
      page.getByRole('group', { name: 'Terminal' }).first(),
    ).toContainText('pwd');
    await page.goto(linuxPage);
    await expect(page.getByText('Saber dónde estás')).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await context.close();
  },
);

test('on paper there is the session, and no terminal', async ({ page }) => {
  await openLesson(page);
  await replayButtons(page).first().click();
  await expectPrompt(page);
  await page.emulateMedia({ media: 'print' });
  await expect(linux(page)).toBeHidden();
  await expect(
    page.getByRole('group', { name: 'Terminal', exact: true }).first(),
  ).toBeVisible();
  await expect(screenOf(page)).toBeHidden();
});
