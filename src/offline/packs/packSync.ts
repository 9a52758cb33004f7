import type { StopReason } from './downloads';
import { openPackCache } from './packCache';
import { computeProgress } from './sizes';
import type { PackState } from './state';
import { connectTabs } from './tabs';
import type { TabCoordinator, TabMessage } from './tabs';
import type { DownloadProgress } from './types';

/** Keeps the state of the packs true to their caches and to the other tabs. */
export class PackSync {
  readonly baseUrl: string;
  readonly state: PackState;
  /** Downloads that this tab runs, by the id of their pack. */
  readonly downloads = new Map<string, AbortController>();
  #tabs: TabCoordinator | undefined;

  constructor(baseUrl: string, state: PackState) {
    this.baseUrl = baseUrl;
    this.state = state;
  }

  /** Connects on first use, since the store is also created on the server. */
  get tabs(): TabCoordinator {
    return (this.#tabs ??= connectTabs(this.baseUrl, (message) => {
      this.#handleMessage(message);
    }));
  }

  stopDownload(id: string, reason: StopReason): void {
    this.downloads.get(id)?.abort(reason);
  }

  showProgress(
    id: string,
    progress: DownloadProgress,
    isElsewhere: boolean,
  ): void {
    this.state.setActivity(id, {
      kind: 'downloading',
      ...progress,
      isInOtherTab: isElsewhere,
    });
  }

  /**
   * Shows the progress that another tab reports, until that tab releases the
   * lock.
   */
  followOtherTab(id: string, { received, total }: DownloadProgress): void {
    const isFollowed = this.state.isInOtherTab(id);
    this.showProgress(id, { received, total }, true);
    if (isFollowed) return;
    void this.tabs
      .withLock(id, () => Promise.resolve())
      .then(() => this.rereadPack(id));
  }

  /** Reads the caches of a pack, ignoring failures. */
  rereadPack(id: string): Promise<void> {
    return this.#readPack(id).catch(() => undefined);
  }

  /**
   * Reads the caches of a pack, but keeps the known reason of a pause or
   * failure.
   */
  async readPackKeepingReason(id: string): Promise<void> {
    const before = this.state.getActivity(id);
    await this.#readPack(id);
    if (before.kind === 'failed' || before.kind === 'paused')
      this.state.setActivity(id, before);
  }

  /** Reads the caches of a pack, unless this tab is downloading it. */
  async #readPack(id: string): Promise<void> {
    const { baseUrl, state, downloads } = this;
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
    if (await this.tabs.isLocked(id)) this.followOtherTab(id, progress);
    else state.setActivity(id, { kind: 'paused', ...progress, why: 'closed' });
  }

  #handleMessage(message: TabMessage): void {
    const { id } = message;
    if (message.kind === 'progress') this.followOtherTab(id, message);
    else if (message.kind === 'changed') void this.rereadPack(id);
    else this.stopDownload(id, message.kind === 'pause' ? 'asked' : 'cancel');
  }
}
