import { unstable_forceFrameRate as forceFrameRate } from 'scheduler';

/** Frames per second while the reader waits for a queued event. */
const QUEUED_EVENTS_FPS = 10;

/** Value with which React chooses the frame rate itself. */
const DEFAULT_FPS = 0;

/**
 * Makes React yield less often during hydration once the reader has pressed
 * something. React yields every 5 ms so that the page can be drawn; on a slow
 * device each drawing takes longer than that, and the reader waits three times
 * as long. Without a press React keeps yielding, so that scrolling is not
 * blocked.
 *
 * @returns A function to call after hydration, which restores React's own rate.
 */
export function limitFrameRateOnClick(): () => void {
  const limitFrameRate = () => {
    forceFrameRate(QUEUED_EVENTS_FPS);
  };
  if (window.queuedEvents?.length) limitFrameRate();
  else
    window.addEventListener('click', limitFrameRate, {
      capture: true,
      once: true,
    });
  return () => {
    window.removeEventListener('click', limitFrameRate, { capture: true });
    forceFrameRate(DEFAULT_FPS);
  };
}
