/** Maximum of bytes that wait in the port until the guest reads them. */
const ahead = 512;
const lookEveryMs = 4;
/** Delay that groups the bytes of a burst into one event. */
const gatherMs = 4;

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
  readonly give: (bytes: Uint8Array) => void;
  readonly unread: () => number;
}

/**
 * Page side of a serial port. The port has no flow control, so sent bytes wait
 * here until the guest has read the earlier ones.
 */
export class PacedLine implements SerialLine {
  readonly #port: SerialPort;
  readonly #listeners = new Set<(bytes: Uint8Array) => void>();
  #waiting: Uint8Array[] = [];
  #sending: ReturnType<typeof setTimeout> | undefined;
  #gathered = new Uint8Array(1024);
  #length = 0;
  #gathering: ReturnType<typeof setTimeout> | undefined;

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
    this.#waiting.push(bytes);
    if (this.#sending === undefined) this.#feed();
  };

  /** Returns the number of bytes that the guest did not read yet. */
  readonly unread = (): number =>
    this.#waiting.reduce((sum, { length }) => sum + length, 0) +
    this.#port.unread();

  /** Handles a byte that the guest wrote. */
  readonly receive = (byte: number): void => {
    if (this.#length === this.#gathered.length) {
      const longer = new Uint8Array(2 * this.#length);
      longer.set(this.#gathered);
      this.#gathered = longer;
    }
    this.#gathered[this.#length] = byte;
    this.#length += 1;
    this.#gathering ??= setTimeout(this.#pass, gatherMs);
  };

  /** Discards the bytes in transit in both directions. */
  readonly clear = (): void => {
    clearTimeout(this.#sending);
    clearTimeout(this.#gathering);
    this.#sending = undefined;
    this.#gathering = undefined;
    this.#waiting = [];
    this.#length = 0;
  };

  readonly #pass = (): void => {
    this.#gathering = undefined;
    const bytes = this.#gathered.slice(0, this.#length);
    this.#length = 0;
    for (const listener of [...this.#listeners]) listener(bytes);
  };

  readonly #feed = (): void => {
    this.#sending = undefined;
    let room = ahead - this.#port.unread();
    while (room > 0) {
      const next = this.#waiting.shift();
      if (!next) return;
      this.#port.give(next.subarray(0, room));
      if (next.length > room) this.#waiting.unshift(next.subarray(room));
      room -= next.length;
    }
    if (this.#waiting.length > 0)
      this.#sending = setTimeout(this.#feed, lookEveryMs);
  };
}
