const lineFeed = 10;
const nothing = new Uint8Array();

/** What a program can read from its keyboard, and how much of it is read. */
export class Keyboard {
  #typed: Uint8Array = nothing;
  #position = 0;
  #closed = false;

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

  /** One line at most, as a terminal gives it. */
  take(most: number): Uint8Array {
    const rest = this.#typed.subarray(this.#position);
    const lineEnd = rest.indexOf(lineFeed) + 1;
    const taken = rest.subarray(0, Math.min(most, lineEnd || rest.length));
    this.#position += taken.length;
    return taken;
  }
}
