import { useEffect, useRef } from 'react';

/** Time to cross the gap between the word and its definition. */
const graceMs = 250;

/**
 * The ways out of what is open beside a link (WCAG 1.4.13): Escape, a click
 * elsewhere, the focus or the pointer gone from both. While one of the two is
 * there, it stays.
 */
export function useDismissal(link: HTMLElement, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    const root = link.parentElement;
    if (!root) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hasFocus = () => root.querySelector(':focus-visible') !== null;

    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape') return;
        // Still open, so that the link does not open it again.
        if (root.contains(document.activeElement)) link.focus();
        close.current();
      },
      { signal },
    );
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (target instanceof Node && !root.contains(target)) close.current();
      },
      { signal },
    );
    root.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        const stays =
          (relatedTarget instanceof Node && root.contains(relatedTarget)) ||
          // Another window has the focus now; it may come back.
          !document.hasFocus() ||
          root.matches(':hover');
        if (!stays) close.current();
      },
      { signal },
    );
    root.addEventListener(
      'pointerenter',
      () => {
        clearTimeout(timer);
      },
      { signal },
    );
    root.addEventListener(
      'pointerleave',
      ({ pointerType }) => {
        if (pointerType !== 'mouse') return;
        timer = setTimeout(() => {
          if (!hasFocus()) close.current();
        }, graceMs);
      },
      { signal },
    );
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [link]);
}
