import type { Locator, Page } from '@playwright/test';
import naughty from 'big-list-of-naughty-strings/blns.json';
import { checkQuestion } from '../src/apps/oraculo/questions';
import {
  listDataRequests,
  expect,
  getFailure,
  gif,
  oracle,
  poke,
  retryButton,
  rickoso,
  test,
} from './support/apps';
import { waitForHydration, collectComplaints } from './support/watch';

// Nothing here depends on rendering, and a small window renders faster.
test.use({ viewport: { width: 400, height: 500 } });

/** Annotates a test as one cell of a row of the printed table. */
const annotateCell = (promise: string) => ({
  annotation: { type: 'cell', description: promise },
});

const getNext = (page: Page) => page.getByRole('button', { name: 'Siguiente' });
const getQuestion = (page: Page) => page.getByRole('main').getByRole('textbox');
const getTerm = (page: Page) => page.getByPlaceholder('buscar un gif');

// Each promise is tested in one app here; in the others, in
// src/apps/__tests__/requests.test.tsx.

test(
  'the detail of a creature is asked for when it is opened, once',
  annotateCell('una petición por acción'),
  async ({ page, api }) => {
    await poke.ask(page);
    await page
      .getByRole('main')
      .getByRole('button', { name: /bulbasaur/ })
      .click();
    await expect(page.getByRole('dialog')).toContainText('Velocidad');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goForward();
    await expect(page.getByRole('dialog')).toContainText('Velocidad');
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(listDataRequests(api)).toHaveLength(2);
  },
);

test(
  'the oracle asks at most twice by itself in a minute of failures',
  annotateCell('sin tormentas: un minuto de fallos'),
  async ({ page, api }) => {
    await page.clock.install();
    api.setRules('yesno:500');
    await oracle.ask(page);
    await expect(getFailure(page)).toBeVisible();
    await page.clock.runFor(60_000);
    expect(listDataRequests(api).length).toBeLessThanOrEqual(3);
  },
);

test(
  'GifExpertApp waits as long as a 429 asks before the reader may retry',
  annotateCell('Retry-After'),
  async ({ page, api }) => {
    await page.clock.install();
    // 30 s: on a busy machine the assertions on the button may take seconds.
    api.setRules('giphy:429:30*1');
    await gif.ask(page);
    const waitingButton = page.getByRole('button', {
      name: /^Reintentar en \d+ s$/,
    });
    await expect(waitingButton).toBeDisabled();
    await page.clock.fastForward(10_000);
    await expect(waitingButton).toBeDisabled();
    await page.clock.fastForward(20_000);
    await expect(retryButton(page)).toBeEnabled();
    expect(listDataRequests(api)).toHaveLength(1);
    await retryButton(page).click();
    await expect(gif.content(page)).toBeVisible();
  },
);

test(
  'Rickoso says that the reader is offline and recovers by itself',
  { ...annotateCell('sin conexión y de vuelta'), tag: '@sample' },
  async ({ page, context }) => {
    await rickoso.ask(page);
    await expect(rickoso.content(page)).toBeVisible();
    await context.setOffline(true);
    await getNext(page).click();
    await expect(getFailure(page)).toContainText('Estás sin conexión');
    await context.setOffline(false);
    await expect(getFailure(page)).toHaveCount(0);
    await expect(rickoso.content(page)).toBeVisible();
  },
);

test(
  'the last of 20 quick clicks wins, and the pages in between are aborted',
  annotateCell('carreras: gana la última de 20'),
  async ({ page, api }) => {
    await poke.ask(page);
    await expect(poke.content(page)).toBeVisible();
    api.setRules('pokeapi:hang*19');
    // Waits for each request before the next click: a request aborted in the
    // task that issued it never leaves the browser.
    for (let click = 1; click <= 20; click += 1) {
      await getNext(page).dispatchEvent('click');
      await expect
        .poll(() => listDataRequests(api).length, { intervals: [10] })
        .toBe(click);
    }
    await expect(page.getByText(/^Página 21 de \d+$/)).toBeVisible();
    await expect(
      page.getByRole('main').locator('[aria-busy=true]'),
    ).toHaveCount(0);
    const data = () => api.log.filter(({ kind }) => kind === 'data');
    expect(data().at(-1)?.url).toMatch(/offset=400/);
    await expect
      .poll(() => data().filter(({ aborted }) => aborted).length)
      .toBe(19);
  },
);

