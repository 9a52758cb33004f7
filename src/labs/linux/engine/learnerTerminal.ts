import { endScreen } from './scripts';
import type { SerialLine } from './serial';

/**
 * Without a prompt so long after what brings it, also on a slow phone, something
 * is wrong with the learner's shell.
 */
const PROMPT_TIMEOUT_MS = 15_000;

const clearScreen = new TextEncoder().encode('\x1bc');
/** What bash writes first: before each prompt, as the image sets it up, or for a clean screen. */
// eslint-disable-next-line no-control-regex -- they are what is looked for
const freshStart = /\x1b\]133;A|\x1b\[H/;

/** What the learner sees and types: nothing of it while the machine is another. */
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

  /** Has bash write its prompt again, on a clean screen. */
  readonly redraw = (): void => {
    this.#line.send(endScreen);
  };

  /** Whether the prompt that was waited for did not come. */
  readonly isMuted = (): boolean => this.#isMuted;

  /** Nothing is shown, and keys wait: the machine that they are for is not there yet. */
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

  /** Shows the prompt that `begin` brings, on a clean screen. */
  async freshPrompt(begin: () => Promise<void> | void): Promise<void> {
    let before = '';
    let tell: () => void = () => undefined;
    const prompt = new Promise<void>((resolve) => {
      tell = resolve;
    });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = this.#line.listen((bytes) => {
      if (!this.#isMuted) return;
      // One letter for each byte, so that it can be turned back.
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
