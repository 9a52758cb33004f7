/** Loads a part of the lab that the reader may need after the first program. */
type Part = () => Promise<unknown>;

/** User Timing measure of each prefetch of parts. */
export const aheadMeasure = 'c-lab:ahead';

/** User Timing mark of each idle moment. */
export const idleMark = 'c-lab:idle';

const wanted = new Set<Part>();

/**
 * Queues a part to be prefetched when a program has ended and the browser is
 * idle, so that it is available offline. A part that fails is retried after the
 * next program.
 */
export function later<Wanted extends Part>(part: Wanted): Wanted {
  wanted.add(part);
  return part;
}

async function bring(): Promise<void> {
  const start = performance.now();
  for (const part of wanted) {
    try {
      await part();
      wanted.delete(part);
    } catch {
      // Prefetching is best effort: the part reports its own failure when it is
      // used.
    }
  }
  performance.measure(aheadMeasure, { start });
}

/** Runs a callback when the browser is idle. */
export function whenIdle(begin: () => void): void {
  const marked = () => {
    performance.mark(idleMark);
    begin();
  };
  if ('requestIdleCallback' in globalThis) requestIdleCallback(marked);
  else setTimeout(marked, 500);
}

/** Prefetches the queued parts one by one, when the browser is idle. */
export function bringAhead(): void {
  if (wanted.size > 0) whenIdle(() => void bring());
}
