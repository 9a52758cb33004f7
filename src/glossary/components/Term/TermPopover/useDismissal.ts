import { useEffect, useRef } from 'react';

/** Time to cross the gap between the word and its definition. */
const graceMs = 250;

/** Listens until the function that it returns is called. */
function listen<Type extends keyof HTMLElementEventMap>(
  target: HTMLElement,
  type: Type,
  listener: (event: HTMLElementEventMap[Type]) => void,
): () => void {
  target.addEventListener(type, listener);
  return () => {
    target.removeEventListener(type, listener);
  };
}

const holds = (root: Element, target: EventTarget | null): boolean =>
  target instanceof Node && root.contains(target);

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
    const page = document.documentElement;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const stops = [
      listen(page, 'keydown', ({ key }) => {
        if (key !== 'Escape') return;
        // Still open, so that the link does not open it again.
        if (holds(root, document.activeElement)) link.focus();
        close.current();
      }),
      listen(page, 'pointerdown', ({ target }) => {
        if (!holds(root, target)) close.current();
      }),
      listen(root, 'focusout', ({ relatedTarget }) => {
        // Another window may have the focus for a while.
        const stays = holds(root, relatedTarget) || !document.hasFocus();
        if (!stays && !root.matches(':hover')) close.current();
      }),
      listen(root, 'pointerenter', () => {
        clearTimeout(timer);
      }),
      listen(root, 'pointerleave', ({ pointerType }) => {
        if (pointerType !== 'mouse') return;
        timer = setTimeout(() => {
          if (!root.querySelector(':focus-visible')) close.current();
        }, graceMs);
      }),
    ];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [link]);
}
