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
      for (const id of new Set([...ids, ...state.data.contents.keys()]))
        await readPack(id);
    } catch (error) {
      if (!(error instanceof PackFailure)) throw error;
      unavailableReason = 'denied';
    }
  }
  state.dispatch({ kind: 'deviceRead', unavailableReason });
}

async function compareWithOffer(
  state: PackState,
  offer: PackSummary,
): Promise<void> {
  const installedPack = state.data.contents.get(offer.id)?.installed;
  if (!installedPack || installedPack.summary.manifest === offer.manifest)
    return;
  const manifest = prefersReducedData()
    ? undefined
    : await getPackManifest(offer.manifest).catch(() => undefined);
  state.apply({
    kind: 'updateFound',
    id: offer.id,
    update: manifest
      ? {
          wire: sumTransferSize(
            findChangedFiles(installedPack, manifest.files),
          ),
          isExact: true,
        }
      : { wire: offer.wire, isExact: false },
  });
}

/**
 * Fetches the list of offered packs and compares it with the installed ones.
 */
export async function fetchOffers(
  state: PackState,
  baseUrl: string,
): Promise<void> {
  state.dispatch({ kind: 'listRequested' });
  let offers: readonly PackSummary[];
  try {
    offers = (await getPackList(baseUrl)).packs;
  } catch {
    state.dispatch({ kind: 'listFailed' });
    return;
  }
  state.dispatch({ kind: 'listReceived', offers });
  await Promise.all(offers.map((offer) => compareWithOffer(state, offer)));
  state.publish();
}
