/**
 * Creates a pseudorandom generator (mulberry32), which repeats itself from the
 * same seed so that every run has the same data and the same delays.
 *
 * @param {number} seed
 * @returns {() => number} Returns numbers from 0 up to, not including, 1.
 */
export function createRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixedState = Math.imul(state ^ (state >>> 15), state | 1);
    mixedState ^=
      mixedState + Math.imul(mixedState ^ (mixedState >>> 7), mixedState | 61);
    return ((mixedState ^ (mixedState >>> 14)) >>> 0) / 2 ** 32;
  };
}
