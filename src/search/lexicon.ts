import { fold } from '../utils/fold';
import { editDistance } from '../utils/editDistance';
import { isPlainWord, stemWord } from './text';

/** Words of the site, to tell rare words from misspelled ones. */
export interface Lexicon {
  /** Returns true when exactly this folded word is in the index. */
  readonly has: (word: string) => boolean;
  /**
   * Returns true when the index matches the word: itself, a form of it, or as a
   * prefix.
   */
  readonly matches: (word: string) => boolean;
  /** Returns the nearest word, with its accents. */
  readonly suggest: (word: string) => string | undefined;
}

/**
 * Minimum length of a corrected word: shorter words have too many near ones.
 */
const MIN_CORRECTED_LENGTH = 4;
const MIN_PREFIX_LENGTH = 2;

function getMaxDistance(word: string): number {
  return word.length >= 8 ? 2 : 1;
}

/**
 * Computes a bit mask of a word's letters; digits and letters beyond `z` share
 * bits.
 */
function getLetterMask(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1)
    letters |= 1 << (word.charCodeAt(index) & 31);
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Returns true when one of the sorted words has the prefix (binary search). */
function isPrefixOfAny(
  prefix: string,
  sortedWords: readonly string[],
): boolean {
  if (prefix.length < MIN_PREFIX_LENGTH) return false;
  let low = 0;
  let high = sortedWords.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sortedWords[middle] ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  return sortedWords[low]?.startsWith(prefix) ?? false;
}

interface Candidate {
  readonly folded: string;
  readonly written: string;
  readonly letterMask: number;
}

/**
 * Creates a lexicon.
 *
 * @param words Words as written, the most used first: of two equally near
 * words, the first one is suggested.
 * @param aliasWords Words missing in the index that an alias explains.
 */
export function createLexicon(
  words: readonly string[],
  aliasWords: readonly string[] = [],
): Lexicon {
  const entries = [...aliasWords, ...words].map((word) => ({
    folded: fold(word),
    written: word,
  }));
  const indexed = entries.slice(aliasWords.length).map(({ folded }) => folded);
  const knownWords = new Set(indexed);
  const stems = new Set(indexed.map(stemWord));
  const sortedWords = [...knownWords].sort();
  const candidates: readonly Candidate[] = entries
    .filter(({ folded }) => isPlainWord(folded))
    .map((entry) => ({ ...entry, letterMask: getLetterMask(entry.folded) }));

  const has = (word: string) => knownWords.has(word);

  return {
    has,
    matches: (word) =>
      has(word) ||
      isPrefixOfAny(word, sortedWords) ||
      (isPlainWord(word) && stems.has(stemWord(word))),
    suggest: (word) => {
      if (word.length < MIN_CORRECTED_LENGTH || !isPlainWord(word))
        return undefined;
      const letters = getLetterMask(word);
      let limit = getMaxDistance(word);
      let bestWord: string | undefined;
      for (const candidate of candidates) {
        // Each edit adds at most one letter and removes at most one.
        if (countBits(letters ^ candidate.letterMask) > 2 * limit) continue;
        const distance = editDistance(word, candidate.folded, limit);
        if (distance > limit) continue;
        bestWord = candidate.written;
        // Only a nearer word may replace this one.
        limit = distance - 1;
        if (limit < 1) break;
      }
      return bestWord;
    },
  };
}
