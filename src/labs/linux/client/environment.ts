import type { LinuxDownloads } from '../worker/protocol';

/** Data and functions that the engine needs from the site and the browser. */
export interface LinuxEnvironment {
  readonly downloads: LinuxDownloads;
  /** Size of the worker's script as transferred, in bytes. */
  readonly workerBytes: number;
  readonly isSupported: () => boolean;
  readonly startWorker: () => Worker;
  /**
   * Calls the listener when the tab is hidden or shown.
   *
   * @returns A function that removes the listener.
   */
  readonly watchVisibility: (
    listener: (isHidden: boolean) => void,
  ) => () => void;
}
