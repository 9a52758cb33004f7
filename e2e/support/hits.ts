import type { Page } from '@playwright/test';

/**
 * The controls of the page that something else covers once they are brought into
 * sight: in its middle, as who scrolls, or just into it, as who comes with Tab.
 */
export const coveredControls = (
  page: Page,
  how: 'scroll' | 'focus' = 'scroll',
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
      // What does not fit is seen by its start.
      if (mode === 'focus' && height > innerHeight / 2) continue;
      if (mode === 'focus') control.focus();
      else control.scrollIntoView({ block: 'center', behavior: 'instant' });
      // A link may go on in another line: its first piece is enough.
      const box =
        control.getClientRects()[0] ?? control.getBoundingClientRect();
      const top = Math.max(box.top, 0);
      const bottom = Math.min(box.bottom, innerHeight);
      const hit = document.elementFromPoint(
        (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2,
        (top + bottom) / 2,
      );
      const isHit =
        hit !== null &&
        (control.contains(hit) ||
          (hit.matches('label') && hit.contains(control)));
      if (!isHit)
        faults.push(
          `${control.outerHTML.slice(0, 90)} ← ${hit?.outerHTML.slice(0, 60) ?? 'nada'}`,
        );
    }
    return faults;
  }, how);
