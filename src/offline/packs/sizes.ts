import type { File } from '../manifest';
import type { PackRecord, DownloadProgress } from './types';

/** Returns the transfer size of some files, in bytes. */
export const sumTransferSize = (files: readonly Pick<File, 'wire'>[]): number =>
  files.reduce((sum, { wire }) => sum + wire, 0);

const getFileKey = ({ url, hash }: File) => `${hash} ${url}`;

/** Returns the files that this pack lacks or has with another content. */
export function findChangedFiles(
  installedPack: PackRecord | undefined,
  files: readonly File[],
): readonly File[] {
  const knownFiles = new Set(installedPack?.files.map(getFileKey));
  return files.filter((file) => !knownFiles.has(getFileKey(file)));
}

/**
 * Returns the progress of a download; for an update only changed files count.
 */
export function computeProgress(
  files: readonly File[],
  missing: readonly File[],
  installedPack: PackRecord | undefined,
): DownloadProgress {
  const total = sumTransferSize(findChangedFiles(installedPack, files));
  return { received: Math.max(0, total - sumTransferSize(missing)), total };
}
