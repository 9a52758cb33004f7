import { unstable_forceFrameRate as forceFrameRate } from 'scheduler';

/** How often the page is drawn while somebody waits for what was pressed. */
const HURRIED_FPS = 10;

/** As React chooses it. */
const USUAL = 0;

/**
 * React lets the page be drawn every 5 ms while it comes alive. On a slow device
 * each drawing takes longer than that, and who pressed something waits three
 * times as long. Who only passes by is not kept from scrolling.
 *
 * @returns What to call once the page is alive.
 */
export function hurryWhenHeard(): () => void {
  const hurry = () => {
    forceFrameRate(HURRIED_FPS);
  };
  if (window.heard?.length) hurry();
  else window.addEventListener('click', hurry, { capture: true, once: true });
  return () => {
    window.removeEventListener('click', hurry, { capture: true });
    forceFrameRate(USUAL);
  };
}
