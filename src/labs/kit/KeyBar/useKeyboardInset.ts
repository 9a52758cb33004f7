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
    const tell = () => {
      const covered =
        document.documentElement.clientHeight -
        viewport.offsetTop -
        viewport.height;
      element.current?.style.setProperty(
        '--keyboard',
        `${Math.max(0, Math.round(covered))}px`,
      );
    };
    tell();
    viewport.addEventListener('resize', tell);
    viewport.addEventListener('scroll', tell);
    return () => {
      viewport.removeEventListener('resize', tell);
      viewport.removeEventListener('scroll', tell);
    };
  }, [element]);
}
