import { compress, init } from '@bokuweb/zstd-wasm';

/** @type {Promise<void> | undefined} */
let ready;

/**
 * Packs with zstd, which the browser unpacks by itself nowhere: a host that
 * compresses nothing and one that would compress again serve the same bytes.
 *
 * @param {Uint8Array} bytes
 * @param {number} level
 * @returns {Promise<Uint8Array>}
 */
export async function pack(bytes, level) {
  ready ??= init();
  await ready;
  return compress(bytes, level);
}
