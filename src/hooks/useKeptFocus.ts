import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

interface KeptFocus {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly tabIndex: -1;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/**
 * For a part of the page whose buttons come and go: when the one with the focus
 * is gone, the part itself has it, not the top of the page.
 */
export function useKeptFocus(): KeptFocus {
  const ref = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (hasFocus.current && activeElement === body)
      ref.current?.focus({ preventScroll: true });
    // It may have come before anybody listened.
    else if (ref.current?.contains(activeElement)) hasFocus.current = true;
  });
  return {
    ref,
    tabIndex: -1,
    onFocus: () => {
      hasFocus.current = true;
    },
    // React tells nobody of the blur of what it takes away.
    onBlur: () => {
      hasFocus.current = false;
    },
  };
}
