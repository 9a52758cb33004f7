import { editDistance } from '../../../utils/editDistance';

/** Whether two words are one slip apart: a letter more, less, other, or two swapped, or capitals. */
export const isNear = (word: string, other: string): boolean =>
  word !== other &&
  editDistance(word.toLowerCase(), other.toLowerCase(), 1) <= 1;
