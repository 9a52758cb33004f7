import { editDistance } from '../../../utils/editDistance';

/**
 * Returns true when two words differ by one typo: a letter added, missing,
 * changed, or swapped with its neighbour, or only the case.
 */
export const isSimilar = (word: string, other: string): boolean =>
  word !== other &&
  editDistance(word.toLowerCase(), other.toLowerCase(), 1) <= 1;
