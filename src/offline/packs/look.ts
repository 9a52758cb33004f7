import { getPackList, getPackManifest } from '../../api/coursePacks/client';
import { savesData } from '../../utils/savesData';
import type { PackSummary } from '../manifest';
import { lackOfDevice } from './device';
import { PackFailure } from './failure';
import { idsOnDevice } from './shelf';
import { changedSince, wireOf } from './sizes';
import type { PackState } from './state';
import type { FailureReason } from './types';

/**
 * Reads the packs of this device.
 *
 * @param read Reads the caches of one pack.
 */
export async function lookAtDevice(
  state: PackState,
  baseUrl: string,
  read: (id: string) => Promise<void>,
): Promise<void> {
  let lack: FailureReason | undefined = lackOfDevice();
  if (!lack) {
    try {
      const ids = await idsOnDevice(baseUrl);
      for (const id of new Set([...ids, ...state.contents.keys()]))
        await read(id);
    } catch (error) {
      if (!(error instanceof PackFailure)) throw error;
      lack = 'denied';
    }
  }
  state.publish({ isRead: true, lack });
}

async function compare(state: PackState, offer: PackSummary): Promise<void> {
  const kept = state.contents.get(offer.id)?.kept;
  if (!kept || kept.summary.manifest === offer.manifest) return;
  const manifest = savesData()
    ? undefined
    : await getPackManifest(offer.manifest).catch(() => undefined);
  state.updates.set(
    offer.id,
    manifest
      ? { wire: wireOf(changedSince(kept, manifest.files)), isExact: true }
      : { wire: offer.wire, isExact: false },
  );
}

/**
 * Fetches the list of offered packs and compares it with the installed ones.
 */
export async function lookAtSite(
  state: PackState,
  baseUrl: string,
): Promise<void> {
  state.publish({ list: 'asking' });
  try {
    state.offers = (await getPackList(baseUrl)).packs;
  } catch {
    const { length } = state.offers;
    state.publish({ list: length > 0 ? 'known' : 'unreachable' });
    return;
  }
  state.publish({ list: 'known' });
  await Promise.all(state.offers.map((offer) => compare(state, offer)));
  state.publish();
}
