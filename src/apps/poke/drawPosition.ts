/**
 * A place of the list, in 0…count−1.
 *
 * @param fraction In [0, 1), as `Math.random` gives it.
 */
export function drawPosition(fraction: number, count: number): number {
  return Math.floor(fraction * count);
}
