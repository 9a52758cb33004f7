import type { PackSummary } from '../manifest';
import { bringPack } from './bring';
import { installWorker, lackOfDevice } from './device';
import { PackFailure } from './failure';
import type { Shelf } from './shelf';
import type { Activity, Received } from './types';

/** Reason why a download stops, which is the abort reason of its signal. */
export type Stop = 'asked' | 'network' | 'cancel';

interface Job {
  readonly id: string;
  readonly baseUrl: string;
  readonly shelf: Shelf;
  readonly signal: AbortSignal;
  /** Called with the progress, at a limited rate. */
  readonly progress: (received: Received) => void;
}

/** Result of a download. */
export interface End {
  readonly activity: Activity;
  /** Summary of the installed pack, when the download completed. */
  readonly brought?: PackSummary;
}

/** Minimum interval between two progress reports. */
const TELL_MS = 150;

function endOf(error: unknown, stop: unknown, progress: Received): Activity {
  if (stop === 'asked' || stop === 'network')
    return { kind: 'paused', ...progress, why: stop };
  const { reason, lacking } =
    error instanceof PackFailure ? error : new PackFailure('network');
  return reason === 'network'
    ? { kind: 'paused', ...progress, why: 'network' }
    : { kind: 'failed', ...progress, reason, lacking };
}

/**
 * Downloads a pack until it completes, the site or the device fails, or the
 * signal is aborted with a {@link Stop}.
 */
export async function runDownload(job: Job, start: Received): Promise<End> {
  let latest = start;
  let told = -TELL_MS;
  const { id, baseUrl, shelf, signal } = job;
  try {
    const lack = lackOfDevice();
    if (lack) throw new PackFailure(lack);
    await installWorker(baseUrl);
    const brought = await bringPack({
      id,
      baseUrl,
      shelf,
      signal,
      progress: (next) => {
        latest = next;
        const now = performance.now();
        if (now - told < TELL_MS) return;
        told = now;
        job.progress(next);
      },
    });
    return { activity: { kind: 'idle' }, brought };
  } catch (error) {
    if (signal.reason !== ('cancel' satisfies Stop))
      return { activity: endOf(error, signal.reason, latest) };
    await shelf.abandon().catch(() => undefined);
    return { activity: { kind: 'idle' } };
  }
}
