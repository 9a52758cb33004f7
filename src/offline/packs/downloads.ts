import type { PackSummary } from '../manifest';
import { bringPack } from './bring';
import { installWorker, lackOfDevice } from './device';
import { PackFailure } from './failure';
import type { Shelf } from './shelf';
import type { Activity, Received } from './types';

/** Why a download stops: the reason of its signal. */
export type Stop = 'asked' | 'network' | 'cancel';

interface Job {
  readonly id: string;
  readonly baseUrl: string;
  readonly shelf: Shelf;
  readonly signal: AbortSignal;
  /** Told often enough to follow it, and not more. */
  readonly progress: (received: Received) => void;
}

/** How a download ended. */
export interface End {
  readonly activity: Activity;
  /** What is on the device now, if all of it is. */
  readonly brought?: PackSummary;
}

/** How often a reader hears of a download. */
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
 * Brings a pack, to its end or to what stops it: the site, the device, or the
 * signal with a {@link Stop}.
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
