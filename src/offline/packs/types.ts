import type { File, PackSummary } from '../manifest';

/** Why a pack does not go on by itself. */
export type FailureReason =
  /** The page did not come by https. */
  | 'insecure'
  /** The browser lacks what a pack needs. */
  | 'unsupported'
  /** It has it and does not let this site use it. */
  | 'denied'
  /** Its worker could not be installed. */
  | 'worker'
  | 'full'
  | 'damaged'
  | 'missing'
  /** The site does not offer this pack any more. */
  | 'gone';

/** Bytes on the wire. */
export interface Received {
  readonly received: number;
  readonly total: number;
}

/** What goes on with a pack, besides what is kept of it. */
export type Activity =
  | { readonly kind: 'idle' }
  | (Received & {
      readonly kind: 'downloading';
      /** Another tab does it, and tells. */
      readonly isElsewhere: boolean;
    })
  | (Received & {
      readonly kind: 'paused';
      /** The reader asked for it, the network went away, or the tab was closed. */
      readonly why: 'asked' | 'network' | 'closed';
    })
  | (Received & {
      readonly kind: 'failed';
      readonly reason: FailureReason;
      /** How many bytes do not fit, where that is known. */
      readonly lacking: number;
    });

/** What a cache says of the pack that it holds. */
export interface PackRecord {
  readonly summary: PackSummary;
  readonly files: readonly File[];
  /** When it was begun or, once complete, when it was completed. */
  readonly date: string;
  readonly isComplete: boolean;
}

/** A newer publication of a pack that is kept. */
export interface Update {
  /** What it costs; the whole pack, while nobody has compared them. */
  readonly wire: number;
  readonly isExact: boolean;
}

/** A pack that is offered, kept, or both. */
export interface Pack {
  readonly id: string;
  /** As it is offered, else as it is kept. */
  readonly summary: PackSummary;
  /** Not once the site is known to offer it no more. */
  readonly isOffered: boolean;
  /** The complete one on this device. */
  readonly kept: Pick<PackRecord, 'summary' | 'date'> | undefined;
  readonly update: Update | undefined;
  readonly activity: Activity;
}
