import type { File, PackSummary } from '../manifest';

/** Reason why a download stopped and does not resume automatically. */
export type FailureReason =
  /** The page was not served over HTTPS. */
  | 'insecure'
  /** The browser lacks an API that packs need. */
  | 'unsupported'
  /** The browser denies its storage to this site. */
  | 'denied'
  /** The service worker could not be installed. */
  | 'worker'
  | 'full'
  | 'damaged'
  | 'missing'
  /** The site no longer offers this pack. */
  | 'gone';

/** Progress in bytes of network transfer. */
export interface DownloadProgress {
  readonly received: number;
  readonly total: number;
}

/** Current operation on a pack, apart from its installed copy. */
export type Activity =
  | { readonly kind: 'idle' }
  | (DownloadProgress & {
      readonly kind: 'downloading';
      /** True when another tab runs the download and reports its progress. */
      readonly isInOtherTab: boolean;
    })
  | (DownloadProgress & {
      readonly kind: 'paused';
      /** Cause of the pause: the reader, a lost network or a closed tab. */
      readonly why: 'asked' | 'network' | 'closed';
    })
  | (DownloadProgress & {
      readonly kind: 'failed';
      readonly reason: FailureReason;
      /** Missing storage space in bytes, where it is known; 0 otherwise. */
      readonly lacking: number;
    });

/** Record that a cache holds of its pack. */
export interface PackRecord {
  readonly summary: PackSummary;
  readonly files: readonly File[];
  /** Date of the start or, once complete, of the completion. */
  readonly date: string;
  readonly isComplete: boolean;
}

/** Newer publication of an installed pack. */
export interface Update {
  /**
   * Bytes to transfer; those of the whole pack until the lists are compared.
   */
  readonly wire: number;
  readonly isExact: boolean;
}

/** A pack that is offered, installed, or both. */
export interface Pack {
  readonly id: string;
  /** Summary of the offered pack, else of the one on this device. */
  readonly summary: PackSummary;
  /** False once the list of the site is known and lacks the pack. */
  readonly isOffered: boolean;
  /** Complete copy on this device. */
  readonly installed: Pick<PackRecord, 'summary' | 'date'> | undefined;
  readonly update: Update | undefined;
  readonly activity: Activity;
}
