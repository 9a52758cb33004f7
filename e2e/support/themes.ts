import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { JSHandle, Locator, Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const themes = [
  { name: 'claro', theme: 'light', contrast: 'normal' },
  { name: 'oscuro', theme: 'dark', contrast: 'normal' },
  { name: 'oscuro con más contraste', theme: 'dark', contrast: 'more' },
] as const;

type Theme = (typeof themes)[number];

const axeSource = readFileSync(
  path.resolve('node_modules/axe-core/axe.min.js'),
  'utf8',
);

const orientationRule = 'css-orientation-lock';

// These rules are checked in every theme; the others do not depend on colours.
const colourRules = ['color-contrast', 'link-in-text-block'] as const;

const everyRule: RunOptions = {
  runOnly: [
    'wcag2a',
    'wcag2aa',
    'wcag21a',
    'wcag21aa',
    'wcag22aa',
    'best-practice',
  ],
  rules: {
    // Left out here, since it parses every style sheet again; it has its own
    // test.
    [orientationRule]: { enabled: false },
    ...Object.fromEntries(
      colourRules.map((rule) => [rule, { enabled: false }]),
    ),
  },
  resultTypes: ['violations'],
};

const onlyColours: RunOptions = {
  runOnly: { type: 'rule', values: [...colourRules] },
  resultTypes: ['violations'],
};

/**
 * Disables transitions while a function runs. With reduced motion every element
 * has its own transition, and they take longer than the theme switch.
 */
export async function runWithoutTransitions<Result>(
  page: Page,
  run: () => Promise<Result>,
): Promise<Result> {
  const sheet = await page.evaluateHandle(() => {
    const createdSheet = new CSSStyleSheet();
    createdSheet.replaceSync(
      '*, ::before, ::after, ::backdrop { transition: none !important; }',
    );
    document.adoptedStyleSheets = [
      ...document.adoptedStyleSheets,
      createdSheet,
    ];
    return createdSheet;
  });
  const result = await run();
  await sheet.evaluate((createdSheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
      (each) => each !== createdSheet,
    );
  });
  await sheet.dispose();
  return result;
}

/** Switches the theme with the attributes that the site's controls set. */
async function applyTheme(
  page: Page,
  { theme, contrast }: Theme,
): Promise<void> {
  await page.evaluate(
    ([nextTheme, nextContrast]) => {
      const root = document.documentElement;
      root.setAttribute('data-theme', nextTheme);
      root.setAttribute('data-contrast', nextContrast);
      // Finishes the animations: their intermediate colours belong to no theme.
      for (const animation of document.getAnimations()) {
        const { endTime } = animation.effect?.getComputedTiming() ?? {};
        if (endTime !== Infinity) animation.finish();
      }
    },
    [theme, contrast] as const,
  );
}

/**
 * Text style: the result of a colour rule on one element holds for every other
 * element with the same style.
 */
interface TextStyle {
  /**
   * Colours, font size and weight of the text, and colours of its backgrounds.
   */
  readonly key: string;
  readonly element: Element;
}

/**
 * Finds the first element with text, or field, of each look in a part of the
 * page.
 */
