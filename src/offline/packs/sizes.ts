import type { File } from '../manifest';
import type { PackRecord, DownloadProgress } from './types';

/** Returns the transfer size of some files, in bytes. */
export const sumTransferSize = (files: readonly Pick<File, 'wire'>[]): number =>
  files.reduce((sum, { wire }) => sum + wire, 0);

const getFileKey = ({ url, hash }: File) => `${hash} ${url}`;

/** Returns the files that this pack lacks or has with another content. */
export function findChangedFiles(
  installed: PackRecord | undefined,
  files: readonly File[],
): readonly File[] {
  const known = new Set(installed?.files.map(getFileKey));
  return files.filter((file) => !known.has(getFileKey(file)));
}

/**
 * Returns the progress of a download; for an update only changed files count.
 */
export function computeProgress(
  files: readonly File[],
  missing: readonly File[],
  installed: PackRecord | undefined,
): DownloadProgress {
  const total = sumTransferSize(findChangedFiles(installed, files));
  return { received: Math.max(0, total - sumTransferSize(missing)), total };
}
