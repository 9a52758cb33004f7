import type { Browser, Locator, Page } from '@playwright/test';
import { expect, test } from './support/apps';
import { findAxeFaults } from './support/themes';
import { waitForHydration, collectComplaints } from './support/watch';
import { words } from '../src/labs/quiz/words';

const lesson = '/stevelabs/program1/salida/';

/** Answer key that the served page includes: right letters, or text to type. */
interface AnswerKey {
  readonly letters: readonly string[];
  readonly right: readonly string[];
  readonly typed: string | undefined;
}

const getQuestions = (page: Page) =>
  page.getByRole('main').locator('[data-pagefind-ignore] form');

/** Finds the questions of the last quiz; the text may have others. */
const getLastQuestions = (page: Page) =>
  page
    .getByRole('main')
    .locator('[data-pagefind-ignore]', { has: page.locator('form') })
    .last()
    .locator('form');

const getStatus = (question: Locator) => question.getByRole('status');

async function openWithoutJavaScript(
  browser: Browser,
  baseURL: string | undefined,
  width = 1280,
): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL,
    viewport: { width, height: 900 },
  });
  const page = await context.newPage();
  await page.goto(lesson);
  return page;
}

async function readKeys(page: Page): Promise<AnswerKey[]> {
  return getLastQuestions(page).evaluateAll((forms) =>
    forms.map((form) => {
      const reasons = [...form.querySelectorAll('details > div')].map(
        (reason) => ({
          isRight: reason.querySelector('strong')?.textContent.startsWith('✓'),
          letter: /([a-f])\)/.exec(
            reason.querySelector('strong')?.textContent ?? '',
          )?.[1],
          code: reason.querySelector('code')?.textContent,
        }),
      );
      const right = reasons.filter(({ isRight }) => isRight);
      return {
        letters: reasons.flatMap(({ letter }) => letter ?? []),
        right: right.flatMap(({ letter }) => letter ?? []),
        typed: reasons[0]?.letter === undefined ? right[0]?.code : undefined,
      };
    }),
  );
}

/** Presses Tab until the element is focused. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 20; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement))
      return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not reach it');
}

const getOptions = (question: Locator) => question.locator('label input');

/**
 * Selects an option by keyboard: focuses the first and moves with the arrows.
 */
async function pickRadio(
  page: Page,
  question: Locator,
  index: number,
): Promise<void> {
  await tabTo(page, getOptions(question).first());
  await page.keyboard.press('Space');
  for (let press = 0; press < index; press += 1)
    await page.keyboard.press('ArrowDown');
  await expect(getOptions(question).nth(index)).toBeChecked();
}

async function answerRight(
  page: Page,
  question: Locator,
  key: AnswerKey,
): Promise<void> {
  if (key.typed !== undefined) {
    await tabTo(page, question.getByRole('textbox'));
    await page.keyboard.type(key.typed.toUpperCase());
  } else if (key.right.length === 1)
    await pickRadio(page, question, key.letters.indexOf(key.right[0] ?? ''));
  else
    for (const letter of key.right) {
      await tabTo(page, getOptions(question).nth(key.letters.indexOf(letter)));
      await page.keyboard.press('Space');
    }
  await page.keyboard.press('Enter');
  await expect(getStatus(question)).toContainText('Correcto');
}

