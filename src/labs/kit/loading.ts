/** Why what a lab runs on did not load. */
export type LoadFailureReason = 'network' | 'unsupported' | 'damaged';

/** The same for the reader: `outdated`, for what the site no longer has. */
export type ToldFailureReason = LoadFailureReason | 'outdated';

/** Nothing came for so long: it may never come, and who waits is told. */
export const PATIENCE_MS = 10_000;

/** All came, and is prepared for so long, which is slow on some devices: it may have failed unheard. */
export const PREPARATION_TIMEOUT_MS = 120_000;

/** On its way; sizes in bytes on the wire. */
export interface Loading {
  readonly kind: 'loading';
  readonly received: number;
  readonly total: number;
  /** Begins again, for all who wait: only while nothing happens any more. */
  readonly retry?: () => void;
}

/** Whether all came, and only has to be prepared. */
export function isDownloaded({ received, total }: Loading): boolean {
  return total > 0 && received >= total;
}

/** Before anybody knows how much there is to bring. */
export const startOfLoading: Loading = {
  kind: 'loading',
  received: 0,
  total: 0,
};

/** Not there: not asked for, on its way, or out of reach. */
export type Missing<Reason = LoadFailureReason> =
  | { readonly kind: 'idle' }
  | Loading
  | { readonly kind: 'failed'; readonly reason: Reason };

/** How far what a lab runs on is. */
export type LoadState = Missing | { readonly kind: 'ready' };

/** What a lab runs on, or a file of it, could not be had. */
export class LoadFailure extends Error {
  constructor(readonly reason: LoadFailureReason) {
    super(`It did not load: ${reason}.`);
    this.name = 'LoadFailure';
  }
}
