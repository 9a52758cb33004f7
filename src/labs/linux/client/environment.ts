import type { LinuxDownloads } from '../worker/protocol';

/** What the engine needs of the site and of the browser. */
export interface LinuxEnvironment {
  readonly downloads: LinuxDownloads;
  /** Of the worker that brings them, on the wire. */
  readonly workerBytes: number;
  readonly isSupported: () => boolean;
  readonly startWorker: () => Worker;
  /** @returns stops watching whether the tab can be seen. */
  readonly watchVisibility: (
    listener: (isHidden: boolean) => void,
  ) => () => void;
}
