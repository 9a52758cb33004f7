import type { Page } from '@playwright/test';

/**
 * Lists the controls that another element covers when they are scrolled into
 * view: to the centre of the window (`scroll`), or as far as focusing them
 * scrolls (`focus`).
 */
export const findCoveredControls = (
  page: Page,
  method: 'scroll' | 'focus' = 'scroll',
): Promise<readonly string[]> =>
  page.evaluate((mode) => {
    const controls = document.querySelectorAll<HTMLElement>(
      'main :is(a[href], button, input, select, textarea, summary, [tabindex="0"])',
    );
    const faults: string[] = [];
    for (const control of controls) {
      const seen = control.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
      });
      const { width, height } = control.getBoundingClientRect();
      if (!seen || Math.min(width, height) < 2) continue;
      // The focus shows only the start of a control that is taller than half
      // the window.
      if (mode === 'focus' && height > innerHeight / 2) continue;
      if (mode === 'focus') control.focus();
      else control.scrollIntoView({ block: 'center', behavior: 'instant' });
      // Checks the first line box of a link that wraps.
      const box =
        control.getClientRects()[0] ?? control.getBoundingClientRect();
      const top = Math.max(box.top, 0);
      const bottom = Math.min(box.bottom, innerHeight);
      const topElement = document.elementFromPoint(
        (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2,
        (top + bottom) / 2,
      );
      const isHit =
        topElement !== null &&
        (control.contains(topElement) ||
          (topElement.matches('label') && topElement.contains(control)));
      if (!isHit)
        faults.push(
          `${control.outerHTML.slice(0, 90)} ← ${topElement?.outerHTML.slice(0, 60) ?? 'nada'}`,
        );
    }
    return faults;
  }, method);
