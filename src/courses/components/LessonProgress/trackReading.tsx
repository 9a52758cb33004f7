import type { ReactNode } from 'react';
import { progressStore } from '../../../progress/current';
import {
  findHeadings,
  savePlace,
  watchReading,
} from '../../../progress/reading';
import type { Place } from '../../../progress/schema';
import { isPartlyRead } from '../../../progress/visits';
import ResumeOffer from './ResumeOffer';

/**
 * Finds the heading of a saved place, by its fraction if the id is missing: the
 * lesson may have changed, and places from a QR code have no id.
 */
function findHeadingAt(
  body: HTMLElement,
  { heading, fraction }: Place,
): HTMLElement | undefined {
  const headings = findHeadings(body);
  return (
    headings.find(({ id }) => id === heading) ??
    headings[Math.floor(fraction * headings.length)]
  );
}

interface Listeners {
  /**
   * Called with the offer for a reader who returned to the top, or with `null`
   * to remove it.
   */
  readonly onOffer: (offer: ReactNode) => void;
  /** Called when the reader has scrolled through the text and sees its end. */
  readonly onFinish: () => void;
  /** Called with the link to the lesson's worksheet, if it is published. */
  readonly onSheetLink: (link: ReactNode) => void;
}

/**
 * Part of a lesson after which its worksheet is looked for: its link is there
 * when the end comes into view, and moves nothing.
 */
const SHEET_FRACTION = 0.6;

/**
 * Saves the reader's place in a lesson, and offers to return to the saved one.
 *
 * @param end Element after the last line of the text, its sibling.
 * @returns Function that stops the tracking.
 */
export function trackReading(
  lesson: string,
  end: HTMLElement,
  { onOffer, onFinish, onSheetLink }: Listeners,
): () => void {
  const body = end.parentElement ?? end;
  const { done, places } = progressStore.getSnapshot().data;
  const place = places[lesson];
  let offeredPlace: Place | undefined;
  let isSheetRequested = false;
  let isStopped = false;

  const dismiss = () => {
    offeredPlace = undefined;
    onOffer(null);
  };
  const requestSheetLink = () => {
    isSheetRequested = true;
    import('./loadSheetLink')
      .then(({ loadSheetLink }) => loadSheetLink(lesson))
      .then(
        (link) => {
          if (!isStopped) onSheetLink(link);
        },
        // Without network the lesson ends as where no worksheet is published.
        () => undefined,
      );
  };
  // Waits one frame: the browser may still be restoring a scroll position.
  const frame = requestAnimationFrame(() => {
    const isAtTop = !window.location.hash && window.scrollY < 200;
    if (!isAtTop || !place || done[lesson]?.value || !isPartlyRead(place))
      return;
    const heading = findHeadingAt(body, place);
    if (!heading) return;
    offeredPlace = place;
    onOffer(<ResumeOffer heading={heading} onDismiss={dismiss} />);
  });
  const stop = watchReading(body, end, {
    onMove: ({ fraction }, isThrough) => {
      if (isThrough) onFinish();
      if (fraction >= SHEET_FRACTION && !isSheetRequested) requestSheetLink();
      if (offeredPlace && fraction >= offeredPlace.fraction - 0.02) dismiss();
    },
    // A short scroll at the top does not overwrite the place that is on offer.
    onRest: (position) => {
      savePlace(lesson, offeredPlace ?? position);
    },
  });
  return () => {
    isStopped = true;
    cancelAnimationFrame(frame);
    stop();
  };
}
