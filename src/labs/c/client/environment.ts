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
}
