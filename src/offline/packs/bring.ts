import { getPackList, getPackManifest } from '../../api/coursePacks/client';
import { ApiError } from '../../api/ApiError';
import type { File, PackSummary } from '../manifest';
import { readSpace } from './device';
import { PackFailure } from './failure';
import { fetchFiles } from './fetchFiles';
import { receivedOf } from './sizes';
import type { Shelf } from './shelf';
import type { Received } from './types';

interface Task {
  readonly id: string;
  readonly baseUrl: string;
  readonly shelf: Shelf;
  readonly signal: AbortSignal;
  readonly progress: (received: Received) => void;
}

/** Maximum number of site publications during the download of one pack. */
const MOST_PUBLICATIONS = 5;

async function reached<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new PackFailure(error.kind === 'not-found' ? 'missing' : 'network');
  }
}

/** Fetches the summary of the pack as it is published now. */
async function offerOf({ id, baseUrl, signal }: Task): Promise<PackSummary> {
  const { packs } = await reached(getPackList(baseUrl, { signal }));
  const summary = packs.find((pack) => pack.id === id);
  if (!summary) throw new PackFailure('gone');
  return summary;
}

async function filesOf(
  { manifest }: PackSummary,
  { shelf, signal }: Task,
): Promise<readonly File[]> {
  const { begun } = await shelf.read();
  if (begun?.summary.manifest === manifest) return begun.files;
  return (await reached(getPackManifest(manifest, { signal }))).files;
}

async function checkRoom(files: readonly File[]): Promise<void> {
  const needed = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const space = await readSpace();
  if (space && space.free < needed)
    throw new PackFailure('full', needed - space.free);
}

async function bringAsOffered(summary: PackSummary, task: Task): Promise<void> {
  const { shelf, signal, progress } = task;
  const files = await filesOf(summary, task);
  const record = { summary, files, date: new Date().toISOString() };
  await shelf.begin({ ...record, isComplete: false });

  const missing = await shelf.missing(files);
  const { kept } = await shelf.read();
  const { received: before, total } = receivedOf(files, missing, kept);
  let received = before;
  progress({ received, total });
  await checkRoom(missing);
  await fetchFiles(missing, {
    signal,
    keep: shelf.keep,
    received: (bytes) => {
      received += bytes;
      progress({ received, total });
    },
  });
  await shelf.complete({
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
export async function bringPack(task: Task): Promise<PackSummary> {
  let offer = await offerOf(task);
  for (let publications = 1; ; publications++) {
    try {
      await bringAsOffered(offer, task);
      return offer;
    } catch (error) {
      const isOld =
        error instanceof PackFailure &&
        (error.reason === 'missing' || error.reason === 'damaged');
      if (!isOld || publications === MOST_PUBLICATIONS) throw error;
      const next = await offerOf(task);
      if (next.manifest === offer.manifest) throw error;
      offer = next;
    }
  }
}
