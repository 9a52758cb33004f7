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
  let lastY: number | undefined;
  /** Start of the touch, until the direction of its movement is known. */
  let startTouch: Touch | undefined;
  const start = ({ touches }: TouchEvent) => {
    startTouch = touches.length === 1 ? touches[0] : undefined;
    lastY = startTouch?.clientY;
  };
  const isSideways = ({ clientX, clientY }: Touch) =>
    startTouch !== undefined &&
    Math.abs(clientX - startTouch.clientX) >
      Math.abs(clientY - startTouch.clientY);
  const move = (event: TouchEvent) => {
    const [touch] = event.touches;
    const y = touch?.clientY;
    if (lastY === undefined || y === undefined || y === lastY) return;
    const goesAside = touch !== undefined && isSideways(touch);
    startTouch = undefined;
    if (goesAside || !event.cancelable || !canScroll(Math.sign(lastY - y))) {
      // Lets the rest of the touch scroll the page.
      lastY = undefined;
      return;
    }
    event.preventDefault();
    const lines = Math.trunc((lastY - y) / lineHeight());
    if (lines === 0) return;
    scroll(lines);
    lastY -= lines * lineHeight();
  };
  host.addEventListener('touchstart', start, { passive: true });
  host.addEventListener('touchmove', move, { passive: false });
  return () => {
    host.removeEventListener('touchstart', start);
    host.removeEventListener('touchmove', move);
  };
}
