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

// The rest of the rules see the same page in every theme.
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
    // It reads every style sheet again, for one rule, which has its own test.
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
 * Colours change at once meanwhile: where motion is reduced every element has
 * transitions of its own, which cost more than all that the themes change.
 */
export async function withoutTransitions<Result>(
  page: Page,
  run: () => Promise<Result>,
): Promise<Result> {
  const sheet = await page.evaluateHandle(() => {
    const made = new CSSStyleSheet();
    made.replaceSync(
      '*, ::before, ::after, ::backdrop { transition: none !important; }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, made];
    return made;
  });
  const result = await run();
  await sheet.evaluate((made) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
      (each) => each !== made,
    );
  });
  await sheet.dispose();
  return result;
}

/** Switches the theme in place, the way the page's own controls leave it. */
async function applyTheme(
  page: Page,
  { theme, contrast }: Theme,
): Promise<void> {
  await page.evaluate(
    ([nextTheme, nextContrast]) => {
      const root = document.documentElement;
      root.setAttribute('data-theme', nextTheme);
      root.setAttribute('data-contrast', nextContrast);
      // Colours in the middle of an animation belong to neither theme.
      for (const animation of document.getAnimations()) {
        const { endTime } = animation.effect?.getComputedTiming() ?? {};
        if (endTime !== Infinity) animation.finish();
      }
    },
    [theme, contrast] as const,
  );
}

/** Letters of one look: what is said of one of them is true of all. */
interface Look {
  /** Colours, size and weight, and those of the backgrounds. */
  readonly key: string;
  readonly element: Element;
}

/** The first letters, links and fields of each look in a part of a page. */
function findLooks(part: Element): Look[] {
  const backgrounds = new Map<Element, string>();
  const backgroundsOf = (element: Element | null): string => {
    if (!element) return '';
    const known = backgrounds.get(element);
    if (known !== undefined) return known;
    const style = getComputedStyle(element);
    const { backgroundColor, backgroundImage, opacity, filter } = style;
    const own = [backgroundColor, backgroundImage, opacity, filter].join();
    const isPlain = own === 'rgba(0, 0, 0, 0),none,1,none';
    const behind = backgroundsOf(element.parentElement);
    const all = isPlain ? behind : `${behind}/${own}`;
    backgrounds.set(element, all);
    return all;
  };
  const lettersOf = (element: Element | null): string => {
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
      lettersOf(element),
      element.tagName === 'A' ? lettersOf(element.parentElement) : '',
      backgroundsOf(element),
    ].join('|');
    if (!looks.has(key)) looks.set(key, element);
  }
  return [...looks].map(([key, element]) => ({ key, element }));
}

/** @param include What of the page is looked at. */
async function axeFaults(
  include: JSHandle<Element[]>,
  page: Page,
  options: RunOptions,
): Promise<string[]> {
  // Kept between themes: reading half a megabyte each time is what is slow.
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(axeSource);
  const { violations } = await include.evaluate(
    (elements, runOptions) =>
      (
        window as unknown as {
          axe: {
            run: (
              where: { include: Element[] },
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

/** The looks that passed in this process; their colours say which theme they are of. */
const passed = new Set<string>();

/** Faults of the looks that no page has shown before. */
async function colourFaults(part: Locator): Promise<string[]> {
  const looks = await part.evaluateHandle(findLooks);
  const keys = await looks.evaluate((all) => all.map(({ key }) => key));
  const unseen = keys.flatMap((key, index) => (passed.has(key) ? [] : [index]));
  if (unseen.length === 0) return [];
  const elements = await looks.evaluateHandle(
    (all, chosen) => chosen.flatMap((index) => all[index]?.element ?? []),
    unseen,
  );
  await looks.dispose();
  const faults = await axeFaults(elements, part.page(), onlyColours);
  if (faults.length === 0) for (const key of keys) passed.add(key);
  return faults;
}

const wholeOf = (part: Locator): Promise<JSHandle<Element[]>> =>
  part.evaluateHandle((element) => [element]);

const whole = (page: Page) => page.locator('html');

/**
 * Accessibility faults in the three themes, as one line each; an empty list is
 * a pass. The page is left in the last theme.
 *
 * @param place The page, or the one part of it that a test changed: the visit
 * to each page looks at it whole.
 */
export async function axeFaultsInThemes(
  place: Page | Locator,
): Promise<string[]> {
  const part = 'goto' in place ? whole(place) : place;
  return withoutTransitions(part.page(), async () => {
    const faults: string[] = [];
    for (const [index, theme] of themes.entries()) {
      await applyTheme(part.page(), theme);
      const found = [
        ...(index === 0
          ? await axeFaults(await wholeOf(part), part.page(), everyRule)
          : []),
        ...(await colourFaults(part)),
      ];
      for (const fault of found) faults.push(`${theme.name}: ${fault}`);
    }
    return faults;
  });
}

/** Rules of the style sheets that hold a screen to one orientation. */
export async function orientationFaults(page: Page): Promise<string[]> {
  return axeFaults(await wholeOf(whole(page)), page, {
    runOnly: { type: 'rule', values: [orientationRule] },
    resultTypes: ['violations'],
  });
}
