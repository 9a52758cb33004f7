import { gzipSync } from 'node:zlib';

/**
 * Maximum bytes, compressed, of the download that corrects misspelt words: 40
 * KB with its headers.
 */
export const MAX_CATALOG_BYTES = 39_000;

const MAX_WORD_LENGTH = 24;
const MAX_SYMBOL_LENGTH = 16;

const OPENING_PUNCTUATION = /^["'`([{«¿¡<]+(?=.{2})/u;
const CLOSING_PUNCTUATION = /(?<=.{2})["'`)\]}»?!,;:.>]+$/u;

/**
 * @typedef {object} WordUse
 * @property {Set<number>} pages
 * @property {Map<string, number>} spellings
 */

/**
 * @typedef {object} CountedWord
 * @property {string} word
 * @property {number} pages Pages that have it.
 */

/**
 * Removes accents and case, as the search does to compare words.
 *
 * @param {string} text
 */
export function foldWord(text) {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** @param {string} text */
function splitPlainWords(text) {
  return (text.match(/[\p{L}\p{N}]{2,}/gu) ?? []).filter(
    (word) => word.length <= MAX_WORD_LENGTH && !/^\d+$/.test(word),
  );
}

/**
 * Lists the words with symbols that readers may type literally: `u+x`,
 * `#include`, `~/.bashrc`.
 *
 * @param {string} text
 */
function splitSymbolWords(text) {
  return text
    .split(/\s+/)
    .map((token) =>
      token.replace(OPENING_PUNCTUATION, '').replace(CLOSING_PUNCTUATION, ''),
    )
    .filter(
      (token) =>
        token.length <= MAX_SYMBOL_LENGTH &&
        /^[!-~]+$/.test(token) &&
        /[^a-z\d]/i.test(token) &&
        !/["'`(){},;[\]]/.test(token),
    );
}

/** @param {WordUse} use */
function findMostUsedSpelling({ spellings }) {
  const [commonest] = [...spellings].sort((a, b) => b[1] - a[1]);
  return commonest?.[0] ?? '';
}

/**
 * Returns how much a word is used: words whose number of pages has the same
 * power of two are sorted by their letters, so that they share beginnings.
 *
 * @param {CountedWord} word
 */
const getUseLevel = ({ pages }) => Math.floor(Math.log2(pages));

/**
 * Lists every word of the pages once, in its most common spelling, the most
 * used first.
 *
 * @param {readonly string[]} texts
 * @returns {CountedWord[]}
 */
export function collectVocabulary(texts) {
  /** @type {Map<string, WordUse>} */
  const uses = new Map();
  for (const [page, text] of texts.entries())
    for (const word of [...splitPlainWords(text), ...splitSymbolWords(text)]) {
      const spelling = word.toLowerCase();
      const foldedWord = foldWord(word);
      const use = uses.get(foldedWord) ?? {
        pages: new Set(),
        spellings: new Map(),
      };
      use.pages.add(page);
      use.spellings.set(spelling, (use.spellings.get(spelling) ?? 0) + 1);
      uses.set(foldedWord, use);
    }
  return [...uses.values()]
    .map((use) => ({ word: findMostUsedSpelling(use), pages: use.pages.size }))
    .sort(
      (a, b) => getUseLevel(b) - getUseLevel(a) || (a.word < b.word ? -1 : 1),
    );
}

/** Longest beginning, in letters, that two words of the list share. */
const MAX_SHARED_LENGTH = 35;

/**
 * Encodes the words as one text: each is the number of letters, in base 36,
 * that it shares with the word before it, and the rest of its letters. It takes
 * a quarter less than the words after both are compressed.
 *
 * @param {readonly string[]} words Words without spaces.
 * @returns {string}
 */
export function encodeWords(words) {
  let before = '';
  return words
    .map((word) => {
      let sharedLength = 0;
      while (
        sharedLength < MAX_SHARED_LENGTH &&
        sharedLength < word.length &&
        word[sharedLength] === before[sharedLength]
      )
        sharedLength += 1;
      before = word;
      return sharedLength.toString(36) + word.slice(sharedLength);
    })
    .join(' ');
}

/**
 * Drops the words of one page with the stem of another word: the search knows
 * them by it, and they leave room for the other words of one page.
 *
 * @param {readonly CountedWord[]} words The most used first.
 * @param {(word: string) => string} stemWord Stem of a folded word.
 * @returns {readonly string[]}
 */
export function dropRareForms(words, stemWord) {
  /** @type {Set<string>} */
  const stems = new Set();
  return words
    .filter(({ word, pages }) => {
      const foldedWord = foldWord(word);
      if (!/^[\p{L}\p{N}]+$/u.test(foldedWord)) return true;
      const stem = stemWord(foldedWord);
      const isKnown = stems.has(stem);
      stems.add(stem);
      return pages > 1 || !isKnown;
    })
    .map(({ word }) => word);
}

/**
 * Drops the rarest words until the rest fits the download.
 *
 * @param {readonly string[]} words
 * @param {object} [rest] Other data in the same download.
 * @returns {readonly string[]}
 */
export function trimVocabulary(words, rest = {}) {
  let keptWords = words;
  while (
    gzipSync(JSON.stringify({ words: encodeWords(keptWords), ...rest }))
      .length > MAX_CATALOG_BYTES
  )
    keptWords = keptWords.slice(0, Math.floor(keptWords.length * 0.98));
  return keptWords;
}
