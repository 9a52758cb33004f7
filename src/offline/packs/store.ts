import { prefersReducedData } from '../../utils/prefersReducedData';
import { getUnavailableReason } from './device';
import { readDevicePacks, fetchOffers } from './refresh';
import { openPackCache } from './packCache';
import type { PackCache } from './packCache';
import { PackSync } from './packSync';
import { PackState } from './state';
import type { Snapshot } from './state';
import { pauseDownloads, resumeDownloads, startDownload } from './tabDownloads';

export interface PackStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => Snapshot;
  /**
   * Reads the packs of this device, and the list that the site offers.
   *
   * @param isRequested True when the reader requested it: with Data Saver on, or
   *   where packs cannot be stored, the list is fetched only then.
   */
  readonly refresh: (isRequested?: boolean) => Promise<void>;
  /** Starts or resumes a download, or installs an update. */
  readonly download: (id: string) => Promise<void>;
  readonly pause: (id: string) => void;
  /** Stops a download and deletes its files; an installed pack stays. */
  readonly cancel: (id: string) => Promise<void>;
  /** Deletes a pack with its extras. */
  readonly remove: (id: string) => Promise<void>;
}

/** Changes the caches of a pack once no tab holds its lock. */
async function changePack(
  sync: PackSync,
  id: string,
  act: (shelf: PackCache) => Promise<void>,
): Promise<void> {
  const { baseUrl, state } = sync;
  sync.stopDownload(id, 'cancel');
  if (state.isInOtherTab(id)) sync.tabs.broadcast({ kind: 'cancel', id });
  await sync.tabs.withLock(id, () =>
    act(openPackCache(baseUrl, id)).catch(() => undefined),
  );
  state.setActivity(id, { kind: 'idle' });
  await sync.rereadPack(id);
  sync.tabs.broadcast({ kind: 'changed', id });
}

async function removePack(sync: PackSync, id: string): Promise<void> {
  const extras = sync.state.snapshot.packs.filter(
    ({ summary }) => summary.extends === id,
  );
  for (const extra of extras)
    await changePack(sync, extra.id, (shelf) => shelf.remove());
  await changePack(sync, id, (shelf) => shelf.remove());
}

/**
 * Creates the store of the packs under a base URL, synchronized across all
 * tabs. Its functions never throw: failures are part of the snapshot. The store
 * never touches the reader's progress.
 */
export function createPackStore(baseUrl: string): PackStore {
  const state = new PackState();
  const sync = new PackSync(baseUrl, state);
  let listRequest: Promise<void> | undefined;

  /** Fetches the list; calls during a running request share its promise. */
  const requestOffers = () =>
    (listRequest ??= fetchOffers(state, baseUrl).finally(() => {
      listRequest = undefined;
    }));

  // Listeners shared by all subscriptions, so that each event has one listener.
  const handleOnline = () => {
    resumeDownloads(sync);
  };
  const handleOffline = () => {
    pauseDownloads(sync);
  };

  return {
    getSnapshot: () => state.snapshot,
    subscribe(listener) {
      // Never removed, because a download goes on without subscribers.
      window.addEventListener('online', handleOnline);
      window.addEventListener('offline', handleOffline);
      state.listeners.add(listener);
      return () => {
        state.listeners.delete(listener);
      };
    },
    async refresh(isAsked = false) {
      await readDevicePacks(state, baseUrl, (id) =>
        sync.readPackKeepingReason(id),
      );
      // With Data Saver on, or where packs cannot be stored, the list is
      // fetched only on request.
      const isOnRequestOnly =
        prefersReducedData() || state.snapshot.unavailableReason !== undefined;
      if (isAsked || !isOnRequestOnly) await requestOffers();
    },
    download: (id) => startDownload(sync, id),
    pause(id) {
      if (state.isInOtherTab(id)) sync.tabs.broadcast({ kind: 'pause', id });
      else sync.stopDownload(id, 'asked');
    },
    async cancel(id) {
      // Nothing could be stored, so there is nothing to delete.
      if (getUnavailableReason()) state.setActivity(id, { kind: 'idle' });
      else await changePack(sync, id, (shelf) => shelf.discardDownload());
    },
    remove: (id) => removePack(sync, id),
  };
}
