import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Returns true while an element's content is wider than the element. It is true
 * before the first measurement too, and so always without JavaScript.
 */
export function useIsOverflowing(
  element: RefObject<HTMLElement | null>,
): boolean {
  const [overflows, setOverflows] = useState(true);
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => {
      setOverflows(current.scrollWidth > current.clientWidth);
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return overflows;
}
