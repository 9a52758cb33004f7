import type { Terminal } from '@xterm/xterm';
import { joinBytes } from '../../../../kit/joinBytes';

/**
 * Maximum of bytes queued; the beginning of a longer output would have scrolled
 * out of view.
 */
const MAX_QUEUED_BYTES = 256 * 1024;
/** Maximum of bytes per write, so that the rest can still be dropped. */
const MAX_WRITE_BYTES = 32 * 1024;

/** Control character (CAN) that cancels an incomplete escape sequence. */
const CANCEL_SEQUENCE = Uint8Array.of(0x18);
const RESET_SEQUENCE = new TextEncoder().encode('\u0018\u001bc');

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
export function createPacedWriter(
  terminal: Pick<Terminal, 'write'>,
): PacedWriter {
  let queue: Piece[] = [];
  let size = 0;
  let drawing: Piece | undefined;

  const writeNext = () => {
    const [first] = queue;
    if (drawing || !first) return;
    let count = 0;
    let length = 0;
    for (const { bytes, isOld } of queue) {
      if (
        isOld !== first.isOld ||
        (count > 0 && length + bytes.length > MAX_WRITE_BYTES)
      )
        break;
      count += 1;
      length += bytes.length;
    }
    const bytes = joinBytes(queue.splice(0, count).map(({ bytes }) => bytes));
    size -= length;
    drawing = { bytes, isOld: first.isOld };
    terminal.write(bytes, () => {
      drawing = undefined;
      writeNext();
    });
  };
  const trimQueue = () => {
    let isCut = false;
    while (size > MAX_QUEUED_BYTES && queue.length > 1) {
      size -= queue.shift()?.bytes.length ?? 0;
      isCut = true;
    }
    const [first] = queue;
    if (!isCut || !first) return;
    queue.unshift({ bytes: CANCEL_SEQUENCE, isOld: first.isOld });
    size += CANCEL_SEQUENCE.length;
  };
  return {
    write: (bytes, isOld = false) => {
      queue.push({ bytes, isOld });
      size += bytes.length;
      trimQueue();
      writeNext();
    },
    clear: () => {
      if (drawing) drawing.isOld = true;
      queue = [{ bytes: RESET_SEQUENCE, isOld: true }];
      size = RESET_SEQUENCE.length;
      writeNext();
    },
    isOld: () => drawing?.isOld ?? false,
  };
}
