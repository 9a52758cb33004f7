import { compress, init } from '@bokuweb/zstd-wasm';

/** @type {Promise<void> | undefined} */
let initPromise;

/**
 * Compresses with zstd, which the site's own code decompresses: a host that
 * compresses nothing and one that would compress again serve the same bytes.
 *
 * @param {Uint8Array} bytes
 * @param {number} level
 * @returns {Promise<Uint8Array>}
 */
export async function compressZstd(bytes, level) {
  initPromise ??= init();
  await initPromise;
  return compress(bytes, level);
}
