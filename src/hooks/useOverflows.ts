import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Whether an element is wider inside than outside, as it changes its size. It
 * counts as such until it has been measured, and always without JavaScript.
 */
export function useOverflows(element: RefObject<HTMLElement | null>): boolean {
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
