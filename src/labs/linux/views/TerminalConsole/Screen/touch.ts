/** Content that can be scrolled by lines. */
interface Scrollable {
  /** Height of a line, in pixels. */
  readonly lineHeight: () => number;
  /** Returns true when there is more content upwards (-1) or downwards (1). */
  readonly canScroll: (direction: number) => boolean;
  readonly scroll: (lines: number) => void;
}

/**
 * Scrolls by touch, which xterm does not support. At either end of the content,
 * the page scrolls instead.
 *
 * @returns A function that removes the listeners.
 */
export function scrollByTouch(
  host: HTMLElement,
  { lineHeight, canScroll, scroll }: Scrollable,
): () => void {
  let last: number | undefined;
  /** Start of the touch, until the direction of its movement is known. */
  let first: Touch | undefined;
  const start = ({ touches }: TouchEvent) => {
    first = touches.length === 1 ? touches[0] : undefined;
    last = first?.clientY;
  };
  const isSideways = ({ clientX, clientY }: Touch) =>
    first !== undefined &&
    Math.abs(clientX - first.clientX) > Math.abs(clientY - first.clientY);
  const move = (event: TouchEvent) => {
    const [touch] = event.touches;
    const y = touch?.clientY;
    if (last === undefined || y === undefined || y === last) return;
    const goesAside = touch !== undefined && isSideways(touch);
    first = undefined;
    if (goesAside || !event.cancelable || !canScroll(Math.sign(last - y))) {
      // Lets the rest of the touch scroll the page.
      last = undefined;
      return;
    }
    event.preventDefault();
    const lines = Math.trunc((last - y) / lineHeight());
    if (lines === 0) return;
    scroll(lines);
    last -= lines * lineHeight();
  };
  host.addEventListener('touchstart', start, { passive: true });
  host.addEventListener('touchmove', move, { passive: false });
  return () => {
    host.removeEventListener('touchstart', start);
    host.removeEventListener('touchmove', move);
  };
}