test(
  'GIPHY leaves nothing in storage',
  annotateCell('nada de GIPHY guardado'),
  async ({ page }) => {
    await gif.ask(page);
    await expect(gif.content(page)).toBeVisible();
    expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(
      0,
    );
    const storedText = await page.evaluate(() =>
      JSON.stringify([localStorage, sessionStorage]),
    );
    expect(storedText).not.toMatch(/giphy/i);
  },
);

/**
 * Strings that an input field, the URL or the layout may treat specially; the
 * first of the list of each kind is used.
 */
const kinds = [
  /^undefined$/,
  /^\\\\$/,
  /^,\.\/;/,
  /^田中/,
  /^😍$/,
  /^👩🏽$/,
  /^\p{Script=Arabic}/u,
  /^\u200B$/,
  /\u202B/,
  /[\u2066-\u2069]/,
  /\u0321/,
  /^𝐓𝐡𝐞/,
  /^<script>alert/,
  /^<img src=x onerror/,
  /^" onfocus=/,
  /^JavaSCript:/,
  /^%s$/,
  /^\.\.\/.*%00$/,
  /^\$\{?HOME/,
  /^If you're reading/,
  // eslint-disable-next-line no-control-regex -- what a terminal takes as orders
  /\u001B/,
];

/** Adds a string of our own: the list has none with line breaks. */
const testedStrings = [
  ...kinds.map((kind) => {
    const text = naughty.find((candidate) => kind.test(candidate));
    if (text === undefined) throw new Error(`no string like ${kind.source}`);
    return text;
  }),
  'dos\nlíneas\r\ny media',
];

// Tests one string of each kind; src/apps/__tests__/naughtyStrings.test.tsx
// tests all of them in both apps.
test(
  'naughty strings typed in GifExpertApp and the oracle arrive as they are, or are refused',
  annotateCell(`cadenas maliciosas × ${2 * testedStrings.length}`),
  async ({ page, api }) => {
    test.slow();
    const { console: complaints } = collectComplaints(page, { services: true });
    // Returns no results: ten images per string would slow the test down.
    api.setRules('giphy:empty');
    await page.goto(`${gif.address}?q=`);
    await waitForHydration(page);
    const acceptedQuestions: string[] = [];
    for (const text of testedStrings) {
      await getTerm(page).fill(text);
      // The field drops line breaks and text over its limit.
      const typedTerm = (await getTerm(page).inputValue()).trim();
      await getTerm(page).press('Enter');
      const isRefused = async () => (await getFailure(page).count()) > 0;
      await expect
        .poll(
          async () =>
            (await isRefused()) ||
            listDataRequests(api).length > acceptedQuestions.length,
          { message: text, intervals: [10, 50] },
        )
        .toBe(true);
      if (!(await isRefused())) {
        expect(typedTerm.length, text).toBeLessThanOrEqual(50);
        expect(typedTerm).not.toMatch(/[\r\n]/);
        acceptedQuestions.push(typedTerm);
        await page
          .getByRole('main')
          .getByRole('button', { name: /^Quitar/ })
          .first()
          .evaluate((button) => {
            (button as HTMLElement).click();
          });
      }
      expect(
        listDataRequests(api).map((url) => new URL(url).searchParams.get('q')),
      ).toEqual(acceptedQuestions);
    }
    expect(acceptedQuestions.length).toBeGreaterThan(testedStrings.length / 2);
    expect(await page.evaluate(() => '__pwned' in window)).toBe(false);

    api.setRules('');
    await page.goto(oracle.address);
    await waitForHydration(page);
    let expected = 0;
    for (const text of testedStrings) {
      await getQuestion(page).fill(text);
      const questionCheck = checkQuestion(await getQuestion(page).inputValue());
      await getQuestion(page).press('Enter');
      if (questionCheck.kind === 'ok') {
        expected += 1;
        await expect(page.getByRole('main').locator('q').first()).toHaveText(
          questionCheck.question,
          { useInnerText: false },
        );
        // Waits for the request: the next question aborts this one.
        await expect
          .poll(() => listDataRequests(api).length, {
            message: text,
            intervals: [10, 50],
          })
          .toBe(expected);
      } else await expect(getFailure(page).first()).toBeVisible();
    }
    expect(expected).toBeGreaterThan(testedStrings.length / 2);
    expect(await page.evaluate(() => '__pwned' in window)).toBe(false);
    expect(complaints).toEqual([]);
  },
);

test(
  'what was typed, found and asked is still there after visiting other pages',
  annotateCell('nada se pierde al navegar'),
  async ({ page, api }) => {
    await gif.ask(page);
    await getTerm(page).fill('gatos');
    await getTerm(page).press('Enter');
    await getTerm(page).fill('a medio escribir');
    await expect(page.getByText('Cargando...')).toHaveCount(0);
    const before = listDataRequests(api).length;
    const menu = page
      .getByRole('main')
      .getByRole('link', { name: 'Ver todas las apps' });
    await menu.click();
    await page.getByRole('link', { name: 'gifApp' }).click();
    await expect(page.getByRole('heading', { name: 'gatos' })).toBeVisible();
    await expect(getTerm(page)).toHaveValue('a medio escribir');
    expect(listDataRequests(api)).toHaveLength(before);
  },
);

test(
  'AssembleApp asks nobody for anything',
  { ...annotateCell('AssembleApp: 0 peticiones'), tag: '@sample' },
  async ({ page, api }) => {
    const { foreignRequests, console: complaints } = collectComplaints(page);
    await page.goto('/havefun/marvelapp/?comparar=thor,hulk&equipo=thor,hulk');
    await waitForHydration(page);
    await expect(page.getByRole('table').first()).toBeVisible();
    expect(foreignRequests).toEqual([]);
    expect(api.log).toEqual([]);
    expect(complaints).toEqual([]);
  },
);

test(
  'the filters of a list are of one height, and apart from its cards',
  annotateCell('Rickoso: filtros'),
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`${rickoso.address}?nombre=rick`);
    await waitForHydration(page);
    await expect(rickoso.content(page)).toBeVisible();
    const form = page.getByRole('main').getByRole('search');
    const heights = await form
      .locator('input, select, button')
      .evaluateAll((controls) =>
        controls.map((control) => control.getBoundingClientRect().height),
      );
    expect(heights).toEqual([44, 44, 44, 44]);
    const measureBottom = async (locator: Locator) => {
      const { y = 0, height = 0 } = (await locator.boundingBox()) ?? {};
      return y + height;
    };
    const { y: cards = 0 } =
      (await page.locator('main ul:has(h2)').boundingBox()) ?? {};
    expect(cards - (await measureBottom(form))).toBeGreaterThanOrEqual(16);
  },
);

