import type { Locator, Page, Request } from '@playwright/test';
import { expect as plainExpect } from '@playwright/test';
import { waitForHydration } from './watch';
import { words } from '../../src/labs/linux/words';

export const linuxPage = '/laboratorio/terminal/';
export const lesson = '/dumix/clibasic/';

/**
 * The first start downloads the machine and restores its snapshot, which is
 * slow on a busy computer.
 */
export const expect = plainExpect.configure({ timeout: 45_000 });

/** URL pattern of the machine's files. */
export const linuxFiles = '**/labs/linux/**/*.zst';

export const isLinuxFile = (request: Request): boolean =>
  new URL(request.url()).pathname.includes('/labs/linux/');

/** Finds the machine of a block or of the page. */
export const linux = (place: Page | Locator): Locator =>
  place.getByRole('group', { name: /^Linux/ });

/** Finds the terminal's input. */
export const keyboard = (place: Page | Locator): Locator =>
  place.getByRole('textbox', { name: words.typeHere });

/** Finds the terminal's accessible lines. */
export const screenOf = (place: Page | Locator): Locator =>
  place.locator('.xterm-accessibility-tree');

export const button = (place: Page | Locator, name: string): Locator =>
  place.getByRole('button', { name, exact: true });

/** Returns the lines of the screen without trailing blanks. */
export async function readLines(place: Page | Locator): Promise<string[]> {
  const lines = await screenOf(place).getByRole('listitem').allInnerTexts();
  return lines.map((line) => line.replaceAll('\u00a0', ' ').trimEnd());
}

/** Waits for a line that matches. */
export async function expectLine(
  place: Page | Locator,
  line: RegExp,
): Promise<void> {
  await expect
    .poll(async () =>
      (await readLines(place)).filter((each) => line.test(each)),
    )
    .not.toEqual([]);
}

/** Waits until the last line is a prompt. */
export async function expectPrompt(
  place: Page | Locator,
  prompt = /^alumno@practica:\S+\$$/,
): Promise<void> {
  await expect
    .poll(async () => (await readLines(place)).filter(Boolean).at(-1))
    .toMatch(prompt);
}

/**
 * Types a command and waits until the screen shows it: without the wait, the
 * last prompt would be the previous one. On a phone, it may take two lines.
 */
async function typeCommand(page: Page, command: string): Promise<void> {
  await page.keyboard.type(command);
  await expect
    .poll(async () =>
      (await readLines(page)).filter(Boolean).slice(-2).join(''),
    )
    .toContain(command.slice(-12));
}

/** Types a command and waits for the next prompt. */
export async function runCommand(page: Page, command: string): Promise<void> {
  await typeCommand(page, command);
  await page.keyboard.press('Enter');
  await expectPrompt(page);
}

/** Starts the machine of the terminal page. */
export async function openLinux(page: Page): Promise<void> {
  await page.goto(linuxPage);
  await waitForHydration(page);
  await button(page, words.turnOnLinux).click();
  await expect(linux(page)).toContainText('Encendida');
  await expectPrompt(page);
  await expect(keyboard(page)).toBeFocused();
}
