import type { PackSummary } from '../manifest';
import type { Contents } from './shelf';
import type { Activity, FailureReason, Pack, Received, Update } from './types';

/** State of the list of offered packs. */
export type ListState = 'unknown' | 'asking' | 'known' | 'unreachable';

export interface Snapshot {
  readonly packs: readonly Pack[];
  readonly list: ListState;
  /** True once the caches of this device were read. */
  readonly isRead: boolean;
  /** Reason why packs cannot be stored here. */
  readonly lack: FailureReason | undefined;
}

/** Snapshot of the server and of the first render. */
export const initial: Snapshot = {
  packs: [],
  list: 'unknown',
  isRead: false,
  lack: undefined,
};

const idle: Activity = { kind: 'idle' };

/** State of the packs, with the listeners of its changes. */
export class PackState {
  snapshot = initial;
  offers: readonly PackSummary[] = [];
  readonly activities = new Map<string, Activity>();
  readonly contents = new Map<string, Contents>();
  readonly updates = new Map<string, Update>();
  readonly listeners = new Set<() => void>();

  offerOf(id: string): PackSummary | undefined {
    return this.offers.find((offer) => offer.id === id);
  }

  activityOf(id: string): Activity {
    return this.activities.get(id) ?? idle;
  }

  /**
   * Returns the progress of a download, or the progress at which it would
   * start.
   */
  progressOf(id: string): Received {
    const activity = this.activityOf(id);
    if (activity.kind !== 'idle')
      return { received: activity.received, total: activity.total };
    const total = this.updates.get(id)?.wire ?? this.offerOf(id)?.wire ?? 0;
    return { received: 0, total };
  }

  isElsewhere(id: string): boolean {
    const activity = this.activityOf(id);
    return activity.kind === 'downloading' && activity.isElsewhere;
  }

  setActivity(id: string, activity: Activity): void {
    this.activities.set(id, activity);
    this.publish();
  }

  setOffer(offer: PackSummary): void {
    this.offers = this.offers.map((each) =>
      each.id === offer.id ? offer : each,
    );
  }

  setContents(id: string, found: Contents): void {
    if (found.kept ?? found.begun) this.contents.set(id, found);
    else this.contents.delete(id);
    if (found.kept?.summary.manifest === this.offerOf(id)?.manifest)
      this.updates.delete(id);
  }

  publish(change: Partial<Snapshot> = {}): void {
    const ids = new Set([
      ...this.offers.map(({ id }) => id),
      ...this.contents.keys(),
    ]);
    const { list } = { ...this.snapshot, ...change };
    const packs = [...ids].flatMap((id) => this.#packOf(id, list) ?? []);
    this.snapshot = { ...this.snapshot, packs, ...change };
    for (const listener of this.listeners) listener();
  }

  #packOf(id: string, list: ListState): Pack | undefined {
    const offer = this.offerOf(id);
    const { kept, begun } = this.contents.get(id) ?? {};
    const summary = offer ?? kept?.summary ?? begun?.summary;
    return (
      summary && {
        id,
        summary,
        isOffered: offer !== undefined || list !== 'known',
        kept,
        update: this.updates.get(id),
        activity: this.activityOf(id),
      }
    );
  }
}
