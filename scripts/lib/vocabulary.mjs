import { gzipSync } from 'node:zlib';

/** What readers download to have a misspelt word put right: 40 KB with its headers. */
export const MOST_BYTES = 39_000;

const LONGEST_WORD = 24;
const LONGEST_SYMBOL = 16;

const OPENING = /^["'`([{«¿¡<]+(?=.{2})/u;
const CLOSING = /(?<=.{2})["'`)\]}»?!,;:.>]+$/u;

/**
 * @typedef {object} Use
 * @property {Set<number>} pages
 * @property {Map<string, number>} spellings
 */

/**
 * Without accents and in lower case, as the search itself compares words.
 *
 * @param {string} text
 */
export function foldWord(text) {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** @param {string} text */
function plainWords(text) {
  return (text.match(/[\p{L}\p{N}]{2,}/gu) ?? []).filter(
    (word) => word.length <= LONGEST_WORD && !/^\d+$/.test(word),
  );
}

/**
 * `u+x`, `#include`, `~/.bashrc`: what readers may type as it stands.
 *
 * @param {string} text
 */
function symbolWords(text) {
  return text
    .split(/\s+/)
    .map((token) => token.replace(OPENING, '').replace(CLOSING, ''))
    .filter(
      (token) =>
        token.length <= LONGEST_SYMBOL &&
        /^[!-~]+$/.test(token) &&
        /[^a-z\d]/i.test(token) &&
        !/["'`(){},;[\]]/.test(token),
    );
}

/** @param {Use} use */
function mostUsedSpelling({ spellings }) {
  const [most] = [...spellings].sort((a, b) => b[1] - a[1]);
  return most?.[0] ?? '';
}

/**
 * Every word of the pages once, as it is mostly written, those of most pages
 * first.
 *
 * @param {readonly string[]} texts
 * @returns {string[]}
 */
export function collectVocabulary(texts) {
  /** @type {Map<string, Use>} */
  const uses = new Map();
  for (const [page, text] of texts.entries())
    for (const word of [...plainWords(text), ...symbolWords(text)]) {
      const spelling = word.toLowerCase();
      const folded = foldWord(word);
      const use = uses.get(folded) ?? {
        pages: new Set(),
        spellings: new Map(),
      };
      use.pages.add(page);
      use.spellings.set(spelling, (use.spellings.get(spelling) ?? 0) + 1);
      uses.set(folded, use);
    }
  return [...uses.values()]
    .map((use) => ({ word: mostUsedSpelling(use), pages: use.pages.size }))
    .sort((a, b) => b.pages - a.pages || (a.word < b.word ? -1 : 1))
    .map(({ word }) => word);
}

/**
 * As many of the words as may be downloaded; the rarest go.
 *
 * @param {readonly string[]} words
 * @param {object} [rest] What is downloaded with them.
 * @returns {readonly string[]}
 */
export function trimVocabulary(words, rest = {}) {
  let kept = words;
  while (gzipSync(JSON.stringify({ words: kept, ...rest })).length > MOST_BYTES)
    kept = kept.slice(0, Math.floor(kept.length * 0.98));
  return kept;
}
