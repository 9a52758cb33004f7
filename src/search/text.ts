import { fold } from '../utils/fold';

/** Stop words: they match everywhere, so searching them only costs bytes. */
const stopWords = new Set(
  'a al ante como con cual de del desde donde e el ella en entre es esta este hacer hago la las le lo los mas me mi muy o para pero por porque puedo que quiero se si sin sobre su sus te tu u un una unas uno unos y ya'.split(
    ' ',
  ),
);

/**
 * Splits a query into folded words without stop words, unless it has no others.
 */
export function getQueryWords(text: string): readonly string[] {
  const foldedWords = fold(text)
    .split(/[\s"'`´«»“”‘’(),¿¡]+/u)
    .filter((word) => word !== '');
  const meaningfulWords = foldedWords.filter((word) => !stopWords.has(word));
  return meaningfulWords.length > 0 ? meaningfulWords : foldedWords;
}

/** Returns true when a word has letters and digits only. */
export function isPlainWord(word: string): boolean {
  return /^[\p{L}\p{N}]+$/u.test(word);
}

/** Returns a word and its possible singulars. */
export function getSingulars(word: string): readonly string[] {
  return [word, word.replace(/s$/, ''), word.replace(/es$/, '')];
}

// Suffixes, not words. cspell:disable
const suffixes =
  /(?:aciones|acion|amientos?|imientos?|adores|ador|adoras?|mente|iendo|ando|arse|erse|irse|ados?|adas?|idos?|idas?|ar|er|ir|es|as|os|an|en|a|e|o|s)$/;

/**
 * Removes the ending of a folded word, so that a plural or a verb form of a
 * known word does not count as misspelled. Coarser than the index's own
 * stemmer.
 */
export function stemWord(word: string): string {
  const stem = word.replace(suffixes, '');
  return stem.length >= 3 ? stem : word;
}
