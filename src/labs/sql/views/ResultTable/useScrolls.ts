import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Returns true while an element scrolls, in either direction. It is true before
 * the first measurement too, and so always without JavaScript.
 */
export function useScrolls(element: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(true);
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => {
      setScrolls(
        current.scrollWidth > current.clientWidth ||
          current.scrollHeight > current.clientHeight,
      );
    });
    observer.observe(current);
    // The content grows alone once the element has its maximum height.
    for (const child of current.children) observer.observe(child);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return scrolls;
}
