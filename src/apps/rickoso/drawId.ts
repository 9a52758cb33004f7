/**
 * Converts a random fraction to an identifier in 1…count.
 *
 * @param fraction Number in [0, 1), as `Math.random` returns it.
 */
export function drawId(fraction: number, count: number): number {
  return Math.floor(fraction * count) + 1;
}
