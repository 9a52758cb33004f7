import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Unfolds a category when the reader goes to one of its pages. A category that
 * the reader folded before hydration stays folded.
 *
 * @returns Ref of the `<details>`.
 */
export function useUnfoldOnNavigation(
  isActive: boolean,
  activePath: string,
): RefObject<HTMLDetailsElement | null> {
  const fold = useRef<HTMLDetailsElement>(null);
  const shownPath = useRef(activePath);
  useEffect(() => {
    if (shownPath.current === activePath) return;
    shownPath.current = activePath;
    if (isActive && fold.current) fold.current.open = true;
  }, [isActive, activePath]);
  return fold;
}
