import type { PackSummary } from '../manifest';
import type { PackContents } from './packCache';
import type {
  Activity,
  FailureReason,
  Pack,
  DownloadProgress,
  Update,
} from './types';

/** State of the list of offered packs. */
export type ListState = 'unknown' | 'asking' | 'known' | 'unreachable';

export interface Snapshot {
  readonly packs: readonly Pack[];
  readonly list: ListState;
  /** True once the caches of this device were read. */
  readonly isRead: boolean;
  /** Reason why packs cannot be stored here. */
  readonly unavailableReason: FailureReason | undefined;
}

/** Snapshot of the server and of the first render. */
export const initialSnapshot: Snapshot = {
  packs: [],
  list: 'unknown',
  isRead: false,
  unavailableReason: undefined,
};

const idle: Activity = { kind: 'idle' };

/** State of the packs, with the listeners of its changes. */
export class PackState {
  snapshot = initialSnapshot;
  offers: readonly PackSummary[] = [];
  readonly activities = new Map<string, Activity>();
  readonly contents = new Map<string, PackContents>();
  readonly updates = new Map<string, Update>();
  readonly listeners = new Set<() => void>();

  getOffer(id: string): PackSummary | undefined {
    return this.offers.find((offer) => offer.id === id);
  }

  getActivity(id: string): Activity {
    return this.activities.get(id) ?? idle;
  }

  /**
   * Returns the progress of a download, or the progress at which it would
   * start.
   */
  getProgress(id: string): DownloadProgress {
    const activity = this.getActivity(id);
    if (activity.kind !== 'idle')
      return { received: activity.received, total: activity.total };
    const total = this.updates.get(id)?.wire ?? this.getOffer(id)?.wire ?? 0;
    return { received: 0, total };
  }

  isInOtherTab(id: string): boolean {
    const activity = this.getActivity(id);
    return activity.kind === 'downloading' && activity.isInOtherTab;
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

  setContents(id: string, contents: PackContents): void {
    if (contents.installed ?? contents.partial) this.contents.set(id, contents);
    else this.contents.delete(id);
    if (contents.installed?.summary.manifest === this.getOffer(id)?.manifest)
      this.updates.delete(id);
  }

  publish(change: Partial<Snapshot> = {}): void {
    const ids = new Set([
      ...this.offers.map(({ id }) => id),
      ...this.contents.keys(),
    ]);
    const { list } = { ...this.snapshot, ...change };
    const packs = [...ids].flatMap((id) => this.#createPack(id, list) ?? []);
    this.snapshot = { ...this.snapshot, packs, ...change };
    for (const listener of this.listeners) listener();
  }

  #createPack(id: string, list: ListState): Pack | undefined {
    const offer = this.getOffer(id);
    const { installed, partial } = this.contents.get(id) ?? {};
    const summary = offer ?? installed?.summary ?? partial?.summary;
    return (
      summary && {
        id,
        summary,
        isOffered: offer !== undefined || list !== 'known',
        installed,
        update: this.updates.get(id),
        activity: this.getActivity(id),
      }
    );
  }
}
