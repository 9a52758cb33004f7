import { getDigestPrefix } from './digest';
import type { Download } from './download';

/**
 * File that a worker downloads, with its path beside the worker's script;
 * defined when the worker is bundled.
 */
export type WorkerFile = Omit<Download, 'url'> & { readonly path: string };

/** Converts a file beside this worker's script to a download. */
export function toDownloadBesideWorker({
  path,
  ...sizes
}: WorkerFile): Download {
  const url = new URL(path, location.href).href;
  return { url, ...sizes, packedDigits: getDigestPrefix(path) };
}
