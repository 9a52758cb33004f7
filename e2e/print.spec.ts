import type { Locator, Page } from '@playwright/test';
import { expect } from './support/apps';
import { pages } from './support/builtSite';
import { test } from './support/tabs';
import { waitForHydration } from './support/watch';

/** Opens a page with print styles, from the dark theme with more contrast. */
async function openPrinted(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', contrast: 'more' });
  await page.setViewportSize({ width: 720, height: 1000 });
  await page.goto(path);
  await waitForHydration(page);
  await page.emulateMedia({ media: 'print' });
}

/** Counts the A4 sheets of the printed page. */
async function countSheets(page: Page): Promise<number | undefined> {
  const pdf = await page.pdf({ preferCSSPageSize: true, format: 'A4' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
}

function getAfterContent(link: Locator): Promise<string> {
  return link.evaluate(
    (element) => getComputedStyle(element, '::after').content,
  );
}

for (const path of [
  '/stevelabs/program1/salida/',
  '/dumix/linux1/archivos/',
  '/articulos/rows/rc1/',
]) {
  test(`${path} on paper is its text and where it comes from, black on white, code wrapped`, async ({
    freshTab: page,
  }) => {
    await openPrinted(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(`https://example.org${path}`)).toBeVisible();
    await expect(page.getByText(/Contenido con licencia/)).toBeVisible();
    await expect(
      page
        .locator(
          '.navbar, aside, nav, button, form:not([data-printed]), .pagination-nav, .hash-link, .table-of-contents',
        )
        .filter({ visible: true }),
    ).toHaveCount(0);
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(sideways).toBeLessThanOrEqual(0);

    const body = await page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.body);
      return { backgroundColor, color };
    });
    expect(body.color).toBe('rgb(0, 0, 0)');
    expect(body.backgroundColor).toMatch(
      /^(?:rgb\(255, 255, 255\)|rgba\(0, 0, 0, 0\))$/,
    );
    const faults = await page.locator('pre, pre *').evaluateAll((elements) =>
      elements
        .filter((element) => {
          const style = getComputedStyle(element);
          return (
            style.color !== 'rgb(0, 0, 0)' ||
            style.backgroundColor !== 'rgb(255, 255, 255)' ||
            style.whiteSpaceCollapse !== 'preserve' ||
            style.textWrapMode !== 'wrap' ||
            element.scrollWidth > element.clientWidth + 1
          );
        })
        .filter(({ clientWidth }) => clientWidth > 0)
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    );
    expect(faults).toEqual([]);
  });
}

test('a page that nobody touched gets the print rules when it is printed, and not before', async ({
  page,
}) => {
  const downloads: string[] = [];
  page.on('request', (request) => downloads.push(request.url()));
  await page.goto('/stevelabs/program1/salida/', { waitUntil: 'networkidle' });
  const isPrintSheet = (url: string) => /\/print\.\w+\.css$/.test(url);
  expect(downloads.filter(isPrintSheet)).toEqual([]);

  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  expect(downloads.filter(isPrintSheet)).toHaveLength(1);
  await expect(page.getByText(/Contenido con licencia/)).toBeVisible();
  await expect(page.locator('nav').filter({ visible: true })).toHaveCount(0);
});

test('the longest lesson takes twelve sheets at most, with no title of a program away from it', async ({
  freshTab: page,
}) => {
  const longest = pages
    .filter(({ route }) => /^\/(?:stevelabs|dumix)\/\w+\/\w+\/$/.test(route))
    .toSorted((a, b) => b.html.length - a.html.length)[0]?.route;
  await openPrinted(page, longest ?? '');
  const sheets = await countSheets(page);
  expect(sheets).toBeGreaterThan(3);
  expect(sheets).toBeLessThanOrEqual(12);
  const programs = page.locator('.markdown :is(div:has(> pre), [data-lab])');
  expect(
    await programs.evaluateAll((blocks) =>
      blocks
        // Blocks of an exercise may break across pages, but keep their title.
        .filter((block) =>
          block.closest(
            'section:is([aria-labelledby^=ejercicio], [aria-labelledby^=paso])',
          )
            ? block.matches('div') &&
              block.firstElementChild?.matches(':not(pre)') &&
              getComputedStyle(block.firstElementChild).breakAfter !== 'avoid'
            : getComputedStyle(block).breakInside !== 'avoid',
        )
        .map((block) => block.outerHTML.slice(0, 120)),
    ),
  ).toEqual([]);
});

