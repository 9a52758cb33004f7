import { readFile } from 'node:fs/promises';
import type { Locator, Page, Request } from '@playwright/test';
import { expect as plainExpect } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { waitForHydration } from './watch';
import { label } from '../../src/labs/c/views/ProgramDownload/label';
import { words } from '../../src/labs/c/words';

export const PLAYGROUND_PATH = '/laboratorio/c/';

/**
 * The first run downloads and instantiates a compiler, which is slow on a busy
 * machine.
 */
export const expect = plainExpect.configure({ timeout: 40_000 });

/** URL pattern of the compiler's files. */
export const LAB_FILES_PATTERN = '**/labs/c/*.zst';

export const isLabFile = (request: Request): boolean =>
  new URL(request.url()).pathname.includes('/labs/');

/** Finds the editor of the playground. */
export const getEditor = (page: Page): Locator =>
  page.getByRole('tabpanel').getByRole('textbox');

/**
 * Finds the execution panel: progress, output and exit status of the program.
 */
export const execution = (place: Page | Locator): Locator =>
  place.getByRole('group', { name: words.execution });

export const output = (place: Page | Locator): Locator =>
  place.getByRole('group', { name: words.output });

export const stopButton = (place: Page | Locator): Locator =>
  execution(place).getByRole('button', { name: words.stop });

export async function openPlayground(page: Page): Promise<void> {
  await page.goto(PLAYGROUND_PATH);
  await waitForHydration(page);
  await expect(getEditor(page)).toBeVisible();
}

/** Replaces the whole text of an editor by pasting. */
export async function paste(into: Locator, text: string): Promise<void> {
  await into.focus();
  await into.press('ControlOrMeta+A');
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

export async function runProgram(place: Page | Locator): Promise<void> {
  await place.getByRole('button', { name: words.run }).click();
}

export async function pasteAndRun(page: Page, text: string): Promise<void> {
  await paste(getEditor(page), text);
  await runProgram(page);
}

/** Downloads the program of a place, and reads the texts of its ZIP file. */
export async function downloadProgram(place: Page | Locator) {
  const page = 'goto' in place ? place : place.page();
  const downloads = page.waitForEvent('download');
  await place.getByRole('button', { name: label }).click();
  const download = await downloads;
  const files = unzipSync(await readFile(await download.path()));
  return {
    name: download.suggestedFilename(),
    texts: Object.fromEntries(
      Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)]),
    ),
  };
}

/** Creates a program with these statements in `main`. */
export const createProgram = (...statements: readonly string[]): string =>
  [
    '#include <stdio.h>',
    '#include <stdlib.h>',
    '#include <time.h>',
    '',
    'int main(void)',
    '{',
    ...statements.map((statement) => `    ${statement}`),
    '    return 0;',
    '}',
    '',
  ].join('\n');

export const createPrintProgram = (text: string): string =>
  createProgram(`puts("${text}");`);

/**
 * Records each violation of the content security policy, on this page and later
 * ones.
 */
export async function recordViolations(page: Page): Promise<() => string[]> {
  const seenTexts: string[] = [];
  await page.exposeFunction('noteViolation', (directive: string) => {
    seenTexts.push(directive);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { noteViolation } = window as unknown as {
        noteViolation: (directive: string) => void;
      };
      noteViolation(event.violatedDirective);
    });
  });
  return () => seenTexts;
}

/**
 * Program that writes one element past the end of an array through a parameter.
 * Nothing reports the fault when it runs.
 */
export const outOfBoundsProgram = `#include <stdio.h>

void fill(int *values, int size)
{
    for (int i = 0; i <= size; i++)
        values[i] = i;
}

int main(void)
{
    int scores[5];
    fill(scores, 5);
    printf("%d\\n", scores[4]);
    return 0;
}
`;
