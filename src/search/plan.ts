import type { SearchAlias } from '../data/searchAliases/schema';
import type { Lexicon } from './lexicon';
import { fold } from '../utils/fold';
import { getQueryWords, getSingulars, stemWord } from './text';

/** Index searches for one query of a reader. */
export interface QueryPlan {
  /** Separate searches: the typed words first, then their aliases. */
  readonly searches: readonly (readonly string[])[];
  /** Query with its misspelled words corrected, if there were any. */
  readonly correction: string | undefined;
}

/** Limit of the searches that aliases add to one query. */
const MAX_ALIAS_SEARCHES = 3;

/** Limit of a query; the rest is ignored. */
const MAX_QUERY_LENGTH = 120;

/** Meanings of each alias, by its folded words in the typed order. */
export type AliasTable = ReadonlyMap<string, readonly string[]>;

/**
 * Creates the table of aliases; the schema guarantees that terms are unique.
 */
export function createAliasTable(aliases: readonly SearchAlias[]): AliasTable {
  return new Map(
    aliases.flatMap(({ typed, means }) =>
      typed.map((term) => [
        fold(term),
        means.map(fold).filter((phrase) => phrase !== fold(term)),
      ]),
    ),
  );
}

function lookUpAlias(table: AliasTable, words: readonly string[]) {
  const head = words.slice(0, -1);
  for (const last of getSingulars(words.at(-1) ?? '')) {
    const alias = table.get([...head, last].join(' '));
    if (alias) return alias;
  }
  return undefined;
}

/**
 * Builds searches in which known terms are replaced by their meanings, the
 * longest terms first.
 */
function buildAliasSearches(
  words: readonly string[],
  table: AliasTable,
): readonly (readonly string[])[] {
  const searches: (readonly string[])[] = [];
  for (let length = words.length; length > 0; length -= 1)
    for (let start = 0; start + length <= words.length; start += 1) {
      const means =
        lookUpAlias(table, words.slice(start, start + length)) ?? [];
      for (const phrase of means)
        searches.push([
          ...words.slice(0, start),
          ...getQueryWords(phrase),
          ...words.slice(start + length),
        ]);
    }
  return searches.slice(0, MAX_ALIAS_SEARCHES);
}

/**
 * Removes searches with equal stems: the index does not tell forms of a word
 * apart.
 */
function removeRepeatedSearches(
  searches: readonly (readonly string[])[],
): readonly (readonly string[])[] {
  const byStems = new Map<string, readonly string[]>();
  for (const search of searches) {
    const stems = search.map(stemWord).join(' ');
    if (!byStems.has(stems)) byStems.set(stems, search);
  }
  return [...byStems.values()];
}

/**
 * Turns a reader's query into searches of indexed words. A word that the index
 * lacks is replaced by the nearest one, or removed.
 */
export function planQuery(
  text: string,
  lexicon: Lexicon,
  table: AliasTable,
): QueryPlan {
  const queryWords = getQueryWords(text.slice(0, MAX_QUERY_LENGTH));
  const wholeQuery = table.get(fold(text).trim())
    ? fold(text).trim()
    : undefined;
  const words = queryWords.map((word) =>
    lexicon.matches(word) || lookUpAlias(table, [word])
      ? word
      : (lexicon.suggest(word) ?? word),
  );
  const corrected = words.some((word, index) => word !== queryWords[index]);
  // A form of a word may have another meaning: `ordenador` is not `orden`. A
  // word with an alias counts only if the index has exactly that word.
  const knownWords = words
    .map(fold)
    .filter((word) =>
      lookUpAlias(table, [word]) ? lexicon.has(word) : lexicon.matches(word),
    );
  const searches = [
    knownWords,
    ...buildAliasSearches(
      wholeQuery === undefined ? words.map(fold) : [wholeQuery],
      table,
    ).map((search) => search.filter(lexicon.matches)),
  ].filter((search) => search.length > 0);
  return {
    searches: removeRepeatedSearches(searches),
    correction: corrected ? words.join(' ') : undefined,
  };
}
