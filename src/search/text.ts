import { fold } from '../utils/fold';

/** Words that are everywhere and tell nothing: asking for them costs bytes only. */
const emptyWords = new Set(
  'a al ante como con cual de del desde donde e el ella en entre es esta este hacer hago la las le lo los mas me mi muy o para pero por porque puedo que quiero se si sin sobre su sus te tu u un una unas uno unos y ya'.split(
    ' ',
  ),
);

/** The words of a query as the index knows them; empty words count only alone. */
export function queryWords(text: string): readonly string[] {
  const all = fold(text)
    .split(/[\s"'`´«»“”‘’(),¿¡]+/u)
    .filter((word) => word !== '');
  const telling = all.filter((word) => !emptyWords.has(word));
  return telling.length > 0 ? telling : all;
}

/** Whether a word is made of letters and digits only. */
export function isPlainWord(word: string): boolean {
  return /^[\p{L}\p{N}]+$/u.test(word);
}

/** A word as typed, and what it may be the plural of. */
export function singulars(word: string): readonly string[] {
  return [word, word.replace(/s$/, ''), word.replace(/es$/, '')];
}

// Endings, not words. cspell:disable
const endings =
  /(?:aciones|acion|amientos?|imientos?|adores|ador|adoras?|mente|iendo|ando|arse|erse|irse|ados?|adas?|idos?|idas?|ar|er|ir|es|as|os|an|en|a|e|o|s)$/;

/**
 * What is left of a folded word without its ending, so that a plural or a verb
 * form of a known word is not taken for a mistake. Coarser than the index's own.
 */
export function stem(word: string): string {
  const short = word.replace(endings, '');
  return short.length >= 3 ? short : word;
}
