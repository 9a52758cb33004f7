const lineFeed = 10;

/**
 * Maximum prompts recorded: a program that reads more lines does not prompt for
 * each.
 */
const mostAnswers = 100;

/**
 * Maximum characters kept of the output before a read, enough for any prompt.
 */
const longestQuestion = 400;

/** Records the prompt that a program showed before each line that it read. */
export class Questions {
  readonly #asked: string[] = [];
  #shown = '';
  #isWithinLine = false;

  /**
   * Last line shown before each read line and after the one before; empty when
   * nothing was shown.
   */
  get asked(): readonly string[] {
    return this.#asked;
  }

  get isFull(): boolean {
    return this.#asked.length === mostAnswers;
  }

  show(text: string): void {
    this.#shown = (this.#shown + text).slice(-longestQuestion);
  }

  /** @param line The bytes read: a line, or part of a long one. */
  answer(line: Uint8Array): void {
    if (line.length === 0) return;
    if (!this.#isWithinLine)
      this.#asked.push(this.#shown.trim().split('\n').at(-1) ?? '');
    this.#shown = '';
    this.#isWithinLine = line.at(-1) !== lineFeed;
  }
}
