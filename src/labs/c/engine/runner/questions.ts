const lineFeed = 10;

/** A program that reads more lines than these asks for none of them. */
const mostAnswers = 100;

/** No question is longer. */
const longestQuestion = 400;

/** What a program showed before it read each line of its input. */
export class Questions {
  readonly #asked: string[] = [];
  #shown = '';
  #isWithinLine = false;

  /** The last line that was shown before each one was read, and after the one before; empty where there was none. */
  get asked(): readonly string[] {
    return this.#asked;
  }

  get isFull(): boolean {
    return this.#asked.length === mostAnswers;
  }

  show(text: string): void {
    this.#shown = (this.#shown + text).slice(-longestQuestion);
  }

  /** @param line What is read: a line, or a part of it where it is long. */
  answer(line: Uint8Array): void {
    if (line.length === 0) return;
    if (!this.#isWithinLine)
      this.#asked.push(this.#shown.trim().split('\n').at(-1) ?? '');
    this.#shown = '';
    this.#isWithinLine = line.at(-1) !== lineFeed;
  }
}
