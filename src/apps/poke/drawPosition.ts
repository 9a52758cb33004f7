/**
 * Converts a random fraction to a position of the list, in 0…count−1.
 *
 * @param fraction Number in [0, 1), as `Math.random` returns it.
 */
export function drawPosition(fraction: number, count: number): number {
  return Math.floor(fraction * count);
}
