/** Whether two words are one slip apart: a letter more, less, other, or two swapped, or capitals. */
export function isNear(word: string, other: string): boolean {
  if (word === other) return false;
  const one = word.toLowerCase();
  const two = other.toLowerCase();
  let start = 0;
  while (start < one.length && one[start] === two[start]) start += 1;
  let end = 0;
  while (
    end < Math.min(one.length, two.length) - start &&
    one.at(-1 - end) === two.at(-1 - end)
  )
    end += 1;
  const rest = one.slice(start, one.length - end);
  const otherRest = two.slice(start, two.length - end);
  const isSwap =
    rest.length === 2 && rest === otherRest.charAt(1) + otherRest.charAt(0);
  return isSwap || Math.max(rest.length, otherRest.length) <= 1;
}
