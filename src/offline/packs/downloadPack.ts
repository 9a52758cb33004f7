import { getPackList, getPackManifest } from './client';
import { ApiError } from '../../api/ApiError';
import type { File, PackSummary } from '../manifest';
import { readSpace } from './device';
import { PackFailure } from './failure';
import { fetchFiles } from './fetchFiles';
import { computeProgress } from './sizes';
import type { PackCache } from './packCache';
import type { DownloadProgress } from './types';

interface Task {
  readonly id: string;
  readonly baseUrl: string;
  readonly packCache: PackCache;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: DownloadProgress) => void;
}

/** Maximum number of site publications during the download of one pack. */
const MAX_PUBLICATIONS = 5;

async function mapApiErrors<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new PackFailure(error.kind === 'not-found' ? 'missing' : 'network');
  }
}

/** Fetches the summary of the pack as it is published now. */
async function fetchOffer({ id, baseUrl, signal }: Task): Promise<PackSummary> {
  const { packs } = await mapApiErrors(getPackList(baseUrl, { signal }));
  const summary = packs.find((pack) => pack.id === id);
  if (!summary) throw new PackFailure('gone');
  return summary;
}

async function fetchFileList(
  { manifest }: PackSummary,
  { packCache, signal }: Task,
): Promise<readonly File[]> {
  const { partial } = await packCache.read();
  if (partial?.summary.manifest === manifest) return partial.files;
  return (await mapApiErrors(getPackManifest(manifest, { signal }))).files;
}

async function checkFreeSpace(files: readonly File[]): Promise<void> {
  const neededBytes = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const space = await readSpace();
  if (space && space.free < neededBytes)
    throw new PackFailure('full', neededBytes - space.free);
}

async function downloadOffer(summary: PackSummary, task: Task): Promise<void> {
  const { packCache, signal, onProgress } = task;
  const files = await fetchFileList(summary, task);
  const record = { summary, files, date: new Date().toISOString() };
  await packCache.startDownload({ ...record, isComplete: false });

  const missing = await packCache.findMissing(files);
  const { installed } = await packCache.read();
  const { received: initiallyReceived, total } = computeProgress(
    files,
    missing,
    installed,
  );
  let receivedBytes = initiallyReceived;
  onProgress({ received: receivedBytes, total });
  await checkFreeSpace(missing);
  await fetchFiles(missing, {
    signal,
    storeFile: packCache.storeFile,
    onBytes: (bytes) => {
      receivedBytes += bytes;
      onProgress({ received: receivedBytes, total });
    },
  });
  await packCache.finishDownload({
    ...record,
    date: new Date().toISOString(),
    isComplete: true,
  });
}

/**
 * Downloads the files that this device lacks of a pack as it is published. When
 * the site is published again meanwhile, continues with the new list.
 *
 * @returns The summary of the installed pack.
 * @throws {PackFailure} or the signal's reason.
 */
export async function downloadPack(task: Task): Promise<PackSummary> {
  let offer = await fetchOffer(task);
  for (let publications = 1; ; publications++) {
    try {
      await downloadOffer(offer, task);
      return offer;
    } catch (error) {
      const isOld =
        error instanceof PackFailure &&
        (error.reason === 'missing' || error.reason === 'damaged');
      if (!isOld || publications === MAX_PUBLICATIONS) throw error;
      const next = await fetchOffer(task);
      if (next.manifest === offer.manifest) throw error;
      offer = next;
    }
  }
}
