/** What a finger can move. */
interface Scrollable {
  /** Height of a line, in pixels. */
  readonly lineHeight: () => number;
  /** Whether there is more upwards (-1) or downwards (1). */
  readonly canScroll: (direction: number) => boolean;
  readonly scroll: (lines: number) => void;
}

/**
 * Scrolls by finger, which xterm does not know. At the end of what there is,
 * the page scrolls as always.
 *
 * @returns Stops listening.
 */
export function scrollByTouch(
  host: HTMLElement,
  { lineHeight, canScroll, scroll }: Scrollable,
): () => void {
  let last: number | undefined;
  /** Where the finger came down, until it is known which way it goes. */
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
      // From here on the finger moves the page.
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
