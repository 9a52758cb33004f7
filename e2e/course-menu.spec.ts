import type { Page, Request, Response } from '@playwright/test';
import { fixtureLessons } from '../scripts/lib/course-tree.mjs';
import { expect, SUBPATH_URL } from './support/apps';
import { computeContrastRatio } from './support/contrast';
import { listCourseLessons } from './support/courses';
import { findAxeFaults } from './support/themes';
import { test } from './support/tabs';
import { waitForHydration } from './support/watch';

const course = '/stevelabs/program1/';
const lesson = `${course}holamundo/`;
const otherCourse = '/dumix/linux1/';
const otherLesson = `${otherCourse}archivos/`;

/** Holds the application's scripts; returns the function that releases them. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const releasePromise = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/**', async (route) => {
    await releasePromise;
    await route.continue();
  });
  return release;
}

const writtenLessons = [
  ...listCourseLessons(course),
  ...listCourseLessons('/dumix/linux1/'),
];

const phone = { width: 360, height: 700 };

const openMenu = (page: Page) =>
  page.getByRole('button', { name: 'Abrir o cerrar el menú' }).click();

const getDrawer = (page: Page) => page.locator('#menu-section');

const getSiteLink = (page: Page) =>
  page.locator('#menu').getByRole('link', { name: 'Dumix' });

test.use({ viewport: { width: 1280, height: 800 } });

test('the course menu is open at the first visit', async ({
  freshTab: page,
}) => {
  await page.goto(lesson);
  await waitForHydration(page);
  await expect(
    page.getByRole('button', { name: 'Ocultar el menú del curso' }),
  ).toHaveAttribute('aria-expanded', 'true');
  await expect(
    page.getByRole('navigation', { name: 'Lecciones' }),
  ).toBeVisible();
});

test(
  'a hidden menu stays hidden after a reload, before the page runs, and only in its course',
  { tag: '@sample' },
  async ({ freshTab: page }) => {
    await page.goto(lesson);
    await waitForHydration(page);
    await page
      .getByRole('button', { name: 'Ocultar el menú del curso' })
      .click();
    await expect(
      page.getByRole('navigation', { name: 'Lecciones' }),
    ).toBeHidden();

    // React does not run here: the inline script hides the menu before the
    // first paint.
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.goto(lesson);
    await expect(
      page.getByRole('navigation', { name: 'Lecciones' }),
    ).toBeHidden();
    await page.unrouteAll();

    await page.goto(otherLesson);
    await waitForHydration(page);
    await expect(
      page.getByRole('navigation', { name: 'Lecciones' }),
    ).toBeVisible();

    await page.goto(lesson);
    await waitForHydration(page);
    await page
      .getByRole('button', { name: 'Mostrar el menú del curso' })
      .click();
    await expect(
      page.getByRole('navigation', { name: 'Lecciones' }),
    ).toBeVisible();
  },
);

/** Lists the lessons of a course whose menu is in some scripts. */
const listMenuLessons = (scripts: readonly string[], root: string) =>
  listCourseLessons(root)
    .map(({ path }) => path)
    .filter((path) =>
      scripts.some((text) => new RegExp(`\\bhref"?:"${path}?"`).test(text)),
    );

test(
  'a lesson brings the menu of its course and no other',
  { tag: '@sample' },
  async ({ freshTab: page }) => {
    const responses: Response[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        responses.push(response);
    });
    await page.goto(otherLesson, { waitUntil: 'networkidle' });
    await waitForHydration(page);
    const scripts = await Promise.all(
      responses.map((response) => response.text()),
    );
    expect(listMenuLessons(scripts, otherCourse)).toEqual(
      listCourseLessons(otherCourse).map(({ path }) => path),
    );
    expect(listMenuLessons(scripts, course)).toEqual([]);
  },
);

