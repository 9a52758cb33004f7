import type { PackSummary } from '../manifest';
import { downloadPack } from './downloadPack';
import { installWorker, getUnavailableReason } from './device';
import { PackFailure } from './failure';
import type { PackCache } from './packCache';
import type { Activity, DownloadProgress } from './types';

/** Reason why a download stops, which is the abort reason of its signal. */
export type StopReason = 'asked' | 'network' | 'cancel';

interface DownloadJob {
  readonly id: string;
  readonly baseUrl: string;
  readonly packCache: PackCache;
  readonly signal: AbortSignal;
  /** Called with the progress, at a limited rate. */
  readonly onProgress: (progress: DownloadProgress) => void;
}

/** Result of a download. */
export interface DownloadResult {
  readonly activity: Activity;
  /** Summary of the installed pack, when the download completed. */
  readonly installed?: PackSummary;
}

/** Minimum interval between two progress reports. */
const PROGRESS_INTERVAL_MS = 150;

function createStoppedActivity(
  error: unknown,
  stop: unknown,
  progress: DownloadProgress,
): Activity {
  if (stop === 'asked' || stop === 'network')
    return { kind: 'paused', ...progress, why: stop };
  const { reason, lackingBytes } =
    error instanceof PackFailure ? error : new PackFailure('network');
  return reason === 'network'
    ? { kind: 'paused', ...progress, why: 'network' }
    : { kind: 'failed', ...progress, reason, lacking: lackingBytes };
}

/**
 * Downloads a pack until it completes, the site or the device fails, or the
 * signal is aborted with a {@link StopReason}.
 */
export async function runDownload(
  job: DownloadJob,
  start: DownloadProgress,
): Promise<DownloadResult> {
  let latest = start;
  let lastReportTime = -PROGRESS_INTERVAL_MS;
  const { id, baseUrl, packCache, signal } = job;
  try {
    const unavailableReason = getUnavailableReason();
    if (unavailableReason) throw new PackFailure(unavailableReason);
    await installWorker(baseUrl);
    const installedPack = await downloadPack({
      id,
      baseUrl,
      packCache,
      signal,
      onProgress: (next) => {
        latest = next;
        const now = performance.now();
        if (now - lastReportTime < PROGRESS_INTERVAL_MS) return;
        lastReportTime = now;
        job.onProgress(next);
      },
    });
    return { activity: { kind: 'idle' }, installed: installedPack };
  } catch (error) {
    if (signal.reason !== ('cancel' satisfies StopReason))
      return { activity: createStoppedActivity(error, signal.reason, latest) };
    await packCache.discardDownload().catch(() => undefined);
    return { activity: { kind: 'idle' } };
  }
}
