import type { SearchAlias } from '../data/searchAliases/schema';
import type { Lexicon } from './lexicon';
import { fold } from '../utils/fold';
import { queryWords, singulars, stem } from './text';

/** What is asked from the index for one query of a reader. */
export interface QueryPlan {
  /** Each one is a search of its own: the words as typed first, then their aliases. */
  readonly searches: readonly (readonly string[])[];
  /** The query with its misspelt words put right, when there were any. */
  readonly correction: string | undefined;
}

/** The most searches that aliases add to one query. */
const mostAliases = 3;

/** Longest query that is looked at; what comes after says nothing more. */
const longestQuery = 120;

/** Looks an alias up: by words, in the order typed, plurals included. */
export type AliasTable = ReadonlyMap<string, readonly string[]>;

/** @throws nothing: the schema has refused a term that is there twice. */
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

/** Searches in which the longest known terms are replaced by what they mean. */
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

/** The index itself does not tell forms of a word apart: one of them is enough. */
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
 * Turns what somebody typed into searches of words that the index has. A word
 * that it lacks is replaced by the nearest one, or left out.
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
  // A form of a word may have another meaning than the word: `ordenador` is no
  // `orden`. Where there is an alias, only what is really written counts.
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
