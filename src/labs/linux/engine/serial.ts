/** Maximum of bytes that wait in the port until the guest reads them. */
const MAX_UNREAD_BYTES = 512;
const FEED_INTERVAL_MS = 4;
/** Delay that groups the bytes of a burst into one event. */
const BATCH_DELAY_MS = 4;

/** One end of a serial line. */
export interface SerialLine {
  send: (bytes: Uint8Array) => void;
  /**
   * Calls the listener with the bytes received.
   *
   * @returns A function that removes the listener.
   */
  listen: (listener: (bytes: Uint8Array) => void) => () => void;
}

/** Serial port of the emulator, whose input waits until the guest reads it. */
interface SerialPort {
  readonly write: (bytes: Uint8Array) => void;
  readonly countUnread: () => number;
}

/**
 * Page side of a serial port. The port has no flow control, so sent bytes wait
 * here until the guest has read the earlier ones.
 */
export class PacedLine implements SerialLine {
  readonly #port: SerialPort;
  readonly #listeners = new Set<(bytes: Uint8Array) => void>();
  #queue: Uint8Array[] = [];
  #feedTimer: ReturnType<typeof setTimeout> | undefined;
  #batch = new Uint8Array(1024);
  #batchLength = 0;
  #batchTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(port: SerialPort) {
    this.#port = port;
  }

  readonly listen = (listener: (bytes: Uint8Array) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  readonly send = (bytes: Uint8Array): void => {
    this.#queue.push(bytes);
    if (this.#feedTimer === undefined) this.#feed();
  };

  /** Returns the number of bytes that the guest did not read yet. */
  readonly countUnread = (): number =>
    this.#queue.reduce((sum, { length }) => sum + length, 0) +
    this.#port.countUnread();

  /** Handles a byte that the guest wrote. */
  readonly receive = (byte: number): void => {
    if (this.#batchLength === this.#batch.length) {
      const longer = new Uint8Array(2 * this.#batchLength);
      longer.set(this.#batch);
      this.#batch = longer;
    }
    this.#batch[this.#batchLength] = byte;
    this.#batchLength += 1;
    this.#batchTimer ??= setTimeout(this.#deliverBatch, BATCH_DELAY_MS);
  };

  /** Discards the bytes in transit in both directions. */
  readonly clear = (): void => {
    clearTimeout(this.#feedTimer);
    clearTimeout(this.#batchTimer);
    this.#feedTimer = undefined;
    this.#batchTimer = undefined;
    this.#queue = [];
    this.#batchLength = 0;
  };

  readonly #deliverBatch = (): void => {
    this.#batchTimer = undefined;
    const bytes = this.#batch.slice(0, this.#batchLength);
    this.#batchLength = 0;
    for (const listener of [...this.#listeners]) listener(bytes);
  };

  readonly #feed = (): void => {
    this.#feedTimer = undefined;
    let room = MAX_UNREAD_BYTES - this.#port.countUnread();
    while (room > 0) {
      const next = this.#queue.shift();
      if (!next) return;
      this.#port.write(next.subarray(0, room));
      if (next.length > room) this.#queue.unshift(next.subarray(room));
      room -= next.length;
    }
    if (this.#queue.length > 0)
      this.#feedTimer = setTimeout(this.#feed, FEED_INTERVAL_MS);
  };
}
