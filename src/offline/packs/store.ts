import { prefersReducedData } from '../../utils/prefersReducedData';
import { getUnavailableReason } from './device';
import { runDownload } from './downloads';
import type { StopReason } from './downloads';
import { readDevicePacks, fetchOffers } from './refresh';
import { openPackCache } from './packCache';
import type { PackCache } from './packCache';
import { computeProgress } from './sizes';
import { PackState } from './state';
import type { Snapshot } from './state';
import { connectTabs } from './tabs';
import type { TabMessage, TabCoordinator } from './tabs';
import type { DownloadProgress } from './types';

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

/**
 * Creates the store of the packs under a base URL, synchronized across all
 * tabs. Its functions never throw: failures are part of the snapshot. The store
 * never touches the reader's progress.
 */
export function createPackStore(baseUrl: string): PackStore {
  const state = new PackState();
  const downloads = new Map<string, AbortController>();
  let tabCoordinator: TabCoordinator | undefined;
  let listRequest: Promise<void> | undefined;
  const getTabs = () =>
    (tabCoordinator ??= connectTabs(baseUrl, handleMessage));
  const stopDownload = (id: string, why: StopReason) =>
    downloads.get(id)?.abort(why);

  /** Fetches the list; calls during a running request share its promise. */
  const requestOffers = () =>
    (listRequest ??= fetchOffers(state, baseUrl).finally(() => {
      listRequest = undefined;
    }));

  function showProgress(
    id: string,
    progress: DownloadProgress,
    isElsewhere: boolean,
  ): void {
    state.setActivity(id, {
      kind: 'downloading',
      ...progress,
      isInOtherTab: isElsewhere,
    });
  }

  /**
   * Shows the progress that another tab reports, until that tab releases the
   * lock.
   */
  function followOtherTab(
    id: string,
    { received, total }: DownloadProgress,
  ): void {
    const isFollowed = state.isInOtherTab(id);
    showProgress(id, { received, total }, true);
    if (isFollowed) return;
    void getTabs()
      .withLock(id, () => Promise.resolve())
      .then(() => rereadPack(id));
  }

  function handleMessage(message: TabMessage): void {
    const { id } = message;
    if (message.kind === 'progress') followOtherTab(id, message);
    else if (message.kind === 'changed') void rereadPack(id);
    else stopDownload(id, message.kind === 'pause' ? 'asked' : 'cancel');
  }

  /** Reads the caches of a pack, unless this tab is downloading it. */
  async function readPack(id: string): Promise<void> {
    if (downloads.has(id)) return;
    const packCache = openPackCache(baseUrl, id);
    const { installed, partial } = await packCache.read();
    state.setContents(id, { installed, partial });
    if (!partial) {
      state.setActivity(id, { kind: 'idle' });
      return;
    }
    const missing = await packCache.findMissing(partial.files);
    const progress = computeProgress(partial.files, missing, installed);
    if (await getTabs().isLocked(id)) followOtherTab(id, progress);
    else state.setActivity(id, { kind: 'paused', ...progress, why: 'closed' });
  }

  const rereadPack = (id: string) => readPack(id).catch(() => undefined);

  /**
   * Reads the caches of a pack, but keeps the known reason of a pause or
   * failure.
   */
  async function readPackKeepingReason(id: string): Promise<void> {
    const before = state.getActivity(id);
    await readPack(id);
    if (before.kind === 'failed' || before.kind === 'paused')
      state.setActivity(id, before);
  }

  async function runDownloadJob(
    id: string,
    { signal }: AbortController,
  ): Promise<void> {
    const start = state.getProgress(id);
    const reportProgress = (next: DownloadProgress) => {
      showProgress(id, next, false);
      getTabs().broadcast({ kind: 'progress', id, ...next });
    };
    const packCache = openPackCache(baseUrl, id);
    const result = await runDownload(
      { id, baseUrl, packCache, signal, onProgress: reportProgress },
      start,
    );
    if (result.installed) state.setOffer(result.installed);
    downloads.delete(id);
    state.activities.set(id, result.activity);
  }

  async function download(id: string): Promise<void> {
    if (downloads.has(id) || state.isInOtherTab(id)) return;
    const controller = new AbortController();
    downloads.set(id, controller);
    showProgress(id, state.getProgress(id), false);
    if (getUnavailableReason()) {
      await runDownloadJob(id, controller);
      state.publish();
      return;
    }
    const hasLock = await getTabs().tryWithLock(id, () =>
      runDownloadJob(id, controller),
    );
    downloads.delete(id);
    if (!hasLock) {
      followOtherTab(id, state.getProgress(id));
      return;
    }
    await readPackKeepingReason(id).catch(() => undefined);
    state.publish();
    getTabs().broadcast({ kind: 'changed', id });
  }

  /** Changes the caches of a pack once no tab holds its lock. */
  async function changePack(
    id: string,
    act: (shelf: PackCache) => Promise<void>,
  ): Promise<void> {
    stopDownload(id, 'cancel');
    if (state.isInOtherTab(id)) getTabs().broadcast({ kind: 'cancel', id });
    await getTabs().withLock(id, () =>
      act(openPackCache(baseUrl, id)).catch(() => undefined),
    );
    state.setActivity(id, { kind: 'idle' });
    await rereadPack(id);
    getTabs().broadcast({ kind: 'changed', id });
  }

  function resumeDownloads(): void {
    if (prefersReducedData()) return;
    for (const [id, activity] of state.activities)
      if (activity.kind === 'paused' && activity.why === 'network')
        void download(id);
  }

  function pauseDownloads(): void {
    for (const id of downloads.keys()) stopDownload(id, 'network');
  }

  return {
    getSnapshot: () => state.snapshot,
    subscribe(listener) {
      // Never removed, because a download goes on without subscribers.
      window.addEventListener('online', resumeDownloads);
      window.addEventListener('offline', pauseDownloads);
      state.listeners.add(listener);
      return () => {
        state.listeners.delete(listener);
      };
    },
    async refresh(isAsked = false) {
      await readDevicePacks(state, baseUrl, readPackKeepingReason);
      // With Data Saver on, or where packs cannot be stored, the list is
      // fetched only on request.
      const isOnRequestOnly =
        prefersReducedData() || state.snapshot.unavailableReason !== undefined;
      if (isAsked || !isOnRequestOnly) await requestOffers();
    },
    download,
    pause(id) {
      if (state.isInOtherTab(id)) getTabs().broadcast({ kind: 'pause', id });
      else stopDownload(id, 'asked');
    },
    async cancel(id) {
      // Nothing could be stored, so there is nothing to delete.
      if (getUnavailableReason()) state.setActivity(id, { kind: 'idle' });
      else await changePack(id, (shelf) => shelf.discardDownload());
    },
    async remove(id) {
      const extras = state.snapshot.packs.filter(
        ({ summary }) => summary.extends === id,
      );
      for (const extra of extras)
        await changePack(extra.id, (shelf) => shelf.remove());
      await changePack(id, (shelf) => shelf.remove());
    },
  };
}
