import { endScreen } from './scripts';
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
const freshStart = /\x1b\]133;A|\x1b\[H/;

/**
 * Input and output of the learner's terminal. Both are withheld while the
 * machine is being replaced.
 */
export class LearnerTerminal {
  readonly #line: SerialLine;
  readonly #listeners = new Set<(bytes: Uint8Array) => void>();
  #isMuted = false;
  #held: Uint8Array[] | undefined;

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
    if (this.#held) this.#held.push(bytes);
    else this.#line.send(bytes);
  };

  /** Makes bash print its prompt again, on a clear screen. */
  readonly redraw = (): void => {
    this.#line.send(endScreen);
  };

  /** Returns true when the expected prompt did not arrive. */
  readonly isMuted = (): boolean => this.#isMuted;

  /** Hides the output and queues the keys while `work` replaces the machine. */
  async mute(work: () => Promise<void>): Promise<void> {
    this.#held = [];
    this.#isMuted = true;
    try {
      await work();
    } finally {
      this.#isMuted = false;
      const keys = this.#held;
      this.#held = undefined;
      for (const bytes of keys) this.#line.send(bytes);
    }
  }

  /**
   * Runs `begin` and shows the output from the prompt that it causes, on a
   * clear screen.
   */
  async freshPrompt(begin: () => Promise<void> | void): Promise<void> {
    let before = '';
    let tell: () => void = () => undefined;
    const prompt = new Promise<void>((resolve) => {
      tell = resolve;
    });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = this.#line.listen((bytes) => {
      if (!this.#isMuted) return;
      // Decodes one character per byte, so that the text can be encoded back.
      before += Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
      const from = before.search(freshStart);
      if (from < 0) return;
      this.#isMuted = false;
      this.#write(clearScreen);
      this.#write(
        Uint8Array.from(before.slice(from), (letter) => letter.charCodeAt(0)),
      );
      tell();
    });
    try {
      await begin();
      timer = setTimeout(() => {
        tell();
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
