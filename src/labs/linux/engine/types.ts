/** Size of the learner's terminal, in characters. */
export interface TerminalSize {
  readonly cols: number;
  readonly rows: number;
}

/** Result of a script of the control channel. */
export interface ControlResult {
  readonly status: number;
  /** Output of both streams, in order. */
  readonly output: string;
  /**
   * True when the machine waited for a file of the image meanwhile, so times
   * measured with the machine's clock are too long.
   */
  readonly hasStoodStill?: true;
}

export interface ControlOptions {
  /**
   * Timeout of the script, after which its processes are killed. It counts from
   * when the machine receives the script, and excludes the time in which the
   * machine is stopped or waits for a file.
   */
  readonly timeoutMs?: number;
}

/** Saved state of a machine: memory and changed files. */
export interface SavedMachine {
  readonly state: Uint8Array;
}

/** Events of the machine besides the terminal's output. */
export type MachineNotice =
  /**
   * A file of the image cannot be fetched; the machine waits for it and
   * retries.
   */
  | { readonly kind: 'file-unreachable' }
  /** All the awaited files arrived. */
  | { readonly kind: 'file-reached' };

/** Running Debian machine; the same in a worker and in Node. */
export interface Machine {
  /**
   * Calls the listener with the output of the learner's terminal (first serial
   * port), in bytes.
   *
   * @returns A function that removes the listener.
   */
  listen: (listener: (bytes: Uint8Array) => void) => () => void;
  /**
   * Calls the listener with the machine's notices.
   *
   * @returns A function that removes the listener.
   */
  onNotice: (listener: (notice: MachineNotice) => void) => () => void;
  /** Sends keys, as UTF-8; a long paste is sent at the guest's pace. */
  type: (text: string) => void;
  resize: (size: TerminalSize) => Promise<void>;
  /**
   * Runs a bash script as root, beside the learner's session.
   *
   * @throws {ControlTimeout}
   * @throws {DOMException} AbortError, when the machine is replaced or ended.
   */
  control: (script: string, options?: ControlOptions) => Promise<ControlResult>;
  /**
   * Restores the snapshot, sets the clock and the size, runs `setUp` (as root,
   * with bash, in `/home/alumno`) and shows a new prompt of the learner's
   * shell.
   *
   * @throws {SetUpError}
   */
  reset: (setUp?: string) => Promise<void>;
  /**
   * Saves the state of the machine.
   *
   * @returns Undefined while the machine waits for a file that does not arrive:
   * once restored, it would wait forever.
   */
  save: () => Promise<SavedMachine | undefined>;
  /** Restores a saved machine and frees it; it cannot be restored again. */
  restore: (savedMachine: SavedMachine) => Promise<void>;
  /** Stops the machine, which then uses no processor time. */
  suspend: () => Promise<void>;
  /** Resumes the machine and sets its clock. */
  resume: () => Promise<void>;
  end: () => void;
}

/** Error thrown when a script of the control channel exceeds its timeout. */
export class ControlTimeout extends Error {
  constructor(readonly ms: number) {
    super(`The control script was given up after ${String(ms)} ms.`);
    this.name = 'ControlTimeout';
  }
}

/**
 * Error thrown when a terminal's set-up script fails, because of its author.
 */
export class SetUpError extends Error {
  constructor(readonly result: ControlResult) {
    super(
      `The set-up script ended with ${String(result.status)}:\n${result.output}`,
    );
    this.name = 'SetUpError';
  }
}