test(
  '200 visits to the apps leave no memory behind',
  annotateCell('memoria: 200 visitas'),
  async ({ page }) => {
    test.slow();
    const { console: complaints } = collectComplaints(page, { services: true });
    await page.goto('/havefun/');
    await waitForHydration(page);
    const client = await page.context().newCDPSession(page);
    const measureHeap = async () => {
      await client.send('HeapProfiler.collectGarbage');
      const { usedSize } = await client.send('Runtime.getHeapUsage');
      return usedSize;
    };
    // Clicks by script: Playwright's click would wait until nothing moves.
    const follow = (name: string) =>
      page
        .getByRole('main')
        .getByRole('link', { name, exact: true })
        .evaluate((link) => {
          (link as HTMLElement).click();
        });
    const round = async () => {
      for (const name of [
        'gifApp',
        'OráculoApp',
        'RickosoApp',
        'AssembleApp',
        'AtrápalosApp',
      ]) {
        await follow(name);
        await follow('Ver todas las apps');
        await page.locator('h1', { hasText: /^Have Fun$/ }).waitFor();
      }
    };
    // Warms up with two rounds, so that resources loaded once and cached do not
    // count as a leak.
    await round();
    await round();
    const start = await measureHeap();
    for (let visits = 0; visits < 200; visits += 10) await round();
    // Polls: memory that a later task frees is no leak.
    await expect.poll(measureHeap).toBeLessThanOrEqual(start * 1.2);
    expect(complaints).toEqual([]);
  },
);
