import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { progressStore, savePlace } from '../../progress/current';
import { headingsOf, watchReading } from '../../progress/reading';
import type { Place } from '../../progress/schema';

/** What is worth going back to lies beyond the start and before the end. */
const isWorthIt = ({ fraction }: Place) => fraction > 0.05 && fraction < 0.95;

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

interface Reading {
  /** The reader has gone through the text and sees its end. */
  readonly isThrough: boolean;
  /** Where to offer to go on, if the reader came back to the top. */
  readonly offer: HTMLElement | null;
  readonly dismiss: () => void;
}

/** Remembers where in the lesson the reader is, and where they were. */
export function useReading(
  path: string,
  end: RefObject<HTMLElement | null>,
): Reading {
  const [isThrough, setThrough] = useState(false);
  const [offer, setOffer] = useState<HTMLElement | null>(null);
  const before = useRef<Place | undefined>(undefined);

  useEffect(() => {
    const { current } = end;
    const body = current?.parentElement;
    if (!current || !body) return undefined;
    const { done, places } = progressStore.getSnapshot().data;
    const place = places[path];
    // One frame later, since the browser may be on its way to another place.
    const frame = requestAnimationFrame(() => {
      const isAtTop = !window.location.hash && window.scrollY < 200;
      if (!isAtTop || !place || done[path]?.value || !isWorthIt(place)) return;
      before.current = place;
      setOffer(headingAt(body, place) ?? null);
    });
    const stop = watchReading(body, current, {
      onMove: ({ fraction }, isEnd) => {
        if (isEnd) setThrough(true);
        if (before.current && fraction >= before.current.fraction - 0.02) {
          before.current = undefined;
          setOffer(null);
        }
      },
      // A look at the first lines does not lose the place that is on offer.
      onRest: (position) => {
        const { heading, fraction } = before.current ?? position;
        savePlace(path, heading, fraction);
      },
    });
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, [path, end]);

  const dismiss = () => {
    before.current = undefined;
    setOffer(null);
  };
  return { isThrough, offer, dismiss };
}
