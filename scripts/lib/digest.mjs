import { createHash } from 'node:crypto';

/**
 * @param {Uint8Array | string} content
 * @returns {string} Digest in hexadecimal.
 */
export function sha256(content) {
  return createHash('sha256').update(content).digest('hex');
}
