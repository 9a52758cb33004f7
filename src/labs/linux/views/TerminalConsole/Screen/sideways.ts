import type { Terminal } from '@xterm/xterm';

/** Element of a terminal, inside its scroller. */
interface Host {
  readonly clientWidth: number;
  readonly parentElement: Pick<
    HTMLElement,
    'clientWidth' | 'scrollWidth' | 'scrollLeft'
  > | null;
}

/**
 * Keeps the cursor in view when the terminal is wider than its scroller. A
 * full-screen program opens at its first column and moves its cursor to draw,
 * so there the view moves only after a key, and not to the last row, which has
 * the prompt of `less`.
 */
export function keepCursorVisible(
  host: Host,
  terminal: Pick<
    Terminal,
    'buffer' | 'cols' | 'rows' | 'onCursorMove' | 'onData'
  >,
): void {
  const scroller = host.parentElement;
  if (!scroller) return;
  let hasTyped = false;
  terminal.onData(() => {
    hasTyped = true;
  });
  terminal.buffer.onBufferChange(() => {
    hasTyped = false;
    scroller.scrollLeft = 0;
  });
  terminal.onCursorMove(() => {
    const { cursorX, cursorY, type } = terminal.buffer.active;
    const isFollowed =
      type === 'normal' || (hasTyped && cursorY < terminal.rows - 1);
    hasTyped = false;
    const { scrollLeft, clientWidth, scrollWidth } = scroller;
    if (!isFollowed || scrollWidth <= clientWidth) return;
    const cell = host.clientWidth / terminal.cols;
    const x = cursorX * cell;
    if (x < scrollLeft || x + 2 * cell > scrollLeft + clientWidth)
      scroller.scrollLeft =
        x + 2 * cell > clientWidth ? x - clientWidth / 2 : 0;
  });
}
