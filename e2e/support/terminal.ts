import type { Locator, Page, Request } from '@playwright/test';
import { expect as plainExpect } from '@playwright/test';
import { hydrated } from './watch';
import { words } from '../../src/labs/linux/words';

export const linuxPage = '/laboratorio/terminal/';
export const lesson = '/dumix/clibasic/';

/** A first start downloads and wakes a machine; a busy computer takes a while. */
export const expect = plainExpect.configure({ timeout: 45_000 });

/** What the machine is made of, on its way to the page. */
export const linuxFiles = '**/labs/linux/**/*.zst';

export const isLinuxFile = (request: Request): boolean =>
  new URL(request.url()).pathname.includes('/labs/linux/');

/** The machine under a block, or that of the page. */
export const linux = (place: Page | Locator): Locator =>
  place.getByRole('group', { name: /^Linux/ });

/** Where the reader types. */
export const keyboard = (place: Page | Locator): Locator =>
  place.getByRole('textbox', { name: words.typeHere });

/** What the terminal shows, line after line. */
export const screenOf = (place: Page | Locator): Locator =>
  place.locator('.xterm-accessibility-tree');

export const button = (place: Page | Locator, name: string): Locator =>
  place.getByRole('button', { name, exact: true });

/** Whole lines of the screen, without the blanks that fill it. */
export async function linesOf(place: Page | Locator): Promise<string[]> {
  const lines = await screenOf(place).getByRole('listitem').allInnerTexts();
  return lines.map((line) => line.replaceAll('\u00a0', ' ').trimEnd());
}

/** Waits for a line that fits. */
export async function expectLine(
  place: Page | Locator,
  line: RegExp,
): Promise<void> {
  await expect
    .poll(async () => (await linesOf(place)).filter((each) => line.test(each)))
    .not.toEqual([]);
}

/** The shell waits for a command, in its last line. */
export async function expectPrompt(
  place: Page | Locator,
  prompt = /^alumno@practica:\S+\$$/,
): Promise<void> {
  await expect
    .poll(async () => (await linesOf(place)).filter(Boolean).at(-1))
    .toMatch(prompt);
}

/** Types what is to be seen before Enter: until then the last prompt is an old one. */
async function write(page: Page, command: string): Promise<void> {
  await page.keyboard.type(command);
  await expect
    .poll(async () => (await linesOf(page)).filter(Boolean).at(-1))
    .toContain(command.slice(-12));
}

/** Types a line, and waits until the shell waits again. */
export async function run(page: Page, command: string): Promise<void> {
  await write(page, command);
  await page.keyboard.press('Enter');
  await expectPrompt(page);
}

/** Switches the machine of the whole page on. */
export async function openLinux(page: Page): Promise<void> {
  await page.goto(linuxPage);
  await hydrated(page);
  await button(page, words.turnOnLinux).click();
  await expect(linux(page)).toContainText('Encendida');
  await expectPrompt(page);
  await expect(keyboard(page)).toBeFocused();
}
