import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FrameLocator, Page } from '@playwright/test';
import { test } from './support/apps';
import {
  execution,
  expect,
  isLabFile,
  paste,
  runProgram,
  outOfBoundsProgram,
} from './support/cLab';
import { findAxeFaults } from './support/themes';
import { findSmallTargets } from './support/touch';
import { waitForHydration, collectComplaints } from './support/watch';
import { encodePlain } from '../src/labs/c/engine/playground/share';
import { words } from '../src/labs/c/words';
import { embeddedPageTransferBytes } from '../src/labs/c/views/Playground/Share/size';

const address = '/laboratorio/c/incrustado/';

const sumProgram = encodePlain({
  title: 'Suma',
  files: [
    {
      name: 'suma.c',
      text: '#include <stdio.h>\n\nint main(void)\n{\n    int a, b;\n    scanf("%d %d", &a, &b);\n    printf("Son %d\\n", a + b);\n    return 0;\n}\n',
    },
  ],
  settings: { standard: 'c17', flags: [], args: '' },
});

/** Starts a page of another site, on its own host. */
async function startOtherSite(html: string): Promise<Server & { url: string }> {
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(
      `<!doctype html><html lang="es"><title>Mi aula</title>${html}`,
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return Object.assign(server, { url: `http://127.0.0.1:${port}/` });
}

/** Adds up the compressed size, in bytes, of the distinct files of the site. */
function sumCompressedBytes(urls: readonly string[]): number {
  const files = new Set(urls.map((url) => new URL(url).pathname));
  return [...files]
    .filter((file) => !file.endsWith('.woff2') && file !== '/sw.js')
    .map((file) => (file.endsWith('/') ? `${file}index.html` : file))
    .reduce(
      (sum, file) =>
        sum + brotliCompressSync(readFileSync(path.join('build', file))).length,
      0,
    );
}

const editorOf = (place: Page | FrameLocator) =>
  place.getByRole('textbox', { name: 'Código de suma.c' });

test('the code of the share dialog shows the program in the page of another site, where it runs', async ({
  page,
  baseURL,
}) => {
  await page.goto(`/laboratorio/c/${sumProgram}`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Compartir' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Incrustar en otra página').click();
  await dialog.getByRole('combobox', { name: 'Tema' }).selectOption('dark');
  const code = await dialog
    .getByRole('textbox', { name: 'Código para tu página' })
    .inputValue();
  expect(await findAxeFaults(dialog)).toEqual([]);

  const site = await startOtherSite(code);
  await page.goto(site.url);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Suma');
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(editorOf(frame)).toContainText('scanf');
  await frame.getByRole('button', { name: words.run }).click();
  const line = frame.getByRole('textbox', { name: words.input });
  await line.fill('3 4');
  await line.press('Enter');
  await expect(
    frame.getByRole('group', { name: words.execution }),
  ).toContainText('Son 7');
  await expect(
    frame.getByRole('link', { name: 'Abrir en Steve Labs' }),
  ).toHaveAttribute(
    'href',
    new RegExp(`^(?:${baseURL ?? ''})?/laboratorio/c/#c=`),
  );

  // No other page of the site can be framed.
  await page.setContent(
    `<iframe src="${baseURL ?? ''}/laboratorio/c/"></iframe>`,
  );
  await expect(
    page.frameLocator('iframe').getByRole('heading', { level: 1 }),
  ).toHaveCount(0);
  site.close();
});

test('the address gives the title and the input, and what is changed goes along to the site', async ({
  page,
}) => {
  await page.goto(`${address}?title=Otra%20suma&input=20%0A22${sumProgram}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Otra suma');
  await runProgram(page);
  await expect(execution(page)).toContainText('Son 42');
  await paste(editorOf(page), 'int main(void)\n{\n    return 0\n}\n');
  await runProgram(page);
  await expect(page.getByRole('main')).toContainText(/punto y coma/i);
  const [openedPage] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Abrir en Steve Labs' }).click(),
  ]);
  await expect(
    openedPage.getByRole('textbox', { name: 'Código de suma.c' }),
  ).toContainText('return 0');
  await page.getByRole('button', { name: words.toOriginal }).click();
  await expect(editorOf(page)).toContainText('scanf');
});

test('what a program does wrong as it runs is marked at its line', async ({
  page,
}) => {
  await page.goto(`${address}${sumProgram}`);
  await paste(editorOf(page), outOfBoundsProgram);
  await runProgram(page);
  await expect(
    page.getByRole('heading', { name: /Se escribió fuera de scores/ }),
  ).toBeVisible();
  await expect(page.locator('.cm-line-error')).toHaveText('6');
});

test('a program that came damaged is explained, with another one in its place', async ({
  page,
}) => {
  await page.goto(`${address}#c=1q1YqSczNzVGyUkpSAmFlHaVkq`);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'El enlace llegó dañado',
  );
  await runProgram(page);
  await expect(execution(page)).toContainText('¡Hola, mundo!');
});

test(
  'it is small, keeps to itself, and fits a phone in three themes',
  { tag: '@sample' },
  async ({ page }) => {
    const complaints = collectComplaints(page);
    const requestedUrls: string[] = [];
    const ofLab: string[] = [];
    page.on('request', (request) => {
      requestedUrls.push(request.url());
      if (isLabFile(request)) ofLab.push(request.url());
    });
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(`${address}${sumProgram}`, { waitUntil: 'networkidle' });
    await expect(editorOf(page)).toBeVisible();
    expect(ofLab).toEqual([]);
    const bytes = sumCompressedBytes(requestedUrls);
    expect(bytes).toBeLessThanOrEqual(embeddedPageTransferBytes);
    expect(bytes).toBeGreaterThan(embeddedPageTransferBytes / 2);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
    ).toBeLessThanOrEqual(360);
    expect(await findAxeFaults(page)).toEqual([]);
    expect(await findSmallTargets(page, [])).toEqual([]);
    expect(complaints).toEqual({ console: [], foreignRequests: [] });
  },
);
