/** The workers of the C lab. */
export type WorkerName = 'compiler' | 'runner' | 'tracer';

/** What the engine needs of the site and of the browser. */
export interface LabEnvironment {
  /** On the wire. */
  readonly bytes: {
    readonly worker: number;
    /** What the worker brings. */
    readonly files: number;
  };
  readonly isSupported: () => boolean;
  readonly startWorker: (name: WorkerName) => Worker;
  /** For a program that blocks its thread while it waits; undefined where that cannot be. */
  readonly openMailbox: () => Mailbox | undefined;
}

/** Takes what is typed to a worker that cannot hear messages. */
export interface Mailbox {
  /** To which the worker adds how many inputs came before the one that it asks for. */
  readonly address: string;
  /** @param text Nothing ends the input. */
  readonly send: (index: number, text: string | undefined) => void;
}
