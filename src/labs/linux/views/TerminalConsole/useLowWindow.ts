import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Maximum height, in pixels, of a window with a phone's keyboard open, or of a
 * phone in landscape.
 */
const MAX_LOW_HEIGHT_PX = 480;

/**
 * Fits the terminal in a low window while the reader types, where its prompt or
 * its keys would be out of view. Sets `--room` to the height that the keys
 * leave for the screen, and scrolls both into view.
 *
 * @param typing Element whose first child is the screen and whose last child
 * has the keys.
 */
export function useLowWindow(typing: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport: viewport } = window;
    const { current: element } = typing;
    if (!viewport || !element) return undefined;
    const fitTerminal = () => {
      const keys = element.lastElementChild?.clientHeight ?? 0;
      const isWritten = element.contains(document.activeElement);
      if (keys === 0 || viewport.height > MAX_LOW_HEIGHT_PX || !isWritten) {
        element.style.removeProperty('--room');
        return;
      }
      // The site's navigation bar covers the top of the page.
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
    viewport.addEventListener('resize', fitTerminal);
    element.addEventListener('focusin', fitTerminal);
    return () => {
      viewport.removeEventListener('resize', fitTerminal);
      element.removeEventListener('focusin', fitTerminal);
    };
  }, [typing]);
}
