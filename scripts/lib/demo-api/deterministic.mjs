/**
 * @typedef {[string, ...string[]]} Words List of at least one word, for {@link
 *   cycle}.
 */

/**
 * Hashes a text with 32-bit FNV-1a.
 *
 * @param {string} text
 * @returns {number} The same number for the same text, below 2^32.
 */
export function hashText(text) {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(text))
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}

/**
 * @template T
 * @param {readonly [T, ...T[]]} list
 * @param {number} index Any whole number from 0; past the end it starts over.
 * @returns {T}
 */
export function pickCyclic(list, index) {
  return list[index % list.length] ?? list[0];
}
