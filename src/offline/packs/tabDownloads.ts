import { prefersReducedData } from '../../utils/prefersReducedData';
import { getUnavailableReason } from './device';
import { runDownload } from './downloads';
import { openPackCache } from './packCache';
import type { PackSync } from './packSync';
import type { DownloadProgress } from './types';

async function runDownloadJob(
  sync: PackSync,
  id: string,
  { signal }: AbortController,
): Promise<void> {
  const { baseUrl, state, downloads } = sync;
  const start = state.getProgress(id);
  const reportProgress = (next: DownloadProgress) => {
    sync.showProgress(id, next, false);
    sync.tabs.broadcast({ kind: 'progress', id, ...next });
  };
  const packCache = openPackCache(baseUrl, id);
  const result = await runDownload(
    { id, baseUrl, packCache, signal, onProgress: reportProgress },
    start,
  );
  if (result.installed) state.setOffer(result.installed);
  downloads.delete(id);
  state.apply({ kind: 'activityChanged', id, activity: result.activity });
}

/**
 * Starts or resumes a download in this tab, or follows the tab that already
 * runs it.
 */
export async function startDownload(sync: PackSync, id: string): Promise<void> {
  const { state, downloads } = sync;
  if (downloads.has(id) || state.isInOtherTab(id)) return;
  const controller = new AbortController();
  downloads.set(id, controller);
  sync.showProgress(id, state.getProgress(id), false);
  if (getUnavailableReason()) {
    await runDownloadJob(sync, id, controller);
    state.publish();
    return;
  }
  const hasLock = await sync.tabs.tryWithLock(id, () =>
    runDownloadJob(sync, id, controller),
  );
  downloads.delete(id);
  if (!hasLock) {
    sync.followOtherTab(id, state.getProgress(id));
    return;
  }
  await sync.readPackKeepingReason(id).catch(() => undefined);
  state.publish();
  sync.tabs.broadcast({ kind: 'changed', id });
}

/** Resumes the downloads that a lost network paused. */
export function resumeDownloads(sync: PackSync): void {
  if (prefersReducedData()) return;
  for (const [id, activity] of sync.state.data.activities)
    if (activity.kind === 'paused' && activity.why === 'network')
      void startDownload(sync, id);
}

/** Pauses the downloads of this tab for lack of a network. */
export function pauseDownloads(sync: PackSync): void {
  for (const id of sync.downloads.keys()) sync.stopDownload(id, 'network');
}