test(
  'a link to another course keeps the page until the menu of that course is here',
  { tag: '@sample' },
  async ({ freshTab: page }) => {
    await page.goto(lesson);
    await waitForHydration(page);
    const menu = page.getByRole('navigation', { name: 'Lecciones' });
    const title = page.getByRole('heading', { level: 1 });
    const [first] = listCourseLessons(course);
    const [otherFirst] = listCourseLessons(otherCourse);
    const ownLink = menu.locator(`a[href="${first?.path}"]`);
    const otherLink = menu.locator(`a[href="${otherFirst?.path}"]`);
    const oldTitle = await title.innerText();

    const requests: Request[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') requests.push(request);
    });
    const release = await holdScripts(page);
    await page
      .getByRole('navigation', { name: 'Principal' })
      .locator(`a[href="${otherCourse}"]`)
      .first()
      .click();
    await expect.poll(() => requests.length).toBeGreaterThan(0);
    await expect(ownLink).toBeVisible();
    await expect(title).toHaveText(oldTitle);
    release();
    await expect(title).not.toHaveText(oldTitle);
    await expect(otherLink).toBeVisible();
    await expect(ownLink).toHaveCount(0);

    await page.goBack();
    await expect(title).toHaveText(oldTitle);
    await expect(ownLink).toBeVisible();
    await expect(otherLink).toHaveCount(0);
  },
);

test('a module of the menu collapses and opens by keyboard', async ({
  freshTab: page,
}) => {
  await page.goto(lesson);
  await waitForHydration(page);
  const menu = page.getByRole('navigation', { name: 'Lecciones' });
  const module = menu.locator('summary').filter({ hasText: 'Control' });
  await module.press('Enter');
  await expect(menu.getByRole('link', { name: /Bucles/ })).toBeHidden();
  await module.press('Enter');
  await expect(menu.getByRole('link', { name: /Bucles/ })).toBeVisible();
});

test('a folded module opens when the reader goes to one of its lessons', async ({
  freshTab: page,
}) => {
  await page.goto(lesson);
  await waitForHydration(page);
  const menu = page.getByRole('navigation', { name: 'Lecciones' });
  const module = menu.locator('summary').filter({ hasText: 'Empezar' });
  await module.click();
  await expect(menu.getByRole('link', { name: /^Hola mundo/ })).toBeHidden();
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(new RegExp(`${lesson}$`));
  await expect(menu.getByRole('link', { name: /^Hola mundo/ })).toBeVisible();
});

test(
  'what the reader folded before the application arrives stays folded',
  { tag: '@sample' },
  async ({ freshTab: page }) => {
    const release = await holdScripts(page);
    await page.goto(lesson, { waitUntil: 'commit' });
    const menu = page.getByRole('navigation', { name: 'Lecciones' });
    await menu.locator('summary').filter({ hasText: 'Empezar' }).click();
    release();
    await waitForHydration(page);
    await expect(menu.getByRole('link', { name: /^Hola mundo/ })).toBeHidden();
  },
);

test(
  'on a phone without JavaScript the menu shows the lessons, folds, and leads to one',
  { tag: '@sample' },
  async ({ plainTab: page }) => {
    await page.setViewportSize(phone);
    await page.goto(lesson);
    const link = getDrawer(page).getByRole('link', { name: /Bucles/ });
    await expect(link).toBeHidden();
    await openMenu(page);
    await expect(link).toBeVisible();
    const module = getDrawer(page).locator('summary', { hasText: 'Control' });
    await module.click();
    await expect(link).toBeHidden();
    await module.click();
    await link.click();
    await expect(page).toHaveURL(/program1\/bucles\/$/);
    await expect(getDrawer(page)).toBeHidden();
  },
);

