import { useEffect, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { progressStore } from '../../../progress/current';

/**
 * Tracks the reader through a lesson. The code for it loads on the first
 * scroll, or at once if there is a place to return to.
 */
export function useReadingTracker(
  lesson: string,
  end: RefObject<HTMLElement | null>,
): {
  readonly offer: ReactNode;
  readonly isThrough: boolean;
  readonly sheetLink: ReactNode;
} {
  const [offer, setOffer] = useState<ReactNode>(null);
  const [sheetLink, setSheetLink] = useState<ReactNode>(null);
  const [isThrough, setThrough] = useState(false);

  useEffect(() => {
    const { current } = end;
    let stop: (() => void) | null = () => undefined;
    const start = () => {
      void import('./trackReading').then(
        ({ trackReading }) => {
          // The component may have unmounted during the download.
          if (!current || !stop) return;
          stop = trackReading(lesson, current, {
            onOffer: setOffer,
            onFinish: () => {
              setThrough(true);
            },
            onSheetLink: setSheetLink,
          });
        },
        // A failed download is ignored: the lesson works, only the place is not
        // saved.
        () => undefined,
      );
    };
    if (progressStore.getSnapshot().data.places[lesson]) start();
    else window.addEventListener('scroll', start, { once: true });
    return () => {
      window.removeEventListener('scroll', start);
      stop?.();
      stop = null;
    };
  }, [lesson, end]);

  return { offer, isThrough, sheetLink };
}
