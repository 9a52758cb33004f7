import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { fixtureLessons } from '../scripts/lib/course-tree.mjs';
import { expect, SUBPATH_URL } from './support/apps';
import {
  getNextLesson,
  getLesson,
  lessonCount,
  listCourseLessons,
} from './support/courses';
import { findAxeFaults } from './support/themes';
import { test } from './support/tabs';
import { waitForHydration, collectComplaints } from './support/watch';

const course = '/stevelabs/program1/';
const lesson = `${course}salida/`;
const total = listCourseLessons(course).length;
const first = getLesson(course, 0);
const second = getLesson(course, 1);
const key = 'steve-labs:/:progress';

const day = 86_400_000;

/** Missing from the DOM types: https://wicg.github.io/layout-instability/ */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Fixture: two completed lessons and a third half read. */
function createProgress(): Record<string, unknown> {
  const finishTime = Date.now() - day;
  return {
    version: 1,
    forgotten: 0,
    done: {
      [`${course}presentacion/`]: { value: true, at: finishTime },
      [`${course}algoritmo/`]: { value: true, at: finishTime },
    },
    places: {
      [lesson]: {
        heading: 'columnas-alineadas',
        fraction: 0.5,
        at: finishTime + 1,
      },
    },
    scores: {},
  };
}

function createProgressFile(fields: Record<string, unknown> = {}): {
  name: string;
  mimeType: string;
  buffer: Buffer;
} {
  const file = { site: 'steve-labs', ...createProgress(), ...fields };
  return {
    name: 'progreso.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(file)),
  };
}

/**
 * Stores the progress of an earlier visit, only once per tab: a reload keeps
 * later changes.
 */
async function storeProgress(
  page: Page,
  data = createProgress(),
): Promise<void> {
  await page.addInitScript(
    ([name, text]) => {
      if (sessionStorage.getItem('ya')) return;
      sessionStorage.setItem('ya', '1');
      localStorage.setItem(name, text);
    },
    [key, JSON.stringify(data)] as const,
  );
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
}

const markButton = (page: Page) =>
  page.getByRole('button', { name: 'Marcar como hecha' });

const getMenu = (page: Page) =>
  page.getByRole('navigation', { name: 'Lecciones' });

const getFileField = (page: Page) => page.getByLabel(/Cargar un archivo/);

/** Scrolls through a lesson, half a screen at a time. */
async function scrollThrough(page: Page): Promise<void> {
  const steps = await page.evaluate(() =>
    Math.ceil(document.documentElement.scrollHeight / (innerHeight / 2)),
  );
  for (let step = 1; step <= steps; step += 1)
    await page.evaluate(
      (screens) =>
        new Promise<void>((resolve) => {
          window.scrollTo(0, (screens * innerHeight) / 2);
          requestAnimationFrame(() => {
            requestAnimationFrame(() => {
              resolve();
            });
          });
        }),
      step,
    );
}

