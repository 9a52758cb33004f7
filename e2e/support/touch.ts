import type { Page } from '@playwright/test';

/** What a thumb needs, in pixels; a rounded edge is none less. */
const least = 43.5;

/** What is pressed, and not only read or scrolled. */
const pressed =
  'a[href], button, summary, select, textarea, input:not([type=hidden])';

/** A line of text of which a link is a part holds it to its own height (WCAG 2.5.8). */
const text =
  'p, li, dd, dt, td, th, figcaption, blockquote, caption, label, legend';

/**
 * Targets of a page that are too small for a thumb, as one line each. The page
 * is left with the width that it had, and a mouse.
 *
 * @param apart Parts of the page that are not looked at.
 */
export async function smallTargets(
  page: Page,
  apart: readonly string[] = [],
): Promise<string[]> {
  const before = page.viewportSize();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.setViewportSize({ width: 360, height: 740 });
  const small = await page.evaluate(
    ([selector, prose, leastSize, skipped]) => {
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
      /** With what a label or a cover laid over a card adds to it. */
      const boxOf = (element: Element) => {
        const whole = element.closest('label') ?? element;
        const { width, height } = whole.getBoundingClientRect();
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
            !(skipped && element.closest(skipped)) &&
            !isInProse(element),
        )
        .map((element) => ({ element, ...boxOf(element) }))
        .filter(
          ({ element, width, height }) =>
            // What is one pixel big waits for the keyboard.
            width > 1 &&
            element.getBoundingClientRect().right > 0 &&
            (width < leastSize || height < leastSize),
        )
        .map(
          ({ element, width, height }) =>
            `${Math.round(width)}×${Math.round(height)} ${element.outerHTML.slice(0, 120)}`,
        );
    },
    [pressed, text, least, apart.join(', ')] as const,
  );
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await session.detach();
  if (before) await page.setViewportSize(before);
  return small;
}
