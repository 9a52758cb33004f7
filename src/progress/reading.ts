import { progressStore, timeAfter } from './current';

/** Where in a lesson the window is. */
export interface Position {
  /** Id of the last heading above the middle of the window; may be empty. */
  readonly heading: string;
  /** From 0 to 1, with two decimals. */
  readonly fraction: number;
}

interface Listeners {
  /** @param isThrough the end is in view after most of the lesson was, too. */
  readonly onMove: (position: Position, isThrough: boolean) => void;
  /** The reader stays here for a moment, or leaves. */
  readonly onRest: (position: Position) => void;
}

const restMs = 1000;
/** Of the tenths of a lesson and its beginning, how many a reader passes by. */
const mostOfIt = 6;

export function headingsOf(body: HTMLElement): readonly HTMLElement[] {
  return [...body.querySelectorAll<HTMLElement>('h2[id], h3[id]')];
}

function positionIn(body: HTMLElement): Position {
  const { top, height } = body.getBoundingClientRect();
  const part = -top / Math.max(1, height - window.innerHeight);
  return {
    heading:
      headingsOf(body)
        .filter(
          (heading) =>
            heading.getBoundingClientRect().top < window.innerHeight / 2,
        )
        .at(-1)?.id ?? '',
    fraction: Math.round(Math.min(1, Math.max(0, part)) * 100) / 100,
  };
}

/**
 * Follows a reader through a lesson.
 *
 * @param body The text of the lesson.
 * @param end What comes after its last line.
 * @returns stops following.
 */
export function watchReading(
  body: HTMLElement,
  end: HTMLElement,
  { onMove, onRest }: Listeners,
): () => void {
  const seen = new Set<number>();
  let position: Position | undefined;
  let timer = 0;

  const rest = () => {
    window.clearTimeout(timer);
    if (position) onRest(position);
    position = undefined;
  };
  const move = () => {
    // On the way to another page the window scrolls too.
    if (!body.isConnected) return;
    position = positionIn(body);
    seen.add(Math.round(position.fraction * 10));
    const isEndInView = end.getBoundingClientRect().top < window.innerHeight;
    onMove(position, isEndInView && seen.size >= mostOfIt);
    window.clearTimeout(timer);
    timer = window.setTimeout(rest, restMs);
  };

  // The scroll that brought this code is over.
  if (window.scrollY > 0) move();
  window.addEventListener('scroll', move, { passive: true });
  window.addEventListener('pagehide', rest);
  document.addEventListener('visibilitychange', rest);
  return () => {
    rest();
    window.removeEventListener('scroll', move);
    window.removeEventListener('pagehide', rest);
    document.removeEventListener('visibilitychange', rest);
  };
}

/** Remembers where in a lesson the reader is. */
export function savePlace(
  lesson: string,
  { heading, fraction }: Position,
): void {
  progressStore.update((data) => ({
    ...data,
    places: {
      ...data.places,
      [lesson]: { heading, fraction, at: timeAfter(data.places[lesson]?.at) },
    },
  }));
}
