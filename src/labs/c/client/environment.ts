import type { CompilerDownloads } from '../worker/protocol';

/** The workers of the C lab. */
export type WorkerName = 'compiler' | 'runner' | 'tracer';

/** What the engine needs of the site and of the browser. */
export interface LabEnvironment {
  readonly downloads: CompilerDownloads;
  /** Of the worker that brings them, on the wire. */
  readonly workerBytes: number;
  readonly isSupported: () => boolean;
  readonly startWorker: (name: WorkerName) => Worker;
}
