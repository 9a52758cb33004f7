import type { Terminal } from '@xterm/xterm';
import { joinBytes } from '../../../../kit/joinBytes';

/**
 * Maximum of bytes queued; the beginning of a longer output would have scrolled
 * out of view.
 */
const mostWaiting = 256 * 1024;
/** Maximum of bytes per write, so that the rest can still be dropped. */
const atOnce = 32 * 1024;

/** Control character (CAN) that cancels an incomplete escape sequence. */
const cancel = Uint8Array.of(0x18);
const resetAll = new TextEncoder().encode('\u0018\u001bc');

interface Piece {
  readonly bytes: Uint8Array;
  /** True for output of an earlier time that is shown again. */
  isOld: boolean;
}

/** Writer with a bounded queue that can be dropped. */
interface PacedWriter {
  readonly write: (bytes: Uint8Array, isOld?: boolean) => void;
  /** Drops the queue and resets the terminal. */
  readonly clear: () => void;
  /**
   * Returns true when the bytes being drawn are a replay, or belong to a
   * cleared screen.
   */
  readonly isOld: () => boolean;
}

/**
 * Creates a writer that gives xterm only as much output as it can draw. A
 * program without end writes faster than xterm draws, and xterm's own queue
 * cannot be dropped: it would keep drawing for seconds after the program
 * stopped, or on the screen of another machine.
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
