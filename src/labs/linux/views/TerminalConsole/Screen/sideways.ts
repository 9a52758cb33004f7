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
 * Keeps the cursor in view when the terminal is wider than its scroller. The
 * view follows to the right what is typed since the last Enter, and not what
 * programs draw, such as `top`, which uses the normal screen. A program on the
 * other screen opens at its first column; there the view moves only after a
 * key, and not to the last row, which has the prompt of `less`.
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
  let isTypingLine = false;
  terminal.onData((keys) => {
    hasTyped = true;
    isTypingLine = !keys.includes('\r');
  });
  terminal.buffer.onBufferChange(() => {
    hasTyped = isTypingLine = false;
    scroller.scrollLeft = 0;
  });
  terminal.onCursorMove(() => {
    const { cursorX, cursorY, type } = terminal.buffer.active;
    const { scrollLeft, clientWidth, scrollWidth } = scroller;
    const cell = host.clientWidth / terminal.cols;
    const x = cursorX * cell;
    const isFollowed =
      type === 'normal'
        ? isTypingLine || x < scrollLeft
        : hasTyped && cursorY < terminal.rows - 1;
    hasTyped = false;
    if (!isFollowed || scrollWidth <= clientWidth) return;
    if (x < scrollLeft || x + 2 * cell > scrollLeft + clientWidth)
      scroller.scrollLeft =
        x + 2 * cell > clientWidth ? x - clientWidth / 2 : 0;
  });
}
