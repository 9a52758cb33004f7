/** Loads a part of the lab that the reader may need after the first program. */
type PartLoader = () => Promise<unknown>;

/** User Timing measure of each prefetch of parts. */
export const prefetchMeasure = 'c-lab:ahead';

/** User Timing mark of each idle moment. */
export const idleMark = 'c-lab:idle';

const queuedParts = new Set<PartLoader>();

/**
 * Queues a part to be prefetched when a program has ended and the browser is
 * idle, so that it is available offline. A part that fails is retried after the
 * next program.
 */
export function queuePrefetch<Wanted extends PartLoader>(part: Wanted): Wanted {
  queuedParts.add(part);
  return part;
}

async function prefetchParts(): Promise<void> {
  const start = performance.now();
  for (const part of queuedParts) {
    try {
      await part();
      queuedParts.delete(part);
    } catch {
      // Prefetching is best effort: the part reports its own failure when it is
      // used.
    }
  }
  performance.measure(prefetchMeasure, { start });
}

/** Runs a callback when the browser is idle. */
export function runWhenIdle(begin: () => void): void {
  const markAndRun = () => {
    performance.mark(idleMark);
    begin();
  };
  if ('requestIdleCallback' in globalThis) requestIdleCallback(markAndRun);
  else setTimeout(markAndRun, 500);
}

/** Prefetches the queued parts one by one, when the browser is idle. */
export function prefetchQueuedParts(): void {
  if (queuedParts.size > 0) runWhenIdle(() => void prefetchParts());
}