function findTextStyles(part: Element): TextStyle[] {
  const backgrounds = new Map<Element, string>();
  const describeBackgrounds = (element: Element | null): string => {
    if (!element) return '';
    const knownBackground = backgrounds.get(element);
    if (knownBackground !== undefined) return knownBackground;
    const style = getComputedStyle(element);
    const { backgroundColor, backgroundImage, opacity, filter } = style;
    const ownBackground = [
      backgroundColor,
      backgroundImage,
      opacity,
      filter,
    ].join();
    const isPlain = ownBackground === 'rgba(0, 0, 0, 0),none,1,none';
    const behind = describeBackgrounds(element.parentElement);
    const allBackgrounds = isPlain ? behind : `${behind}/${ownBackground}`;
    backgrounds.set(element, allBackgrounds);
    return allBackgrounds;
  };
  const describeLetters = (element: Element | null): string => {
    if (!element) return '';
    const style = getComputedStyle(element);
    const { color, fontSize, fontWeight, textDecoration, textShadow } = style;
    return [color, fontSize, fontWeight, textDecoration, textShadow].join();
  };
  const looks = new Map<string, Element>();
  for (const element of [part, ...part.querySelectorAll('*')]) {
    const hasLetters = [...element.childNodes].some(
      ({ nodeType, nodeValue }) =>
        nodeType === Node.TEXT_NODE && nodeValue?.trim(),
    );
    const isField = element.matches('input, select, textarea');
    if (!hasLetters && !isField) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const key = [
      element.tagName,
      describeLetters(element),
      element.tagName === 'A' ? describeLetters(element.parentElement) : '',
      describeBackgrounds(element),
    ].join('|');
    if (!looks.has(key)) looks.set(key, element);
  }
  return [...looks].map(([key, element]) => ({ key, element }));
}

/**
 * Runs axe on some elements and formats each violation as a line.
 *
 * @param include Elements to check; the handle is disposed.
 */
async function runAxe(
  include: JSHandle<Element[]>,
  page: Page,
  options: RunOptions,
): Promise<string[]> {
  // Loads axe once per page: parsing its half a megabyte in every theme is
  // slow.
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(axeSource);
  const { violations } = await include.evaluate(
    (elements, runOptions) =>
      (
        window as unknown as {
          axe: {
            run: (
              scope: { include: Element[] },
              options: RunOptions,
            ) => Promise<AxeResults>;
          };
        }
      ).axe.run({ include: elements }, runOptions),
    options,
  );
  await include.dispose();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) =>
        `${id}: ${target.join(' ')} ${failureSummary}`,
    ),
  );
}

/**
 * Keys of the looks that passed in this process; their colours tell the themes
 * apart.
 */
const passedStyles = new Set<string>();

/** Checks the colour rules on the looks that no page has shown before. */
async function findColourFaults(part: Locator): Promise<string[]> {
  const looks = await part.evaluateHandle(findTextStyles);
  const keys = await looks.evaluate((styles) => styles.map(({ key }) => key));
  const unseenIndexes = keys.flatMap((key, index) =>
    passedStyles.has(key) ? [] : [index],
  );
  if (unseenIndexes.length === 0) return [];
  const elements = await looks.evaluateHandle(
    (styles, chosenIndexes) =>
      chosenIndexes.flatMap((index) => styles[index]?.element ?? []),
    unseenIndexes,
  );
  await looks.dispose();
  const faults = await runAxe(elements, part.page(), onlyColours);
  if (faults.length === 0) for (const key of keys) passedStyles.add(key);
  return faults;
}

const toElementsHandle = (part: Locator): Promise<JSHandle<Element[]>> =>
  part.evaluateHandle((element) => [element]);

const getRootElement = (page: Page) => page.locator('html');

/**
 * Lists the accessibility faults in the three themes, one line each. Leaves the
 * page in the last theme.
 *
 * @param place The page, or the part that a test changed: `every-page.spec.ts`
 * checks each page whole.
 */
export async function findAxeFaults(place: Page | Locator): Promise<string[]> {
  const part = 'goto' in place ? getRootElement(place) : place;
  return runWithoutTransitions(part.page(), async () => {
    const faults: string[] = [];
    for (const [index, theme] of themes.entries()) {
      await applyTheme(part.page(), theme);
      const violations = [
        ...(index === 0
          ? await runAxe(await toElementsHandle(part), part.page(), everyRule)
          : []),
        ...(await findColourFaults(part)),
      ];
      for (const fault of violations) faults.push(`${theme.name}: ${fault}`);
    }
    return faults;
  });
}

/** Reports style sheet rules that lock the screen to one orientation. */
export async function findOrientationFaults(page: Page): Promise<string[]> {
  return runAxe(await toElementsHandle(getRootElement(page)), page, {
    runOnly: { type: 'rule', values: [orientationRule] },
    resultTypes: ['violations'],
  });
}
