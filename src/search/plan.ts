import type { SearchAlias } from '../data/searchAliases/schema';
import type { Lexicon } from './lexicon';
import { fold } from '../utils/fold';
import { queryWords, singulars, stem } from './text';

/** Index searches for one query of a reader. */
export interface QueryPlan {
  /** Separate searches: the typed words first, then their aliases. */
  readonly searches: readonly (readonly string[])[];
  /** Query with its misspelled words corrected, if there were any. */
  readonly correction: string | undefined;
}

/** Limit of the searches that aliases add to one query. */
const mostAliases = 3;

/** Limit of a query; the rest is ignored. */
const longestQuery = 120;

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

function lookUp(table: AliasTable, words: readonly string[]) {
  const head = words.slice(0, -1);
  for (const last of singulars(words.at(-1) ?? '')) {
    const found = table.get([...head, last].join(' '));
    if (found) return found;
  }
  return undefined;
}

/**
 * Builds searches in which known terms are replaced by their meanings, the
 * longest terms first.
 */
function aliasSearches(
  words: readonly string[],
  table: AliasTable,
): readonly (readonly string[])[] {
  const searches: (readonly string[])[] = [];
  for (let length = words.length; length > 0; length -= 1)
    for (let start = 0; start + length <= words.length; start += 1) {
      const means = lookUp(table, words.slice(start, start + length)) ?? [];
      for (const phrase of means)
        searches.push([
          ...words.slice(0, start),
          ...queryWords(phrase),
          ...words.slice(start + length),
        ]);
    }
  return searches.slice(0, mostAliases);
}

/**
 * Removes searches with equal stems: the index does not tell forms of a word
 * apart.
 */
function withoutRepetition(
  searches: readonly (readonly string[])[],
): readonly (readonly string[])[] {
  const byStems = new Map<string, readonly string[]>();
  for (const search of searches) {
    const stems = search.map(stem).join(' ');
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
  const typed = queryWords(text.slice(0, longestQuery));
  const whole = table.get(fold(text).trim()) ? fold(text).trim() : undefined;
  const words = typed.map((word) =>
    lexicon.knows(word) || lookUp(table, [word])
      ? word
      : (lexicon.suggest(word) ?? word),
  );
  const corrected = words.some((word, index) => word !== typed[index]);
  // A form of a word may have another meaning: `ordenador` is not `orden`. A
  // word with an alias counts only if the index has exactly that word.
  const known = words
    .map(fold)
    .filter((word) =>
      lookUp(table, [word]) ? lexicon.has(word) : lexicon.knows(word),
    );
  const searches = [
    known,
    ...aliasSearches(
      whole === undefined ? words.map(fold) : [whole],
      table,
    ).map((search) => search.filter(lexicon.knows)),
  ].filter((search) => search.length > 0);
  return {
    searches: withoutRepetition(searches),
    correction: corrected ? words.join(' ') : undefined,
  };
}
