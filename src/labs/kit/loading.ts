/** Why what a lab runs on did not load. */
export type LoadFailureReason = 'network' | 'unsupported' | 'damaged';

/** The same for the reader: `outdated`, for what the site no longer has. */
export type ToldFailureReason = LoadFailureReason | 'outdated';

/** On its way; sizes in bytes on the wire. */
export interface Loading {
  readonly kind: 'loading';
  readonly received: number;
  readonly total: number;
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
