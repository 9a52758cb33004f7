import type { File } from '../manifest';
import type { PackRecord, Received } from './types';

/** Returns the transfer size of some files, in bytes. */
export const wireOf = (files: readonly Pick<File, 'wire'>[]): number =>
  files.reduce((sum, { wire }) => sum + wire, 0);

const identity = ({ url, hash }: File) => `${hash} ${url}`;

/** Returns the files that this pack lacks or has with another content. */
export function changedSince(
  kept: PackRecord | undefined,
  files: readonly File[],
): readonly File[] {
  const known = new Set(kept?.files.map(identity));
  return files.filter((file) => !known.has(identity(file)));
}

/**
 * Returns the progress of a download; for an update only changed files count.
 */
export function receivedOf(
  files: readonly File[],
  missing: readonly File[],
  kept: PackRecord | undefined,
): Received {
  const total = wireOf(changedSince(kept, files));
  return { received: Math.max(0, total - wireOf(missing)), total };
}
