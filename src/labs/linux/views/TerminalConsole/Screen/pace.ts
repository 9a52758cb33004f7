import type { Terminal } from '@xterm/xterm';
import { joinBytes } from '../../../../kit/joinBytes';

/** What waits to be drawn at most: of more, the beginning would be gone from sight. */
const mostWaiting = 256 * 1024;
/** So much is drawn at once: what comes meanwhile can still be dropped. */
const atOnce = 32 * 1024;

/** Ends a sequence that was cut in its middle. */
const cancel = Uint8Array.of(0x18);
const resetAll = new TextEncoder().encode('\u0018\u001bc');

interface Piece {
  readonly bytes: Uint8Array;
  /** Written before, and only shown again. */
  isOld: boolean;
}

/** Gives a terminal no more than it can draw, so that it can be cleared at once. */
interface PacedWriter {
  readonly write: (bytes: Uint8Array, isOld?: boolean) => void;
  /** Drops what waits, and has the terminal begin anew. */
  readonly clear: () => void;
  /** Whether what is drawn now was written before, or to a screen that was cleared. */
  readonly isOld: () => boolean;
}

/**
 * A program that writes without an end is faster than its terminal. xterm keeps
 * all of it in a queue of its own, which nobody can drop: it would be drawn for
 * seconds after the program was stopped, or on the screen of another machine.
 */
export function paceWrites(terminal: Pick<Terminal, 'write'>): PacedWriter {
  let waiting: Piece[] = [];
  let size = 0;
  let drawn: Piece | undefined;

  const next = () => {
    const [first] = waiting;
    if (drawn || !first) return;
    let count = 0;
    let length = 0;
    for (const { bytes, isOld } of waiting) {
      if (
        isOld !== first.isOld ||
        (count > 0 && length + bytes.length > atOnce)
      )
        break;
      count += 1;
      length += bytes.length;
    }
    const bytes = joinBytes(waiting.splice(0, count).map(({ bytes }) => bytes));
    size -= length;
    drawn = { bytes, isOld: first.isOld };
    terminal.write(bytes, () => {
      drawn = undefined;
      next();
    });
  };
  const cut = () => {
    let isCut = false;
    while (size > mostWaiting && waiting.length > 1) {
      size -= waiting.shift()?.bytes.length ?? 0;
      isCut = true;
    }
    const [first] = waiting;
    if (!isCut || !first) return;
    waiting.unshift({ bytes: cancel, isOld: first.isOld });
    size += cancel.length;
  };
  return {
    write: (bytes, isOld = false) => {
      waiting.push({ bytes, isOld });
      size += bytes.length;
      cut();
      next();
    },
    clear: () => {
      if (drawn) drawn.isOld = true;
      waiting = [{ bytes: resetAll, isOld: true }];
      size = resetAll.length;
      next();
    },
    isOld: () => drawn?.isOld ?? false,
  };
}
