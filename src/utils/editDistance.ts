/**
 * Counts the letters to add, remove, change or swap with their neighbour to
 * turn one word into another (optimal string alignment distance).
 *
 * @returns Distance, or `limit + 1` as soon as it is known to be larger.
 */
export function editDistance(
  fromWord: string,
  toWord: string,
  limit: number,
): number {
  if (Math.abs(fromWord.length - toWord.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: toWord.length + 1 }, (_, column) => column);
  for (let row = 1; row <= fromWord.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= toWord.length; column += 1) {
      const substitutionCost = fromWord[row - 1] === toWord[column - 1] ? 0 : 1;
      let bestDistance = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + substitutionCost,
      );
      const swapped =
        row > 1 &&
        column > 1 &&
        fromWord[row - 1] === toWord[column - 2] &&
        fromWord[row - 2] === toWord[column - 1];
      if (swapped)
        bestDistance = Math.min(
          bestDistance,
          (beforeLast[column - 2] ?? 0) + 1,
        );
      current.push(bestDistance);
    }
    if (Math.min(...current) > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(last[toWord.length] ?? limit + 1, limit + 1);
}
