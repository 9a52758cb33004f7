import type { Page } from '@playwright/test';

interface PageText {
  readonly headings: string[];
  readonly words: string[];
}

function readMain(html: string | null): PageText {
  // `DOMParser` runs no scripts, like a browser with scripts disabled.
  const source =
    html === null
      ? document
      : new DOMParser().parseFromString(html, 'text/html');
  const main = source.querySelector('main')?.cloneNode(true) as
    HTMLElement | undefined;
  // Leaves out what only the application fills in, and the <noscript> that says
  // so.
  for (const element of main?.querySelectorAll('[data-live], noscript') ?? [])
    element.remove();
  const clean = (text: string) => text.replace(/[\u200b\s]+/g, ' ').trim();
  return {
    headings: [...(main?.querySelectorAll('h1, h2, h3') ?? [])].map((heading) =>
      clean(heading.textContent),
    ),
    words: clean(main?.textContent ?? '').split(' '),
  };
}

/** Reads the headings and words of the page as it is rendered. */
export function readRenderedText(page: Page): Promise<PageText> {
  return page.evaluate(readMain, null);
}

/** Reads the headings and words of the HTML file, in the same way. */
export function readServedText(page: Page, html: string): Promise<PageText> {
  return page.evaluate(readMain, html);
}

/**
 * Returns the share (0–1) of the words of `wholeWords` that are in `part`, counting
 * repetitions.
 */
export function measureOverlap(
  part: readonly string[],
  wholeWords: readonly string[],
): number {
  const left = new Map<string, number>();
  for (const word of part) left.set(word, (left.get(word) ?? 0) + 1);
  const missingWords = wholeWords.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  });
  return wholeWords.length === 0 ? 1 : missingWords.length / wholeWords.length;
}
