import type { File } from '../manifest';
import type { PackRecord, Received } from './types';

/** What files cost on the way. */
export const wireOf = (files: readonly Pick<File, 'wire'>[]): number =>
  files.reduce((sum, { wire }) => sum + wire, 0);

const identity = ({ url, hash }: File) => `${hash} ${url}`;

/** Which files are not in this pack, or are others there. */
export function changedSince(
  kept: PackRecord | undefined,
  files: readonly File[],
): readonly File[] {
  const known = new Set(kept?.files.map(identity));
  return files.filter((file) => !known.has(identity(file)));
}

/** How far it is; of an update, only what changed counts. */
export function receivedOf(
  files: readonly File[],
  missing: readonly File[],
  kept: PackRecord | undefined,
): Received {
  const total = wireOf(changedSince(kept, files));
  return { received: Math.max(0, total - wireOf(missing)), total };
}
