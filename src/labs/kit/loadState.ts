/** Reason why a lab's engine did not load. */
export type LoadFailureReason = 'network' | 'unsupported' | 'damaged';

/**
 * Reason shown to the reader. `outdated` means that the site no longer serves
 * the files of this version.
 */
export type ShownFailureReason = LoadFailureReason | 'outdated';

/**
 * Time without a chunk after which a download counts as stalled and the reader
 * is offered a retry.
 */
export const STALL_TIMEOUT_MS = 10_000;

/**
 * Time to wait for the engine once all its files are downloaded. Preparation is
 * slow on some devices, and it may also have failed without an error.
 */
export const PREPARATION_TIMEOUT_MS = 120_000;

/** Download in progress; sizes are bytes transferred. */
export interface Loading {
  readonly kind: 'loading';
  readonly received: number;
  readonly total: number;
  /**
   * Restarts the download for every caller; present only while it is stalled.
   */
  readonly retry?: () => void;
}

/** Returns true when all the bytes arrived and the engine is being prepared. */
export function isDownloaded({ received, total }: Loading): boolean {
  return total > 0 && received >= total;
}

/** State of a download before its size is known. */
export const INITIAL_LOADING: Loading = {
  kind: 'loading',
  received: 0,
  total: 0,
};

/**
 * States in which the engine is not available: not requested, loading or
 * failed.
 */
export type NotReady<Reason = LoadFailureReason> =
  | { readonly kind: 'idle' }
  | Loading
  | { readonly kind: 'failed'; readonly reason: Reason };

/** Download state of a lab's engine. */
export type LoadState = NotReady | { readonly kind: 'ready' };

/** Error thrown when a lab's engine, or one of its files, cannot be loaded. */
export class LoadFailure extends Error {
  constructor(readonly reason: LoadFailureReason) {
    super(`It did not load: ${reason}.`);
    this.name = 'LoadFailure';
  }
}
