const lineFeed = 10;

/**
 * Maximum prompts recorded: a program that reads more lines does not prompt for
 * each.
 */
const MAX_PROMPTS = 100;

/**
 * Maximum characters kept of the output before a read, enough for any prompt.
 */
const MAX_PROMPT_LENGTH = 400;

/** Records the prompt that a program showed before each line that it read. */
export class PromptRecorder {
  readonly #prompts: string[] = [];
  #pendingOutput = '';
  #isWithinLine = false;

  /**
   * Last line shown before each read line and after the one before; empty when
   * nothing was shown.
   */
  get prompts(): readonly string[] {
    return this.#prompts;
  }

  get isFull(): boolean {
    return this.#prompts.length === MAX_PROMPTS;
  }

  addOutput(text: string): void {
    this.#pendingOutput = (this.#pendingOutput + text).slice(
      -MAX_PROMPT_LENGTH,
    );
  }

  /** @param line The bytes read: a line, or part of a long one. */
  recordRead(line: Uint8Array): void {
    if (line.length === 0) return;
    if (!this.#isWithinLine)
      this.#prompts.push(this.#pendingOutput.trim().split('\n').at(-1) ?? '');
    this.#pendingOutput = '';
    this.#isWithinLine = line.at(-1) !== lineFeed;
  }
}
