import { savesData } from '../../utils/savesData';
import { lackOfDevice } from './device';
import { runDownload } from './downloads';
import type { Stop } from './downloads';
import { lookAtDevice, lookAtSite } from './look';
import { openShelf } from './shelf';
import type { Shelf } from './shelf';
import { receivedOf } from './sizes';
import { PackState } from './state';
import type { Snapshot } from './state';
import { joinTabs } from './tabs';
import type { TabMessage, Tabs } from './tabs';
import type { Received } from './types';

export interface PackStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => Snapshot;
  /**
   * Reads the packs of this device, and the list that the site offers.
   *
   * @param isAsked True when the reader requested it: with Data Saver on, or
   *   where packs cannot be stored, the list is fetched only then.
   */
  readonly look: (isAsked?: boolean) => Promise<void>;
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
  let joined: Tabs | undefined;
  let asking: Promise<void> | undefined;
  const tabs = () => (joined ??= joinTabs(baseUrl, hear));
  const stop = (id: string, why: Stop) => downloads.get(id)?.abort(why);

  /** Fetches the list; calls during a running request share its promise. */
  const askSite = () =>
    (asking ??= lookAtSite(state, baseUrl).finally(() => {
      asking = undefined;
    }));

  function showProgress(
    id: string,
    progress: Received,
    isElsewhere: boolean,
  ): void {
    state.setActivity(id, { kind: 'downloading', ...progress, isElsewhere });
  }

  /**
   * Shows the progress that another tab reports, until that tab releases the
   * lock.
   */
  function follow(id: string, { received, total }: Received): void {
    const isFollowed = state.isElsewhere(id);
    showProgress(id, { received, total }, true);
    if (isFollowed) return;
    void tabs()
      .whenFree(id, () => Promise.resolve())
      .then(() => readAgain(id));
  }

  function hear(message: TabMessage): void {
    const { id } = message;
    if (message.kind === 'progress') follow(id, message);
    else if (message.kind === 'changed') void readAgain(id);
    else stop(id, message.kind === 'pause' ? 'asked' : 'cancel');
  }

  /** Reads the caches of a pack, unless this tab is downloading it. */
  async function read(id: string): Promise<void> {
    if (downloads.has(id)) return;
    const shelf = openShelf(baseUrl, id);
    const { kept, begun } = await shelf.read();
    state.setContents(id, { kept, begun });
    if (!begun) {
      state.setActivity(id, { kind: 'idle' });
      return;
    }
    const missing = await shelf.missing(begun.files);
    const progress = receivedOf(begun.files, missing, kept);
    if (await tabs().isBusy(id)) follow(id, progress);
    else state.setActivity(id, { kind: 'paused', ...progress, why: 'closed' });
  }

  const readAgain = (id: string) => read(id).catch(() => undefined);

  /**
   * Reads the caches of a pack, but keeps the known reason of a pause or
   * failure.
   */
  async function readKnown(id: string): Promise<void> {
    const before = state.activityOf(id);
    await read(id);
    if (before.kind === 'failed' || before.kind === 'paused')
      state.setActivity(id, before);
  }

  async function work(id: string, { signal }: AbortController): Promise<void> {
    const start = state.progressOf(id);
    const progress = (next: Received) => {
      showProgress(id, next, false);
      tabs().tell({ kind: 'progress', id, ...next });
    };
    const shelf = openShelf(baseUrl, id);
    const end = await runDownload(
      { id, baseUrl, shelf, signal, progress },
      start,
    );
    if (end.brought) state.setOffer(end.brought);
    downloads.delete(id);
    state.activities.set(id, end.activity);
  }

  async function download(id: string): Promise<void> {
    if (downloads.has(id) || state.isElsewhere(id)) return;
    const controller = new AbortController();
    downloads.set(id, controller);
    showProgress(id, state.progressOf(id), false);
    if (lackOfDevice()) {
      await work(id, controller);
      state.publish();
      return;
    }
    const isMine = await tabs().alone(id, () => work(id, controller));
    downloads.delete(id);
    if (!isMine) {
      follow(id, state.progressOf(id));
      return;
    }
    await readKnown(id).catch(() => undefined);
    state.publish();
    tabs().tell({ kind: 'changed', id });
  }

  /** Changes the caches of a pack once no tab holds its lock. */
  async function change(
    id: string,
    act: (shelf: Shelf) => Promise<void>,
  ): Promise<void> {
    stop(id, 'cancel');
    if (state.isElsewhere(id)) tabs().tell({ kind: 'cancel', id });
    await tabs().whenFree(id, () =>
      act(openShelf(baseUrl, id)).catch(() => undefined),
    );
    state.setActivity(id, { kind: 'idle' });
    await readAgain(id);
    tabs().tell({ kind: 'changed', id });
  }

  function online(): void {
    if (savesData()) return;
    for (const [id, activity] of state.activities)
      if (activity.kind === 'paused' && activity.why === 'network')
        void download(id);
  }

  function offline(): void {
    for (const id of downloads.keys()) stop(id, 'network');
  }

  return {
    getSnapshot: () => state.snapshot,
    subscribe(listener) {
      // Never removed, because a download goes on without subscribers.
      window.addEventListener('online', online);
      window.addEventListener('offline', offline);
      state.listeners.add(listener);
      return () => {
        state.listeners.delete(listener);
      };
    },
    async look(isAsked = false) {
      await lookAtDevice(state, baseUrl, readKnown);
      // With Data Saver on, or where packs cannot be stored, the list is
      // fetched only on request.
      const isNeedless = savesData() || state.snapshot.lack !== undefined;
      if (isAsked || !isNeedless) await askSite();
    },
    download,
    pause(id) {
      if (state.isElsewhere(id)) tabs().tell({ kind: 'pause', id });
      else stop(id, 'asked');
    },
    async cancel(id) {
      // Nothing could be stored, so there is nothing to delete.
      if (lackOfDevice()) state.setActivity(id, { kind: 'idle' });
      else await change(id, (shelf) => shelf.abandon());
    },
    async remove(id) {
      const extras = state.snapshot.packs.filter(
        ({ summary }) => summary.extends === id,
      );
      for (const extra of extras)
        await change(extra.id, (shelf) => shelf.remove());
      await change(id, (shelf) => shelf.remove());
    },
  };
}
