/** Something that a reader may want of the lab after the first program. */
type Part = () => Promise<unknown>;

/** User Timing entry of the time in which the lab brought what may be wanted later. */
export const aheadMeasure = 'c-lab:ahead';

/** User Timing entry of each moment in which there was time for what can wait. */
export const idleMark = 'c-lab:idle';

const wanted = new Set<Part>();

/**
 * Has a part brought when a program has ended and there is time, so that it is
 * there when the network is not. What does not come is asked for after the next.
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
      // Whoever needs it finds out, and says so.
    }
  }
  performance.measure(aheadMeasure, { start });
}

/** Behind whatever the reader does. */
export function whenIdle(begin: () => void): void {
  const marked = () => {
    performance.mark(idleMark);
    begin();
  };
  if ('requestIdleCallback' in globalThis) requestIdleCallback(marked);
  else setTimeout(marked, 500);
}

/** One by one, when there is time. */
export function bringAhead(): void {
  if (wanted.size > 0) whenIdle(() => void bring());
}
