import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Sets the CSS property `--keyboard` of an element to the height, in pixels, of
 * the window's lower part that a phone's keyboard covers. Without it, content
 * stuck to the bottom would be under the keyboard.
 */
export function useKeyboardInset(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport: viewport } = window;
    if (!viewport) return undefined;
    const updateInset = () => {
      const coveredHeight =
        document.documentElement.clientHeight -
        viewport.offsetTop -
        viewport.height;
      element.current?.style.setProperty(
        '--keyboard',
        `${Math.max(0, Math.round(coveredHeight))}px`,
      );
    };
    updateInset();
    viewport.addEventListener('resize', updateInset);
    viewport.addEventListener('scroll', updateInset);
    return () => {
      viewport.removeEventListener('resize', updateInset);
      viewport.removeEventListener('scroll', updateInset);
    };
  }, [element]);
}
