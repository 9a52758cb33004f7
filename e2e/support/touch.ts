import type { Page } from '@playwright/test';

/**
 * Minimum size of a touch target, in pixels; 44 minus the rounding of edges.
 */
const MIN_TARGET_PX = 43.5;

/** Selector of interactive elements. */
const INTERACTIVE_SELECTOR =
  'a[href], button, summary, select, textarea, input:not([type=hidden])';

/**
 * Text blocks. A link inside a sentence may be as low as its line (WCAG 2.5.8).
 */
const TEXT_BLOCK_SELECTOR =
  'p, li, dd, dt, td, th, figcaption, blockquote, caption, label, legend';

/**
 * Lists the targets of a page that are too small for a thumb, one line each.
 * Restores the viewport and disables touch emulation.
 *
 * @param apart Selectors of the parts left out.
 */
export async function findSmallTargets(
  page: Page,
  apart: readonly string[] = [],
): Promise<string[]> {
  const before = page.viewportSize();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.setViewportSize({ width: 360, height: 740 });
  const smallTargets = await page.evaluate(
    ([selector, prose, leastSize, skippedSelector]) => {
      if (!matchMedia('(pointer: coarse)').matches)
        return ['the page has a mouse'];
      const isInProse = (element: Element) => {
        const holder = element.closest(prose);
        return (
          element.tagName === 'A' &&
          getComputedStyle(element).display === 'inline' &&
          holder !== null &&
          holder.textContent.trim() !== element.textContent.trim()
        );
      };
      /**
       * Measures a control with its label, or with a pseudo-element that
       * extends its clickable area over a card.
       */
      const measureBox = (element: Element) => {
        const target = element.closest('label') ?? element;
        const { width, height } = target.getBoundingClientRect();
        const cover = getComputedStyle(element, '::after');
        return cover.content !== 'none' && cover.position === 'absolute'
          ? {
              width: Math.max(width, parseFloat(cover.width)),
              height: Math.max(height, parseFloat(cover.height)),
            }
          : { width, height };
      };
      return [...document.querySelectorAll(selector)]
        .filter(
          (element) =>
            element.checkVisibility({
              visibilityProperty: true,
              opacityProperty: true,
            }) &&
            !(skippedSelector && element.closest(skippedSelector)) &&
            !isInProse(element),
        )
        .map((element) => ({ element, ...measureBox(element) }))
        .filter(
          ({ element, width, height }) =>
            // Elements of one pixel are visually hidden until they are focused.
            width > 1 &&
            element.getBoundingClientRect().right > 0 &&
            (width < leastSize || height < leastSize),
        )
        .map(
          ({ element, width, height }) =>
            `${Math.round(width)}×${Math.round(height)} ${element.outerHTML.slice(0, 120)}`,
        );
    },
    [
      INTERACTIVE_SELECTOR,
      TEXT_BLOCK_SELECTOR,
      MIN_TARGET_PX,
      apart.join(', '),
    ] as const,
  );
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await session.detach();
  if (before) await page.setViewportSize(before);
  return smallTargets;
}
