/**
 * An identifier out of 1…count.
 *
 * @param fraction In [0, 1), as `Math.random` gives it.
 */
export function drawId(fraction: number, count: number): number {
  return Math.floor(fraction * count) + 1;
}
