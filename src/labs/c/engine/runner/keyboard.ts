const lineFeed = 10;
const nothing = new Uint8Array();

/** What a program can read from its keyboard, and how much of it is read. */
export class Keyboard {
  readonly #isByLine: () => boolean;
  #typed: Uint8Array = nothing;
  #position = 0;
  #closed = false;

  /** @param isByLine Whether the next read takes one line at most, as a terminal gives it. */
  constructor(isByLine: () => boolean) {
    this.#isByLine = isByLine;
  }

  push(text: string): void {
    const more = new TextEncoder().encode(text);
    const typed = new Uint8Array(this.#typed.length + more.length);
    typed.set(this.#typed);
    typed.set(more, this.#typed.length);
    this.#typed = typed;
  }

  /** Once all is read, every later read meets the end of the input. */
  close(): void {
    this.#closed = true;
  }

  /** The program starts again and reads everything once more. */
  rewind(): void {
    this.#position = 0;
  }

  get mustWait(): boolean {
    return !this.#closed && this.#position === this.#typed.length;
  }

  take(most: number): Uint8Array {
    const rest = this.#typed.subarray(this.#position);
    const lineEnd = this.#isByLine() ? rest.indexOf(lineFeed) + 1 : 0;
    const taken = rest.subarray(0, Math.min(most, lineEnd || rest.length));
    this.#position += taken.length;
    return taken;
  }
}
