import type { PackSummary } from '../manifest';
import type { PackContents } from './packCache';
import {
  applyEvent,
  findOffer,
  getActivity,
  initialData,
  listPacks,
} from './transitions';
import type { ListState, PacksData, PacksEvent } from './transitions';
import type { Activity, DownloadProgress, FailureReason, Pack } from './types';

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

/** State of the packs, with the listeners of its changes. */
export class PackState {
  snapshot = initialSnapshot;
  data: PacksData = initialData;
  readonly listeners = new Set<() => void>();

  getOffer(id: string): PackSummary | undefined {
    return findOffer(this.data, id);
  }

  getActivity(id: string): Activity {
    return getActivity(this.data, id);
  }

  /**
   * Returns the progress of a download, or the progress at which it would
   * start.
   */
  getProgress(id: string): DownloadProgress {
    const activity = this.getActivity(id);
    if (activity.kind !== 'idle')
      return { received: activity.received, total: activity.total };
    const total =
      this.data.updates.get(id)?.wire ?? this.getOffer(id)?.wire ?? 0;
    return { received: 0, total };
  }

  isInOtherTab(id: string): boolean {
    const activity = this.getActivity(id);
    return activity.kind === 'downloading' && activity.isInOtherTab;
  }

  setActivity(id: string, activity: Activity): void {
    this.dispatch({ kind: 'activityChanged', id, activity });
  }

  setOffer(offer: PackSummary): void {
    this.apply({ kind: 'offerReplaced', offer });
  }

  setContents(id: string, contents: PackContents): void {
    this.apply({ kind: 'contentsRead', id, contents });
  }

  /** Applies a change that is published with the next one. */
  apply(event: PacksEvent): void {
    this.data = applyEvent(this.data, event);
  }

  dispatch(event: PacksEvent): void {
    this.apply(event);
    this.publish();
  }

  publish(): void {
    const { list, isRead, unavailableReason } = this.data;
    const packs = listPacks(this.data);
    this.snapshot = { packs, list, isRead, unavailableReason };
    for (const listener of this.listeners) listener();
  }
}
