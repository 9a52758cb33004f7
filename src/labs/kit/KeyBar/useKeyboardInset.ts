import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Tells an element, in `--keyboard`, how much of the window's lower end the
 * phone's keyboard covers: what sticks to the bottom would be under it.
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
