/** Workers of the C lab. */
export type WorkerName = 'compiler' | 'runner' | 'tracer';

/** Services of the site and of the browser that the engine uses. */
export interface LabEnvironment {
  /** Download sizes in bytes. */
  readonly bytes: {
    readonly worker: number;
    /** Files that the worker downloads. */
    readonly files: number;
  };
  readonly isSupported: () => boolean;
  readonly startWorker: (name: WorkerName) => Worker;
  /**
   * Opens a mailbox for a program that blocks its thread while it waits;
   * undefined where the browser cannot.
   */
  readonly openMailbox: () => Mailbox | undefined;
}

/**
 * Delivers typed input to a worker that cannot receive messages while it is
 * blocked.
 */
export interface Mailbox {
  /** URL prefix; the worker appends the index of the input that it requests. */
  readonly address: string;
  /** @param text Typed text; undefined ends the input. */
  readonly send: (index: number, text: string | undefined) => void;
}
