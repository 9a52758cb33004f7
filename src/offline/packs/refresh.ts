import { getPackList, getPackManifest } from './client';
import { prefersReducedData } from '../../utils/prefersReducedData';
import type { PackSummary } from '../manifest';
import { getUnavailableReason } from './device';
import { PackFailure } from './failure';
import { listPackIds } from './packCache';
import { findChangedFiles, sumTransferSize } from './sizes';
import type { PackState } from './state';
import type { FailureReason } from './types';

/**
 * Reads the packs of this device.
 *
 * @param readPack Reads the caches of one pack.
 */
export async function readDevicePacks(
  state: PackState,
  baseUrl: string,
  readPack: (id: string) => Promise<void>,
): Promise<void> {
  let unavailableReason: FailureReason | undefined = getUnavailableReason();
  if (!unavailableReason) {
    try {
      const ids = await listPackIds(baseUrl);
      for (const id of new Set([...ids, ...state.contents.keys()]))
        await readPack(id);
    } catch (error) {
      if (!(error instanceof PackFailure)) throw error;
      unavailableReason = 'denied';
    }
  }
  state.publish({ isRead: true, unavailableReason });
}

async function compareWithOffer(
  state: PackState,
  offer: PackSummary,
): Promise<void> {
  const installedPack = state.contents.get(offer.id)?.installed;
  if (!installedPack || installedPack.summary.manifest === offer.manifest) {
    state.updates.delete(offer.id);
    return;
  }
  const manifest = prefersReducedData()
    ? undefined
    : await getPackManifest(offer.manifest).catch(() => undefined);
  state.updates.set(
    offer.id,
    manifest
      ? {
          wire: sumTransferSize(
            findChangedFiles(installedPack, manifest.files),
          ),
          isExact: true,
        }
      : { wire: offer.wire, isExact: false },
  );
}

/**
 * Fetches the list of offered packs and compares it with the installed ones.
 */
export async function fetchOffers(
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
  await Promise.all(
    state.offers.map((offer) => compareWithOffer(state, offer)),
  );
  state.publish();
}
