const lineFeed = 10;
const EMPTY_BYTES = new Uint8Array();

/** Standard input of a program: the text typed so far and the read position. */
export class Keyboard {
  readonly #isLineMode: () => boolean;
  #typed: Uint8Array = EMPTY_BYTES;
  #position = 0;
  #closed = false;

  /**
   * @param isByLine True when the next read returns one line at most, as a
   *   terminal does.
   */
  constructor(isByLine: () => boolean) {
    this.#isLineMode = isByLine;
  }

  push(text: string): void {
    const addedBytes = new TextEncoder().encode(text);
    const typedBytes = new Uint8Array(this.#typed.length + addedBytes.length);
    typedBytes.set(this.#typed);
    typedBytes.set(addedBytes, this.#typed.length);
    this.#typed = typedBytes;
  }

  /** Ends the input: reads return end of file once all text is read. */
  close(): void {
    this.#closed = true;
  }

  /** Moves to the start, for a program that runs again from the start. */
  rewind(): void {
    this.#position = 0;
  }

  get mustWait(): boolean {
    return !this.#closed && this.#position === this.#typed.length;
  }

  take(maxBytes: number): Uint8Array {
    const rest = this.#typed.subarray(this.#position);
    const lineEnd = this.#isLineMode() ? rest.indexOf(lineFeed) + 1 : 0;
    const takenBytes = rest.subarray(
      0,
      Math.min(maxBytes, lineEnd || rest.length),
    );
    this.#position += takenBytes.length;
    return takenBytes;
  }
}
