import { progressStore, getTimeAfter } from './current';

/** Position of the window in a lesson. */
export interface Position {
  /** Id of the last heading above the middle of the window; may be empty. */
  readonly heading: string;
  /** Scrolled part of the lesson, from 0 to 1, with two decimals. */
  readonly fraction: number;
}

interface Listeners {
  /**
   * Called on each scroll.
   *
   * @param isThrough True when the end is in view and most of the lesson was
   * before.
   */
  readonly onMove: (position: Position, isThrough: boolean) => void;
  /** Called when the scroll pauses for a second, or when the reader leaves. */
  readonly onRest: (position: Position) => void;
}

const REST_DELAY_MS = 1000;
/**
 * Distinct values of the scrolled part, in tenths, that count as reading most
 * of a lesson (of eleven).
 */
const MIN_SEEN_TENTHS = 6;

export function findHeadings(body: HTMLElement): readonly HTMLElement[] {
  return [...body.querySelectorAll<HTMLElement>('h2[id], h3[id]')];
}

function measurePosition(body: HTMLElement): Position {
  const { top, height } = body.getBoundingClientRect();
  const part = -top / Math.max(1, height - window.innerHeight);
  return {
    heading:
      findHeadings(body)
        .filter(
          (heading) =>
            heading.getBoundingClientRect().top < window.innerHeight / 2,
        )
        .at(-1)?.id ?? '',
    fraction: Math.round(Math.min(1, Math.max(0, part)) * 100) / 100,
  };
}

/**
 * Tracks the reader's position in a lesson.
 *
 * @param body Text of the lesson.
 * @param end Element after its last line.
 * @returns Function that stops the tracking.
 */
export function watchReading(
  body: HTMLElement,
  end: HTMLElement,
  { onMove, onRest }: Listeners,
): () => void {
  const seenTenths = new Set<number>();
  let position: Position | undefined;
  let timer = 0;

  const reportRest = () => {
    window.clearTimeout(timer);
    if (position) onRest(position);
    position = undefined;
  };
  const handleScroll = () => {
    // Navigating to another page also scrolls the window.
    if (!body.isConnected) return;
    position = measurePosition(body);
    seenTenths.add(Math.round(position.fraction * 10));
    const isEndInView = end.getBoundingClientRect().top < window.innerHeight;
    onMove(position, isEndInView && seenTenths.size >= MIN_SEEN_TENTHS);
    window.clearTimeout(timer);
    timer = window.setTimeout(reportRest, REST_DELAY_MS);
  };

  // The scroll that loaded this module fired before the listener was added.
  if (window.scrollY > 0) handleScroll();
  window.addEventListener('scroll', handleScroll, { passive: true });
  window.addEventListener('pagehide', reportRest);
  document.addEventListener('visibilitychange', reportRest);
  return () => {
    reportRest();
    window.removeEventListener('scroll', handleScroll);
    window.removeEventListener('pagehide', reportRest);
    document.removeEventListener('visibilitychange', reportRest);
  };
}

/** Saves the reader's position in a lesson. */
export function savePlace(
  lesson: string,
  { heading, fraction }: Position,
): void {
  progressStore.update((data) => ({
    ...data,
    places: {
      ...data.places,
      [lesson]: {
        heading,
        fraction,
        at: getTimeAfter(data.places[lesson]?.at),
      },
    },
  }));
}
