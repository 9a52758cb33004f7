import { useEffect, useRef } from 'react';

/**
 * Milliseconds to move the pointer across the gap between the term and the
 * popover.
 */
const CLOSE_DELAY_MS = 250;

/** Adds an event listener; returns the function that removes it. */
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

const isInside = (root: Element, target: EventTarget | null): boolean =>
  target instanceof Node && root.contains(target);

/**
 * Closes a popover beside a link (WCAG 1.4.13): with Escape, with a click
 * elsewhere, or when both the focus and the pointer have left the link and the
 * popover.
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

    const removeListeners = [
      listen(page, 'keydown', ({ key }) => {
        if (key !== 'Escape') return;
        // Focuses the link before closing: with the popover still open, the
        // focus event does not open it again.
        if (isInside(root, document.activeElement)) link.focus();
        close.current();
      }),
      listen(page, 'pointerdown', ({ target }) => {
        if (!isInside(root, target)) close.current();
      }),
      listen(root, 'focusout', ({ relatedTarget }) => {
        // Ignores the loss of focus when another window takes it.
        const keepsFocus =
          isInside(root, relatedTarget) || !document.hasFocus();
        if (!keepsFocus && !root.matches(':hover')) close.current();
      }),
      listen(root, 'pointerenter', () => {
        clearTimeout(timer);
      }),
      listen(root, 'pointerleave', ({ pointerType }) => {
        if (pointerType !== 'mouse') return;
        timer = setTimeout(() => {
          if (!root.querySelector(':focus-visible')) close.current();
        }, CLOSE_DELAY_MS);
      }),
    ];
    return () => {
      clearTimeout(timer);
      for (const stop of removeListeners) stop();
    };
  }, [link]);
}
