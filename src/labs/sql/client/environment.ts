import type { DownloadSizes } from '../../kit/host';

/** Data and functions that the engine needs from the site and the browser. */
export interface SqlEnvironment {
  readonly bytes: DownloadSizes;
  readonly isSupported: () => boolean;
  readonly startWorker: () => Worker;
}
