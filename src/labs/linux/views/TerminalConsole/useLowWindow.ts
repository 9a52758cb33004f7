import { useEffect } from 'react';
import type { RefObject } from 'react';

/** So low a window is when a phone's keyboard is up, or the phone lies on its side. */
const lowest = 480;

/**
 * In a low window, a terminal as high as elsewhere would have its prompt or its
 * keys out of sight: gives the screen, in `--room`, what the keys leave, and
 * brings both there when somebody writes.
 *
 * @param typing What has the screen first and the keys last.
 */
export function useLowWindow(typing: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport: viewport } = window;
    const { current: element } = typing;
    if (!viewport || !element) return undefined;
    const fit = () => {
      const keys = element.lastElementChild?.clientHeight ?? 0;
      const isWritten = element.contains(document.activeElement);
      if (keys === 0 || viewport.height > lowest || !isWritten) {
        element.style.removeProperty('--room');
        return;
      }
      // The bar of the site stays over the page.
      const above = parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
      element.style.setProperty(
        '--room',
        `${Math.round(viewport.height - above - keys)}px`,
      );
      const { bottom } = element.getBoundingClientRect();
      window.scrollBy({
        top: bottom - viewport.offsetTop - viewport.height,
        behavior: 'instant',
      });
    };
    viewport.addEventListener('resize', fit);
    element.addEventListener('focusin', fit);
    return () => {
      viewport.removeEventListener('resize', fit);
      element.removeEventListener('focusin', fit);
    };
  }, [typing]);
}