test(
  'a whole quiz is answered by keyboard alone',
  { tag: '@sample' },
  async ({ page, browser, baseURL }) => {
    const plainPage = await openWithoutJavaScript(browser, baseURL);
    const keys = await readKeys(plainPage);
    await plainPage.context().close();
    expect(keys.length).toBeGreaterThanOrEqual(3);
    const failedIndex = keys.findIndex(({ right }) => right.length === 1);
    expect(failedIndex).toBeGreaterThanOrEqual(0);

    const complaints = collectComplaints(page);
    await page.goto(lesson);
    await waitForHydration(page);
    await page
      .getByRole('heading', { name: 'Comprueba lo aprendido' })
      .getByRole('link')
      .focus();

    for (const [index, key] of keys.entries()) {
      const question = getLastQuestions(page).nth(index);
      if (index === failedIndex) {
        const wrongIndex = key.letters.findIndex(
          (letter) => !key.right.includes(letter),
        );
        await pickRadio(page, question, wrongIndex);
        await page.keyboard.press('Enter');
        await expect(getStatus(question)).toContainText('No es esa');
        await tabTo(page, question.getByRole('button', { name: 'Intentar' }));
        await page.keyboard.press('Enter');
        await expect(getStatus(question)).toHaveText('');
        await expect(getOptions(question).first()).toBeFocused();
      }
      await answerRight(page, question, key);
    }
    await expect(
      page.getByText(`${keys.length - 1} de ${keys.length} a la primera`),
    ).toBeVisible();
    expect(complaints.console).toEqual([]);
  },
);

test(
  'without JavaScript the questions are there, with the answers behind a summary and nothing dead to press',
  { tag: '@sample' },
  async ({ browser, baseURL }) => {
    const page = await openWithoutJavaScript(browser, baseURL);
    const allQuestions = getQuestions(page);
    await expect(allQuestions.nth(2)).toBeAttached();
    const count = await allQuestions.count();
    await expect(allQuestions.getByRole('button')).toHaveCount(0);
    await expect(allQuestions.locator('details')).toHaveCount(count);
    for (const summary of await allQuestions
      .getByText(words.answerAndReasons)
      .all()) {
      await summary.focus();
      await page.keyboard.press('Enter');
    }
    await expect(allQuestions.getByText(/^✓ /).first()).toBeVisible();
    await page.context().close();
  },
);

for (const width of [360, 1280]) {
  test(`nothing moves when the page comes to life at ${width} px`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const plainPage = await openWithoutJavaScript(browser, baseURL, width);
    const measureHeights = (openedPage: Page) =>
      getQuestions(openedPage).evaluateAll((forms) =>
        forms.map((form) => Math.round(form.getBoundingClientRect().height)),
      );
    const before = await measureHeights(plainPage);
    await plainPage.context().close();
    await page.setViewportSize({ width, height: 900 });
    await page.goto(lesson);
    await waitForHydration(page);
    await expect(page.getByRole('button', { name: words.check })).toHaveCount(
      before.length,
    );
    await expect.poll(() => measureHeights(page)).toEqual(before);
  });

  test(`a marked quiz is accessible in three themes at ${width} px and never scrolls sideways`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(lesson);
    await waitForHydration(page);
    for (const question of await getQuestions(page).all()) {
      if ((await question.getByRole('textbox').count()) > 0)
        await question.getByRole('textbox').fill('xyz');
      else await getOptions(question).first().check();
      await question.getByRole('button', { name: words.check }).click();
      // Waits for the grade. The loop below opens every question but the last,
      // which keeps its grade.
      await expect(getStatus(question)).not.toHaveText('');
    }
    for (const button of (
      await page.getByRole('button', { name: /^Ver (?:la|todos)/ }).all()
    )
      .slice(0, -1)
      .reverse())
      await button.click();
    expect.soft(await findAxeFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
    ).toBeLessThanOrEqual(320);
  });
}

test('on paper there are questions and options, and neither buttons nor answers', async ({
  page,
}) => {
  await page.goto(lesson);
  await waitForHydration(page);
  const question = getQuestions(page)
    .filter({ has: page.getByRole('radio') })
    .first();
  await question.getByRole('radio').first().check();
  await question.getByRole('button', { name: words.check }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(question.locator('legend')).toBeVisible();
  await expect(question.getByRole('radio').first()).toBeVisible();
  await expect(question.locator('button').first()).toBeHidden();
  await expect(getStatus(question)).toBeHidden();
});
