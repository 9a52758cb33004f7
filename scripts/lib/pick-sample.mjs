import { sha256 } from './digest.mjs';

/**
 * Picks items at random, the same ones for the same seed. Adding an item does
 * not change the order of the others.
 *
 * @template T
 * @param {readonly T[]} items
 * @param {object} options
 * @param {string} options.seed
 * @param {number} options.count
 * @param {(item: T) => string} options.nameOf Returns a unique name for the
 *   item.
 * @returns {Set<T>}
 */
export function pickSample(items, { seed, count, nameOf: getName }) {
  const rankedItems = items
    .map((item) => ({
      item,
      rank: sha256(JSON.stringify([seed, getName(item)])),
    }))
    .sort((left, right) => (left.rank < right.rank ? -1 : 1));
  return new Set(rankedItems.slice(0, count).map(({ item }) => item));
}