test.describe('a lesson', () => {
  test(
    'is marked as done, is so after a reload, and is undone',
    { tag: '@sample' },
    async ({ freshTab: page }) => {
      await open(page, lesson);
      await expect(markButton(page)).toHaveAttribute('aria-pressed', 'false');
      await expect(
        getMenu(page).getByText(`0 de ${total} lecciones`),
      ).toBeVisible();
      await markButton(page).click();
      await expect(markButton(page)).toHaveAttribute('aria-pressed', 'true');
      await expect(
        page.getByText(`Lección hecha: llevas 1 de ${total}`, { exact: true }),
      ).toBeAttached();

      await page.reload();
      await waitForHydration(page);
      await expect(markButton(page)).toHaveAttribute('aria-pressed', 'true');
      await expect(
        getMenu(page).getByText(`1 de ${total} lecciones`),
      ).toBeVisible();
      await expect(
        getMenu(page).getByRole('link', { name: /^Salida .* \(hecha\)$/ }),
      ).toBeVisible();

      await markButton(page).click();
      await page.reload();
      await waitForHydration(page);
      await expect(markButton(page)).toHaveAttribute('aria-pressed', 'false');
      await expect(getMenu(page).getByText('(hecha)')).toHaveCount(0);
    },
  );

  test('is proposed as done to a reader who went through it, never marked by itself', async ({
    freshTab: page,
  }) => {
    await open(page, lesson);
    await expect(page.getByText('¿La damos por hecha?')).toBeHidden();
    await scrollThrough(page);
    await expect(page.getByText('¿La damos por hecha?')).toBeVisible();
    await expect(markButton(page)).toHaveAttribute('aria-pressed', 'false');
  });

  test('is not proposed as done to one who jumped to its end', async ({
    freshTab: page,
  }) => {
    await open(page, lesson);
    await markButton(page).scrollIntoViewIfNeeded();
    await page.waitForFunction(
      (name) => localStorage.getItem(name)?.includes('places'),
      key,
    );
    await expect(page.getByText('¿La damos por hecha?')).toBeHidden();
  });

  test('leads to the next lesson that exists and to the progress', async ({
    freshTab: page,
  }) => {
    await open(page, lesson);
    const end = page.getByRole('region', { name: 'Fin de la lección' });
    await expect(
      end.getByRole('link', { name: 'Ver mi progreso' }),
    ).toHaveAttribute('href', '/progreso/');
    const next = getNextLesson(lesson);
    await end.getByRole('link', { name: next.title }).click();
    await expect(page).toHaveURL(next.path);
  });

  test('offers to go on where the reader was, and goes only when asked', async ({
    freshTab: page,
  }) => {
    await open(page, lesson);
    await page
      .getByRole('heading', { name: 'Columnas alineadas' })
      .evaluate((heading) => {
        heading.scrollIntoView();
      });
    await page.waitForFunction(
      (name) => localStorage.getItem(name)?.includes('columnas-alineadas'),
      key,
    );

    await open(page, course);
    await open(page, lesson);
    const offer = page.getByRole('link', { name: /^Seguir donde lo dejaste/ });
    await expect(offer).toHaveText(/: Columnas alineadas$/);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await offer.click();
    await expect(page).toHaveURL(/#columnas-alineadas$/);
    await expect(
      page.getByRole('heading', { name: 'Columnas alineadas' }),
    ).toBeInViewport();
    await expect(offer).toHaveCount(0);
  });

  test(
    'makes no offer where the address names a place, nor after it was turned down',
    { tag: '@sample' },
    async ({ freshTab: page }) => {
      await storeProgress(page);
      const offer = page.getByRole('link', {
        name: /^Seguir donde lo dejaste/,
      });
      await open(page, lesson);
      await page.getByRole('button', { name: /^Descartar/ }).click();
      await expect(offer).toHaveCount(0);
      await page.goto('about:blank');
      await open(page, `${lesson}#secuencias-de-escape`);
      await expect(
        page.getByRole('heading', { name: 'Secuencias de escape' }),
      ).toBeInViewport();
      await expect(offer).toHaveCount(0);
    },
  );

  test('of the archive keeps no progress', async ({ freshTab: page }) => {
    await open(page, '/3.1/stevelabs/program1/salida/');
    await expect(markButton(page)).toHaveCount(0);
    await expect(page.getByText(/\d+ de \d+ lecciones/)).toHaveCount(0);
  });
});

test('a phone shows ticks and bar in the drawer', async ({
  freshTab: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await storeProgress(page);
  await open(page, lesson);
  await page.getByRole('button', { name: 'Índice del curso' }).click();
  const drawer = page.locator('#menu-section');
  await expect(drawer.getByText(`2 de ${total} lecciones`)).toBeVisible();
  await expect(drawer.getByRole('link', { name: /\(hecha\)$/ })).toHaveCount(2);
});

test('the cover leads to the first lesson, and later to where the reader goes on', async ({
  freshTab: page,
}) => {
  await open(page, course);
  await page.getByRole('link', { name: /^Empieza por/ }).click();
  await expect(page).toHaveURL(first.path);
  await waitForHydration(page);
  await markButton(page).click();
  await getMenu(page).getByRole('link', { name: 'Inicio del curso' }).click();
  await expect(
    page.getByRole('link', { name: `Continúa en ${second.title}` }),
  ).toBeVisible();
});

test('two tabs agree without a reload, and neither loses the work of the other', async ({
  freshTab: page,
}) => {
  const otherPage = await page.context().newPage();
  await open(page, lesson);
  await open(otherPage, `${course}variable/`);
  await markButton(page).click();
  await expect(
    getMenu(otherPage).getByText(`1 de ${total} lecciones`),
  ).toBeVisible();
  await markButton(otherPage).click();
  await expect(
    getMenu(page).getByText(`2 de ${total} lecciones`),
  ).toBeVisible();
  await expect(
    getMenu(page).getByRole('link', { name: /^Variables .* \(hecha\)$/ }),
  ).toBeVisible();
});

test.describe('the page of the progress', () => {
  test('shows an empty start, and then lessons, visits and total', async ({
    freshTab: page,
  }) => {
    await open(page, '/progreso/');
    await expect(page.getByText('Todavía no hay nada guardado.')).toBeVisible();
    await expect(
      page.getByRole('button', { name: 'Descargar mi progreso' }),
    ).toBeDisabled();
    await getFileField(page).setInputFiles(createProgressFile());
    await expect(
      page.getByText(`En total: 2 de ${lessonCount} lecciones hechas.`),
    ).toBeVisible();
    await expect(
      page
        .getByRole('link', { name: 'Salida por pantalla con printf' })
        .first(),
    ).toBeVisible();
    await expect(page.getByText(/^Vista el /)).toHaveCount(3);
  });

  test(
    'exports a file which, after everything was forgotten, brings it all back',
    { tag: '@sample' },
    async ({ freshTab: page }) => {
      await storeProgress(page);
      await open(page, '/progreso/');
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Descargar mi progreso' }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(
        /^progreso-steve-labs-\d{4}-\d\d-\d\d\.json$/,
      );
      const savedPath = await file.path();
      expect(JSON.parse(readFileSync(savedPath, 'utf8'))).toMatchObject({
        site: 'steve-labs',
        version: 1,
      });

      await page.getByRole('button', { name: 'Olvidar todo' }).click();
      await page.getByRole('button', { name: 'Sí, olvidar todo' }).click();
      await expect(
        page.getByText('Todavía no hay nada guardado.'),
      ).toBeVisible();
      await page.reload();
      await waitForHydration(page);
      await expect(
        page.getByText('Todavía no hay nada guardado.'),
      ).toBeVisible();

      await getFileField(page).setInputFiles(savedPath);
      await expect(
        page
          .getByRole('main')
          .getByText('Progreso cargado: 3 lecciones nuevas.'),
      ).toBeVisible();
      await page.reload();
      await waitForHydration(page);
      await expect(
        page.getByText(`En total: 2 de ${lessonCount} lecciones hechas.`),
      ).toBeVisible();
    },
  );

  test('undoes an import, and undoes the forgetting', async ({
    freshTab: page,
  }) => {
    await open(page, '/progreso/');
    await getFileField(page).setInputFiles(createProgressFile());
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(page.getByText('Todavía no hay nada guardado.')).toBeVisible();
    await expect(
      page.getByRole('main').getByText(/^Carga deshecha/),
    ).toBeFocused();

    await getFileField(page).setInputFiles(createProgressFile());
    await page.getByRole('button', { name: 'Olvidar todo' }).click();
    await page.getByRole('button', { name: 'Sí, olvidar todo' }).click();
    await page.getByRole('button', { name: 'Deshacer' }).last().click();
    await expect(
      page.getByText(`En total: 2 de ${lessonCount} lecciones hechas.`),
    ).toBeVisible();
  });

  const refusals = [
    {
      name: 'a damaged file',
      file: { ...createProgressFile(), buffer: Buffer.from('{"site":"ste') },
      message: /formato JSON; se encontró un texto que no lo es/,
    },
    {
      name: 'the file of another site',
      file: createProgressFile({ site: 'otro' }),
      message: /un archivo de este sitio .*se encontró site: "otro"/,
    },
    {
      name: 'a file of a newer version',
      file: createProgressFile({ version: 9 }),
      message: /la versión 9, que es más nueva/,
    },
    {
      name: 'a file with a wrong entry',
      file: createProgressFile({ done: { [lesson]: { value: 'sí', at: 1 } } }),
      message: /true o false .*se encontró "sí"/,
    },
    {
      name: 'a file that is too big',
      file: { ...createProgressFile(), buffer: Buffer.alloc(1_000_001, ' ') },
      message: /1 MB como mucho; se encontró uno de 1,0 MB/,
    },
  ];

  test(`refuses ${refusals.map(({ name }) => name).join(', ')}: each in plain words, and nothing changes`, async ({
    freshTab: page,
  }) => {
    await storeProgress(page);
    await open(page, '/progreso/');
    const readStoredProgress = () =>
      page.evaluate((k) => localStorage.getItem(k), key);
    const before = await readStoredProgress();
    expect(before).not.toBeNull();
    for (const { file, message } of refusals) {
      await getFileField(page).setInputFiles(file);
      await expect(page.getByRole('main').getByText(message)).toBeVisible();
      await expect(
        page.getByText('No se cargó nada: tu progreso sigue igual.'),
      ).toBeVisible();
      expect(await readStoredProgress()).toBe(before);
    }
  });

  test('takes progress from the link of a QR code after asking, once', async ({
    freshTab: page,
  }) => {
    const minute = Math.floor((Date.now() - day) / 60_000).toString(36);
    await open(
      page,
      `/progreso/#p=1*${minute}!${course};presentacion,+0;salida,,1,1e`,
    );
    const dialog = page.getByRole('dialog', {
      name: '¿Mezclar este progreso?',
    });
    await expect(dialog.getByText('2 lecciones nuevas')).toBeVisible();
    await expect(page).toHaveURL(/\/progreso\/$/);
    await dialog.getByRole('button', { name: 'No, dejarlo' }).click();
    await expect(page.getByText('Todavía no hay nada guardado.')).toBeVisible();

    await page.goto('about:blank');
    await open(page, `/progreso/#p=1*${minute}!${course};presentacion,+0`);
    await page.getByRole('button', { name: 'Sí, mezclarlo' }).click();
    await expect(
      page.getByText(`En total: 1 de ${lessonCount} lecciones hechas.`),
    ).toBeVisible();
  });

  test('refuses a link that was cut', async ({ freshTab: page }) => {
    await open(page, '/progreso/#p=medio');
    await expect(
      page.getByRole('main').getByText(/un enlace de progreso completo/),
    ).toBeVisible();
  });

  test('draws a QR code, or says that there is too much for one', async ({
    freshTab: page,
  }) => {
    await storeProgress(page);
    await open(page, '/progreso/');
    await page.getByRole('button', { name: 'Código QR' }).click();
    await expect(
      page.getByRole('img', { name: 'Código QR con tu progreso' }),
    ).toBeVisible();

    const manyEntries = Object.fromEntries(
      Array.from({ length: 100 }, (_, index) => [
        `${course}leccion-${index}/`,
        { value: true, at: 1 },
      ]),
    );
    await getFileField(page).setInputFiles(
      createProgressFile({ done: manyEntries }),
    );
    await expect(page.getByText(/ya no cabe en un código/)).toBeVisible();
  });

  test('loads the readers of files and the QR code only when they are used', async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await storeProgress(page);
    await open(page, '/progreso/');
    const atFirst = scripts.length;
    await page.getByRole('button', { name: 'Código QR' }).click();
    await expect(
      page.getByRole('img', { name: 'Código QR con tu progreso' }),
    ).toBeVisible();
    expect(scripts.length).toBeGreaterThan(atFirst);
    const withQr = scripts.length;
    await getFileField(page).setInputFiles(createProgressFile());
    await expect(
      page.getByRole('main').getByText(/^Progreso cargado/),
    ).toBeVisible();
    expect(scripts.length).toBeGreaterThan(withQr);
  });

  test('is accessible with its dialog, QR code and messages in three themes', async ({
    freshTab: page,
  }) => {
    await storeProgress(page);
    await open(page, '/progreso/');
    await page.getByRole('button', { name: 'Código QR' }).click();
    await expect(page.getByRole('img', { name: /Código QR/ })).toBeVisible();
    await getFileField(page).setInputFiles(
      createProgressFile({ site: 'otro' }),
    );
    await expect(page.getByText(/No se cargó nada:/)).toBeVisible();
    expect.soft(await findAxeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Olvidar todo' }).click();
    expect
      .soft(await findAxeFaults(page.getByRole('dialog')), 'diálogo')
      .toEqual([]);
  });
});

test('a lesson with its offer, ticks and mark is accessible in three themes and narrow', async ({
  freshTab: page,
}) => {
  await storeProgress(page);
  await open(page, lesson);
  await expect(page.getByText(/Seguir donde lo dejaste/)).toBeVisible();
  expect.soft(await findAxeFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  for (const address of [lesson, course, '/progreso/']) {
    await open(page, address);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
      address,
    ).toBeLessThanOrEqual(320);
  }
});

test('everything is reached and done with the keyboard alone', async ({
  freshTab: page,
}) => {
  await storeProgress(page);
  await open(page, lesson);
  await page.getByRole('link', { name: /^Seguir donde/ }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Descartar/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await markButton(page).focus();
  await page.keyboard.press('Space');
  await expect(markButton(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(markButton(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/progreso\/$/);
  await page.getByRole('button', { name: 'Olvidar todo' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(
    page.getByRole('button', { name: 'Olvidar todo' }),
  ).toBeFocused();
  await expect(
    page.getByText(`En total: 3 de ${lessonCount} lecciones hechas.`),
  ).toBeVisible();
});

test('who marks a lesson and leaves before the application has come has marked it', async ({
  page,
}) => {
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto(lesson);
  await markButton(page).click();
  await expect(markButton(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(markButton(page)).toHaveText('Hecha', { useInnerText: true });
  await page.locator('a.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(lesson);
  await page.unroute('**/assets/js/**');
  await open(page, '/progreso/');
  await expect(
    page.getByText(`En total: 1 de ${lessonCount} lecciones hechas.`),
  ).toBeVisible();
});

test('with storage blocked it works for the visit and says so', async ({
  freshTab: page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await open(page, lesson);
  await expect(page.getByText(/Este navegador no puede guardar/)).toBeVisible();
  await markButton(page).click();
  await expect(
    getMenu(page).getByText(`1 de ${total} lecciones`),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Ver y descargar' }).click();
  await expect(page.getByText(/no deja que este sitio guarde/)).toBeVisible();
  await expect(
    page.getByText(`En total: 1 de ${lessonCount} lecciones hechas.`),
  ).toBeVisible();
});

test('with storage full it works for the visit and says so', async ({
  freshTab: page,
}) => {
  await page.addInitScript(() => {
    let padding = 'x'.repeat(1_000_000);
    for (let part = 0; padding; part += 1)
      try {
        localStorage.setItem(`relleno-${part}`, padding);
      } catch {
        padding = padding.slice(padding.length / 2 + 1);
      }
  });
  await open(page, lesson);
  await markButton(page).click();
  await expect(
    page
      .getByRole('region', { name: 'Fin de la lección' })
      .getByText(/Este navegador no puede guardar/),
  ).toBeVisible();
  await expect(
    getMenu(page).getByText(`1 de ${total} lecciones`),
  ).toBeVisible();
  await open(page, '/progreso/');
  await expect(page.getByText(/está lleno/)).toBeVisible();
});

test('a site under another path of the same host has a progress of its own', async ({
  freshTab: page,
}) => {
  await open(page, `${SUBPATH_URL}${lesson}`);
  await markButton(page).click();
  await expect(
    getMenu(page).getByText(`1 de ${total} lecciones`),
  ).toBeVisible();
  const storedKeys = await page.evaluate(() =>
    Object.keys(localStorage).filter((name) => name.endsWith(':progress')),
  );
  expect(storedKeys).toEqual(['steve-labs:/sub/:progress']);
  expect(
    await page.evaluate(
      () => localStorage.getItem('steve-labs:/sub/:progress') ?? '',
    ),
  ).toContain(`"${lesson}"`);
  await open(page, `${SUBPATH_URL}/progreso/`);
  // The site under `/sub/` has one more course.
  const lessons = lessonCount + fixtureLessons.length;
  await expect(
    page.getByText(`En total: 1 de ${lessons} lecciones hechas.`),
  ).toBeVisible();
});

for (const width of [360, 1280])
  test(`nothing moves when progress appears at ${width} px, nothing else is shown before, and React agrees with the page as it was built`, async ({
    page,
  }) => {
    const complaints = collectComplaints(page);
    await page.setViewportSize({ width, height: 800 });
    await storeProgress(page);
    await page.addInitScript(() => {
      const seenTexts: string[] = [];
      Object.assign(window, { shifts: seenTexts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as LayoutShift[]) {
          const { value, sources } = entry;
          for (const {
            node,
            previousRect: oldBox,
            currentRect: newBox,
          } of sources) {
            const element =
              node instanceof Element ? node : node?.parentElement;
            // Ignores the shifts of a partial first paint: inside the header,
            // and of the blank text at the end of a line.
            const isBlank =
              node instanceof Text && node.textContent.trim() === '';
            if (isBlank || element?.closest('.navbar')) continue;
            seenTexts.push(
              `${value}: ${oldBox.x},${oldBox.y} → ${newBox.x},${newBox.y} ${element?.outerHTML.slice(0, 200)}`,
            );
          }
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const address of [course, lesson, '/progreso/']) {
      await open(page, address);
      if (address === course)
        await expect(page.getByText('Continúa en')).toBeVisible();
      if (address === lesson)
        await expect(page.getByText(/Seguir donde lo dejaste/)).toBeVisible();
      const shifts = await page.evaluate(
        () => (window as unknown as { shifts: string[] }).shifts,
      );
      expect(shifts, address).toEqual([]);
    }
    expect(complaints.console).toEqual([]);

    // React does not run here, so the page must not show progress that it has
    // not read yet.
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.goto(course);
    await expect(page.getByText('Empieza por')).toBeHidden();
    await expect(
      page.getByRole('link', { name: 'Continúa donde lo dejaste' }),
    ).toBeVisible();
    await expect(
      page.getByText(`0 de ${total} lecciones`).first(),
    ).toBeHidden();
    await page.goto('/progreso/');
    await expect(page.getByText('Todavía no hay nada guardado.')).toBeHidden();
  });

test(
  'without JavaScript there is a start, every lesson, and no dead control',
  { tag: '@sample' },
  async ({ plainTab: page }) => {
    await page.goto(course);
    await expect(page.getByText(/\d+ de \d+ lecciones/).first()).toBeHidden();
    await page.getByRole('link', { name: /^Empieza por/ }).click();
    await expect(page).toHaveURL(first.path);
    await expect(markButton(page)).toBeHidden();
    await expect(
      page
        .getByRole('region', { name: 'Fin de la lección' })
        .getByRole('link', { name: second.title }),
    ).toBeVisible();

    await page.goto('/progreso/');
    await expect(page.getByText(/necesita JavaScript/)).toBeVisible();
    await expect(
      page.getByRole('button', { name: 'Olvidar todo' }),
    ).toBeHidden();
    await expect(
      page.getByRole('main').getByRole('link', { name: /^Variables/ }),
    ).toBeVisible();
  },
);
