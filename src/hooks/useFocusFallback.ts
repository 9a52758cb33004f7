import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

interface FocusFallback {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly tabIndex: -1;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/**
 * Keeps the focus inside a part of the page whose buttons appear and disappear.
 * When the focused button is removed, the part itself gets the focus; otherwise
 * the focus would move to the top of the page.
 */
export function useFocusFallback(): FocusFallback {
  const ref = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (hasFocus.current && activeElement === body)
      ref.current?.focus({ preventScroll: true });
    // The focus may have entered before React attached `onFocus`.
    else if (ref.current?.contains(activeElement)) hasFocus.current = true;
  });
  return {
    ref,
    tabIndex: -1,
    onFocus: () => {
      hasFocus.current = true;
    },
    // React fires no blur event for an element that it removes.
    onBlur: () => {
      hasFocus.current = false;
    },
  };
}
