import { useEffect, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { progressStore } from '../../current';

/**
 * Follows the reader through a lesson. What it needs for that is loaded with
 * the first scroll, or at once where there is a place to go back to.
 */
export function useFollow(
  lesson: string,
  end: RefObject<HTMLElement | null>,
): { readonly offer: ReactNode; readonly isThrough: boolean } {
  const [offer, setOffer] = useState<ReactNode>(null);
  const [isThrough, setThrough] = useState(false);

  useEffect(() => {
    const { current } = end;
    let stop: (() => void) | null = () => undefined;
    const start = () => {
      void import('./follow').then(
        ({ follow }) => {
          // The reader may have left in the meantime.
          if (!current || !stop) return;
          stop = follow(lesson, current, {
            onOffer: setOffer,
            onThrough: () => {
              setThrough(true);
            },
          });
        },
        // Without it the place is not remembered; the lesson is there.
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

  return { offer, isThrough };
}