test('on a phone without JavaScript the menu of the site is behind the one of the course', async ({
  plainTab: page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(lesson);
  await openMenu(page);
  await expect(getSiteLink(page)).toBeHidden();
  await page.getByRole('button', { name: 'Menú principal' }).click();
  await expect(getSiteLink(page)).toBeVisible();
  await page.getByRole('button', { name: 'Esta sección' }).click();
  await expect(getSiteLink(page)).toBeHidden();
  await expect(getDrawer(page)).toBeVisible();
  await page.getByRole('button', { name: 'Menú principal' }).click();
  await page
    .locator('#menu')
    .getByRole('button', { name: 'Cerrar el menú' })
    .click();
  await expect(getSiteLink(page)).toBeHidden();
  await expect(getDrawer(page)).toBeHidden();
});

test('on a phone without JavaScript articles have their list, and a page of no section the site', async ({
  plainTab: page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/articulos/rows/rc1/');
  await openMenu(page);
  await expect(
    page
      .getByRole('navigation', { name: 'Todos los artículos' })
      .getByRole('link', { name: /./ })
      .first(),
  ).toBeVisible();
  await page.goto('/about/');
  await openMenu(page);
  await getSiteLink(page).click();
  await expect(page).toHaveURL(/\/dumix\/$/);
});

test('on a phone without JavaScript the index of the page opens', async ({
  plainTab: page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(lesson);
  const index = page.locator('.theme-doc-toc-mobile');
  await expect(index.getByRole('link').first()).toBeHidden();
  await index.getByText('En esta página', { exact: true }).click();
  await index.getByRole('link').last().click();
  await expect(page).toHaveURL(/holamundo\/#./);
});

test('on a phone a menu closes with Escape, with a tap beside it and when the screen grows wide', async ({
  freshTab: page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(lesson);
  await waitForHydration(page);
  const { width, height } = phone;
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(width - 10, height / 2),
    () => page.setViewportSize({ width: 1000, height }),
  ]) {
    await openMenu(page);
    await expect(getDrawer(page)).toBeInViewport();
    await close();
    await expect(page.locator(':popover-open')).toHaveCount(0);
  }
});

test('on a phone a menu opened before the application stays, and closes when a link is followed', async ({
  freshTab: page,
}) => {
  await page.setViewportSize(phone);
  const release = await holdScripts(page);
  await page.goto(lesson, { waitUntil: 'commit' });
  await openMenu(page);
  await expect(getDrawer(page)).toBeVisible();
  release();
  await waitForHydration(page);
  await expect(getDrawer(page)).toBeVisible();
  await getDrawer(page)
    .getByRole('link', { name: /Bucles/ })
    .click();
  await expect(page).toHaveURL(/program1\/bucles\/$/);
  await expect(getDrawer(page)).toBeHidden();
});

test('the page behind an open menu does not scroll', async ({
  freshTab: page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(lesson);
  await openMenu(page);
  await expect(getDrawer(page)).toBeInViewport();
  await page.mouse.move(phone.width - 10, phone.height / 2);
  await page.mouse.wheel(0, 400);
  await page.mouse.move(100, phone.height / 2);
  await page.mouse.wheel(0, 4000);
  await expect
    .poll(() => getDrawer(page).evaluate((element) => element.scrollTop))
    .toBeGreaterThan(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('open menus have no accessibility faults', async ({ freshTab: page }) => {
  await page.setViewportSize(phone);
  await page.goto(lesson);
  await waitForHydration(page);
  await page.locator('.theme-doc-toc-mobile summary').click();
  await openMenu(page);
  await expect(getDrawer(page)).toBeInViewport();
  expect(await findAxeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Menú principal' }).click();
  await expect(
    page
      .locator('#menu')
      .getByRole('link', { name: 'Aprender C', exact: true }),
  ).toBeInViewport();
  expect(await findAxeFaults(page.locator('#menu'))).toEqual([]);
});

test('on a phone without JavaScript the index of the course opens', async ({
  plainTab: page,
}) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto(lesson);
  await page.getByRole('button', { name: 'Índice del curso' }).click();
  await getDrawer(page)
    .getByRole('link', { name: /Bucles/ })
    .click();
  await expect(page).toHaveURL(/program1\/bucles\/$/);
});

test('on a phone every lesson shows its title near the bar and its first sentence without scrolling', async ({
  plainTab: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const low: string[] = [];
  for (const { path } of writtenLessons) {
    await page.goto(path);
    const { title, sentence } = await page.evaluate(() => {
      const [first] = document.querySelectorAll('.markdown > p');
      const words = document.createRange();
      words.setStart(first ?? document, 0);
      const end = first?.textContent.search(/[.?!:](?:\s|$)/) ?? 0;
      const texts = document.createTreeWalker(
        first ?? document,
        NodeFilter.SHOW_TEXT,
      );
      let passedRequests = 0;
      while (passedRequests <= end && texts.nextNode()) {
        const text = texts.currentNode as Text;
        words.setEnd(text, Math.min(text.length, end + 1 - passedRequests));
        passedRequests += text.length;
      }
      const bar = document.querySelector('.navbar')?.getBoundingClientRect();
      const heading = document.querySelector('h1')?.getBoundingClientRect();
      return {
        title: (heading?.top ?? Infinity) - (bar?.bottom ?? 0),
        sentence: words.getBoundingClientRect().bottom,
      };
    });
    if (title > 120) low.push(`${path}: el título, a ${title} px de la barra`);
    if (sentence > 740) low.push(`${path}: la frase acaba en ${sentence} px`);
  }
  expect(low).toEqual([]);
});

test('on a phone what a lesson gives is folded, and on a wide screen it is not, also without JavaScript', async ({
  plainTab: page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(lesson);
  const goal = page.locator('header details li').first();
  await expect(goal).toBeHidden();
  await page.getByText('Al terminar podrás', { exact: true }).click();
  await expect(goal).toBeVisible();
  await page.reload();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(goal).toBeVisible();
});

test(
  'a lesson names its course, which leads to its cover in the same edition',
  { tag: '@sample' },
  async ({ plainTab: page }) => {
    for (const edition of ['', '/3.1']) {
      await page.goto(`${edition}${lesson}`);
      await page
        .getByRole('navigation', { name: 'Ruta de la página' })
        .getByRole('link', { name: 'Curso de C' })
        .click();
      await expect(page).toHaveURL(
        new RegExp(`\\d${edition}/stevelabs/program1/$`),
      );
    }
  },
);

test('a lesson that is not written says «pronto», dimmed but readable in every theme', async ({
  plainTab: page,
}) => {
  await page.goto(`${SUBPATH_URL}${fixtureLessons[0]}`);
  const menu = page.getByRole('navigation', { name: 'Lecciones' });
  await expect(menu.getByRole('link', { name: /pronto$/ })).toHaveText([
    /^La tercera/,
  ]);
  for (const theme of ['light', 'dark'])
    for (const contrast of ['normal', 'more']) {
      const [dimmedColour = '', plainColour, behind] = await menu.evaluate(
        (element, [nextTheme, nextContrast]) => {
          const root = document.documentElement;
          root.dataset.theme = nextTheme;
          root.dataset.contrast = nextContrast;
          const [soonLink] = [...element.querySelectorAll('a:has(small)')];
          const [otherLink] = [
            ...element.querySelectorAll('a:not(:has(small))'),
          ];
          const getColour = (link: Element | undefined) =>
            link && getComputedStyle(link).color;
          const menuColour = element.closest('aside');
          return [
            getColour(soonLink),
            getColour(otherLink),
            menuColour ? getComputedStyle(menuColour).backgroundColor : '',
          ];
        },
        [theme, contrast] as const,
      );
      expect.soft(dimmedColour, `${theme}, ${contrast}`).not.toBe(plainColour);
      expect
        .soft(
          computeContrastRatio(dimmedColour, behind),
          `${theme}, ${contrast}`,
        )
        .toBeGreaterThanOrEqual(4.5);
    }
});

test('the links to the next lesson pass by all of the course: the last one says so, and offers the laboratory and the other course', async ({
  plainTab: page,
}) => {
  const passedUrls: string[] = [];
  const next = page.locator('a.pagination-nav__link--next');
  await page.goto(otherCourse);
  while ((await next.count()) > 0) {
    const address = (await next.getAttribute('href')) ?? '';
    await next.click();
    // Waits for the whole page: the link stands below the lesson's text.
    await page.waitForURL(address, { waitUntil: 'load' });
    passedUrls.push(address);
  }
  expect(passedUrls).toEqual(
    listCourseLessons(otherCourse).map(({ path }) => path),
  );
  const end = page.getByRole('region', { name: 'Fin de la lección' });
  await expect(end).toContainText('Es la última lección del curso de Linux');
  await expect(
    end.getByRole('link', { name: /^Laboratorio de/ }),
  ).toHaveAttribute('href', /^\/laboratorio\//);
  await expect(
    end.getByRole('link', { name: 'Curso de C', exact: true }),
  ).toHaveAttribute('href', course);
});

test('the edition switch leads to the same lesson of the other edition and back', async ({
  freshTab: page,
}) => {
  await page.goto(lesson);
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Edición 3.1' }).click();
  await expect(page).toHaveURL(/\/3\.1\/stevelabs\/program1\/holamundo\/$/);
  await expect(page.getByText('Esta es una edición anterior')).toBeVisible();
  await page.getByRole('link', { name: 'Edición 4.0', exact: true }).click();
  await expect(page).toHaveURL(/\/stevelabs\/program1\/holamundo\/$/);
});

test('guides have no edition to switch', async ({ freshTab: page }) => {
  await page.goto('/dumix/clibasic/');
  await expect(
    page.getByRole('navigation', { name: 'Edición del curso' }),
  ).toHaveCount(0);
});
