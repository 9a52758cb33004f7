/** Source of pseudorandom numbers that always repeats the same sequence. */
export interface Random {
  /** Returns an integer from 0 to `limit - 1`. */
  readonly nextInteger: (limit: number) => number;
  /** Returns true with a probability from 0 to 1. */
  readonly nextBoolean: (probability: number) => boolean;
  readonly pick: <T>(items: readonly [T, ...T[]]) => T;
  /** Returns a copy in another order. */
  readonly shuffle: <T>(items: readonly T[]) => T[];
}

/**
 * Creates a generator (mulberry32). Its arithmetic is of 32-bit integers, so
 * that a seed gives the same numbers in every engine.
 */
export function createRandom(seed: number): Random {
  let state = seed | 0;
  const nextInteger = (limit: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
  return {
    nextInteger,
    nextBoolean: (probability) => nextInteger(1000) < probability * 1000,
    pick: ([first, ...others]) =>
      others[nextInteger(others.length + 1) - 1] ?? first,
    shuffle: (items) =>
      items
        .map((item) => ({ item, key: nextInteger(2 ** 31) }))
        .sort((a, b) => a.key - b.key)
        .map(({ item }) => item),
  };
}