for (const project of ['proyecto-combate', 'proyecto-funciones'])
  test(`${project}, with programs of three sheets, prints each once: twelve sheets at most`, async ({
    freshTab: page,
  }) => {
    await openPrinted(page, `/stevelabs/program1/${project}/`);
    expect(await countSheets(page)).toBeLessThanOrEqual(12);
    const cutLines = await page
      .locator('section table')
      .evaluateAll((tables) =>
        tables
          .filter(
            ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1,
          )
          .map(({ textContent }) => textContent.slice(0, 120)),
      );
    expect(cutLines).toEqual([]);
    const notes = page.getByText(/^Empieza donde acabó «.+»\.$/);
    await expect(notes.filter({ visible: true }).nth(1)).toBeVisible();
  });

test('on paper a diagram is dark on light, and nothing is an empty box', async ({
  freshTab: page,
}) => {
  await openPrinted(page, '/stevelabs/program1/variable/');
  const diagram = page.locator('.markdown img').first();
  await expect(diagram).toHaveCSS('filter', 'invert(1) hue-rotate(180deg)');
  const empty = await page.locator('.markdown *').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { borderTopWidth, borderBottomWidth } = getComputedStyle(element);
        return (
          parseFloat(borderTopWidth) > 0 &&
          parseFloat(borderBottomWidth) > 0 &&
          element.getBoundingClientRect().height > 0 &&
          element.textContent.trim() === '' &&
          !element.matches('input') &&
          !element.querySelector('svg, img') &&
          !(element instanceof SVGElement)
        );
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
  expect(empty).toEqual([]);
});

test('links print where they lead: others as they are, ours with the address of the site', async ({
  freshTab: page,
}) => {
  await openPrinted(page, '/articulos/rows/rc1/');
  const text = page.locator('.markdown');
  const outsideLink = text.locator('a[href^="http"]').first();
  expect(await getAfterContent(outsideLink)).toBe(
    `" (${(await outsideLink.getAttribute('href')) ?? ''})"`,
  );
  const insideLink = text
    .locator('a[href^="/"]:not([href^="/glosario/"])')
    .first();
  expect(
    (await getAfterContent(insideLink)).replace(/"\s*"|" "/g, ''),
  ).toContain('https://example.org');
  expect(await getAfterContent(insideLink)).toContain(
    (await insideLink.getAttribute('href')) ?? 'no href',
  );
});

test('links within the page print no address', async ({ freshTab: page }) => {
  await openPrinted(page, '/articulos/rows/rc1/');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '#abajo';
    link.textContent = 'Más abajo';
    document.querySelector('.markdown')?.append(link);
  });
  expect(await getAfterContent(page.getByText('Más abajo'))).toBe('none');
});

test('under a sub-path our links print the path that they have', async ({
  freshTab: page,
  baseURL,
}) => {
  const { port } = new URL(baseURL ?? '');
  const origin = `http://127.0.0.1:${String(Number(port) + 1)}`;
  await openPrinted(page, `${origin}/sub/articulos/rows/rc1/`);
  const insideLink = page
    .locator('.markdown a[href^="/sub/"]:not([href^="/sub/glosario/"])')
    .first();
  expect(await getAfterContent(insideLink)).toMatch(
    /https:\/\/example\.org"?\s*"?\/sub\//,
  );
  await expect(
    page.getByText('https://example.org/sub/articulos/rows/rc1/'),
  ).toBeVisible();
});

test(
  'folded solutions are printed open',
  { tag: '@sample' },
  async ({ freshTab: page }) => {
    await openPrinted(page, '/stevelabs/program1/algoritmo/');
    const solution = page
      .locator('.markdown details')
      .filter({ hasText: 'Para saber más' });
    await expect(solution).not.toHaveAttribute('open');
    await expect(solution.locator('pre').first()).toBeVisible();
    const { height = 0 } =
      (await solution.locator('pre').first().boundingBox()) ?? {};
    expect(height).toBeGreaterThan(20);
  },
);

test(
  'without JavaScript paper is the same',
  { tag: '@sample' },
  async ({ plainTab: page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto('/stevelabs/program1/algoritmo/');
    await expect(page.locator('.markdown details pre').first()).toBeVisible();
    await expect(page.locator('.navbar')).toBeHidden();
    await expect(
      page.getByText('https://example.org/stevelabs/program1/algoritmo/'),
    ).toBeVisible();
  },
);
