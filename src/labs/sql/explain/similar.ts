import { editDistance } from '../../../utils/editDistance';
import { fold } from '../../../utils/fold';

/** Removes accents, case, blanks, hyphens and underscores. */
export const foldName = (name: string): string =>
  fold(name).replaceAll(/[_\s-]/g, '');

/** Joins the words of a name in alphabetical order: `id_socio`, `socio_id`. */
const sortWords = (name: string): string =>
  fold(name)
    .split(/[_\s-]/)
    .sort()
    .join('_');

/** Removes the ending of a plural. */
const removePlural = (name: string): string => name.replace(/e?s$/, '');

/** Returns the edits that a name of this length may have. */
function getMaxEdits(length: number): number {
  if (length < 3) return 0;
  return length < 6 ? 1 : 2;
}

/** Rates how far two names are; Infinity when they do not resemble. */
function rateNames(name: string, candidate: string): number {
  const [one, other] = [foldName(name), foldName(candidate)];
  if (one === other || sortWords(name) === sortWords(candidate)) return 0;
  if (one.length > 3 && removePlural(one) === removePlural(other)) return 0.5;
  // The key to another table is often called by the name of that table.
  if (one.length > 2 && other === `${one}id`) return 0.75;
  const limit = getMaxEdits(Math.min(one.length, other.length));
  const distance = editDistance(one, other, limit);
  return distance <= limit ? distance : Infinity;
}

/** Finds the candidate that a name resembles most. */
export function findSimilar(
  name: string,
  candidates: readonly string[],
): string | undefined {
  let best: string | undefined;
  let bestRate = Infinity;
  for (const candidate of candidates) {
    const rate = rateNames(name, candidate);
    if (rate < bestRate) [best, bestRate] = [candidate, rate];
  }
  return best;
}
