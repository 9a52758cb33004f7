/** Of the learner's terminal, in characters. */
export interface TerminalSize {
  readonly cols: number;
  readonly rows: number;
}

/** How a script of the control channel ended. */
export interface ControlResult {
  readonly status: number;
  /** What it wrote: both streams, in order. */
  readonly output: string;
  /** Meanwhile the machine waited for a file of the image: what its own clock measured is too long. */
  readonly hasStoodStill?: true;
}

export interface ControlOptions {
  /**
   * After it, the script is given up and its processes are killed. It counts
   * from when the machine gets the script, without the time in which it stands still.
   */
  readonly timeoutMs?: number;
}

/** A whole machine, kept to come back to; memory and files that changed. */
export interface SavedMachine {
  readonly state: Uint8Array;
}

/** What the learner's terminal and the page need to know besides its text. */
export type MachineNotice =
  /** A file of the image does not come: the machine waits for it, and asks again. */
  | { readonly kind: 'file-unreachable' }
  /** It came after all. */
  | { readonly kind: 'file-reached' };

/** A running Debian; the same in a worker and in Node. */
export interface Machine {
  /** What the learner's terminal writes (first serial port), as bytes. @returns stops listening */
  listen: (listener: (bytes: Uint8Array) => void) => () => void;
  /** @returns stops listening */
  notice: (listener: (notice: MachineNotice) => void) => () => void;
  /** Keys, as UTF-8; a long paste waits its turn. */
  type: (text: string) => void;
  resize: (size: TerminalSize) => Promise<void>;
  /**
   * Runs a bash script as root, beside the learner's session.
   *
   * @throws {ControlTimeout}
   * @throws {DOMException} AbortError, when the machine is put back or ended.
   */
  control: (script: string, options?: ControlOptions) => Promise<ControlResult>;
  /**
   * Back to the snapshot; then the clock, the size and `setUp` (as root, with
   * bash, in `/home/alumno`), and after them a fresh shell of the learner's.
   *
   * @throws {SetUpError}
   */
  reset: (setUp?: string) => Promise<void>;
  /**
   * All of the machine, to come back to later.
   *
   * @returns Nothing if it waits for a file that does not come: restored, it
   * would wait for ever.
   */
  save: () => Promise<SavedMachine | undefined>;
  /** Uses the saved machine up: it cannot be restored again. */
  restore: (saved: SavedMachine) => Promise<void>;
  /** Stands still: uses no processor. */
  suspend: () => Promise<void>;
  /** Goes on, with the clock set. */
  resume: () => Promise<void>;
  end: () => void;
}

/** A script of the control channel took longer than it may. */
export class ControlTimeout extends Error {
  constructor(readonly ms: number) {
    super(`The control script was given up after ${String(ms)} ms.`);
    this.name = 'ControlTimeout';
  }
}

/** The set-up script of a terminal failed: an error of its author. */
export class SetUpError extends Error {
  constructor(readonly result: ControlResult) {
    super(
      `The set-up script ended with ${String(result.status)}:\n${result.output}`,
    );
    this.name = 'SetUpError';
  }
}
