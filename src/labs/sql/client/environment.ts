import type { Download } from '../../kit/download';

/** Data and functions that the engine needs from the site and the browser. */
export interface SqlEnvironment {
  readonly wasm: Download;
  /** Size of the worker's script as transferred, in bytes. */
  readonly workerBytes: number;
  readonly isSupported: () => boolean;
  readonly startWorker: () => Worker;
}
