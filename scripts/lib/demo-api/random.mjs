/**
 * A small generator that repeats itself from the same seed, so that every run
 * sees the same data and the same delays.
 *
 * @param {number} seed
 * @returns {() => number} Numbers from 0 up to, not including, 1.
 */
export function createRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
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
export function cycle(list, index) {
  return list[index % list.length] ?? list[0];
}
