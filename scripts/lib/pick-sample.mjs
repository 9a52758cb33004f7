import { sha256 } from './digest.mjs';

/**
 * Picks some items by chance: the same for the same seed, and whether one more
 * item is there does not change the order of the others.
 *
 * @template T
 * @param {readonly T[]} items
 * @param {object} options
 * @param {string} options.seed
 * @param {number} options.count
 * @param {(item: T) => string} options.nameOf Gives a name that no other item has.
 * @returns {Set<T>}
 */
export function pickSample(items, { seed, count, nameOf }) {
  const ranked = items
    .map((item) => ({
      item,
      rank: sha256(JSON.stringify([seed, nameOf(item)])),
    }))
    .sort((one, other) => (one.rank < other.rank ? -1 : 1));
  return new Set(ranked.slice(0, count).map(({ item }) => item));
}
