import type { ReactNode } from 'react';
import { progressStore } from '../../current';
import { headingsOf, savePlace, watchReading } from '../../reading';
import type { Place } from '../../schema';
import { isHalfRead } from '../../visits';
import ResumeOffer from './ResumeOffer';

/** The heading may be gone from the text, or the link that brought it short. */
function headingAt(
  body: HTMLElement,
  { heading, fraction }: Place,
): HTMLElement | undefined {
  const headings = headingsOf(body);
  return (
    headings.find(({ id }) => id === heading) ??
    headings[Math.floor(fraction * headings.length)]
  );
}

interface Listeners {
  /** What to show to a reader who came back to the top; `null` for nothing. */
  readonly onOffer: (offer: ReactNode) => void;
  /** The reader has gone through the text and sees its end. */
  readonly onThrough: () => void;
}

/**
 * Remembers where in the lesson the reader is, and offers to go on where they
 * were.
 *
 * @param end What comes after the last line of the text, beside it.
 * @returns stops following.
 */
export function follow(
  lesson: string,
  end: HTMLElement,
  { onOffer, onThrough }: Listeners,
): () => void {
  const body = end.parentElement ?? end;
  const { done, places } = progressStore.getSnapshot().data;
  const place = places[lesson];
  let offered: Place | undefined;

  const dismiss = () => {
    offered = undefined;
    onOffer(null);
  };
  // One frame later, since the browser may be on its way to another place.
  const frame = requestAnimationFrame(() => {
    const isAtTop = !window.location.hash && window.scrollY < 200;
    if (!isAtTop || !place || done[lesson]?.value || !isHalfRead(place)) return;
    const heading = headingAt(body, place);
    if (!heading) return;
    offered = place;
    onOffer(<ResumeOffer heading={heading} onDismiss={dismiss} />);
  });
  const stop = watchReading(body, end, {
    onMove: ({ fraction }, isThrough) => {
      if (isThrough) onThrough();
      if (offered && fraction >= offered.fraction - 0.02) dismiss();
    },
    // A look at the first lines does not lose the place that is on offer.
    onRest: (position) => {
      savePlace(lesson, offered ?? position);
    },
  });
  return () => {
    cancelAnimationFrame(frame);
    stop();
  };
}
