import { REDRAW_KEY } from './scripts';
import type { SerialLine } from './serial';

/**
 * Time to wait for a prompt. Its absence for longer, even on a slow phone,
 * means that the learner's shell failed.
 */
const PROMPT_TIMEOUT_MS = 15_000;

const clearScreen = new TextEncoder().encode('\x1bc');
/**
 * Matches the first output of bash: the mark before each prompt, which the
 * image configures, or the sequence that clears the screen.
 */
// eslint-disable-next-line no-control-regex -- they are what is looked for
const PROMPT_START = /\x1b\]133;A|\x1b\[H/;

/**
 * Input and output of the learner's terminal. Both are withheld while the
 * machine is being replaced.
 */
export class LearnerTerminal {
  readonly #line: SerialLine;
  readonly #listeners = new Set<(bytes: Uint8Array) => void>();
  #isMuted = false;
  #queuedKeys: Uint8Array[] | undefined;

  constructor(line: SerialLine) {
    this.#line = line;
    line.listen((bytes) => {
      if (!this.#isMuted) this.#write(bytes);
    });
  }

  readonly listen = (listener: (bytes: Uint8Array) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  readonly type = (text: string): void => {
    const bytes = new TextEncoder().encode(text);
    if (this.#queuedKeys) this.#queuedKeys.push(bytes);
    else this.#line.send(bytes);
  };

  /** Makes bash print its prompt again, on a clear screen. */
  readonly redraw = (): void => {
    this.#line.send(REDRAW_KEY);
  };

  /** Returns true when the expected prompt did not arrive. */
  readonly isMuted = (): boolean => this.#isMuted;

  /** Hides the output and queues the keys while `work` replaces the machine. */
  async runMuted(work: () => Promise<void>): Promise<void> {
    this.#queuedKeys = [];
    this.#isMuted = true;
    try {
      await work();
    } finally {
      this.#isMuted = false;
      const keys = this.#queuedKeys;
      this.#queuedKeys = undefined;
      for (const bytes of keys) this.#line.send(bytes);
    }
  }

  /**
   * Runs `begin` and shows the output from the prompt that it causes, on a
   * clear screen.
   */
  async showFreshPrompt(begin: () => Promise<void> | void): Promise<void> {
    let receivedText = '';
    let resolvePrompt: () => void = () => undefined;
    const prompt = new Promise<void>((resolve) => {
      resolvePrompt = resolve;
    });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = this.#line.listen((bytes) => {
      if (!this.#isMuted) return;
      // Decodes one character per byte, so that the text can be encoded back.
      receivedText += Array.from(bytes, (byte) =>
        String.fromCharCode(byte),
      ).join('');
      const promptStart = receivedText.search(PROMPT_START);
      if (promptStart < 0) return;
      this.#isMuted = false;
      this.#write(clearScreen);
      this.#write(
        Uint8Array.from(receivedText.slice(promptStart), (letter) =>
          letter.charCodeAt(0),
        ),
      );
      resolvePrompt();
    });
    try {
      await begin();
      timer = setTimeout(() => {
        resolvePrompt();
      }, PROMPT_TIMEOUT_MS);
      await prompt;
      if (this.#isMuted) this.#write(clearScreen);
    } finally {
      clearTimeout(timer);
      stop();
    }
  }

  #write(bytes: Uint8Array): void {
    for (const listener of [...this.#listeners]) listener(bytes);
  }
}
