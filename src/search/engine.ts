import type { SearchCatalog } from './catalog/schema';
import type { SearchAlias } from '../data/searchAliases/schema';
import { decodeWords } from './decodeWords';
import { parseExcerpt, removeTitle } from './excerpt';
import type { ExcerptPart } from './excerpt';
import { fold } from '../utils/fold';
import { pageKinds } from './kinds';
import type { PageKind } from './kinds';
import { createLexicon } from './lexicon';
import type {
  PagefindFragment,
  PagefindInstance,
  PagefindResult,
} from './pagefind';
import { createAliasTable, planQuery } from './plan';
import { getQueryWords, getSingulars } from './text';

/** Section of a page that matches a search. */
export interface SectionHit {
  readonly url: string;
  readonly title: string;
  readonly excerpt: readonly ExcerptPart[];
}

/** Page that matches a search; its address lacks the base path. */
export interface PageHit extends SectionHit {
  readonly kind: PageKind;
  readonly sections: readonly SectionHit[];
}

/** Ranked page, whose text is not loaded yet. */
export interface RankedPage {
  readonly id: string;
  readonly kind: PageKind;
  readonly score: number;
  readonly load: () => Promise<PageHit>;
}

/** Result of a query. */
export interface SearchAnswer {
  readonly query: string;
  /** Pages, the best one first. */
  readonly ranking: readonly RankedPage[];
  /** Corrected query that was searched instead, if a word was misspelled. */
  readonly correction: string | undefined;
}

export interface SearchEngine {
  readonly search: (query: string) => Promise<SearchAnswer>;
}

/**
 * Thrown when a part of the index did not load: results would be missing
 * silently.
 */
export class IncompleteIndexError extends Error {
  constructor(word: string) {
    super(`El índice no encuentra «${word}», que está en él`);
    this.name = 'IncompleteIndexError';
  }
}

const MAX_SECTIONS = 2;

/** Weight of a page that teaches the word, over pages that only mention it. */
const homeWeight = 1.5;

/** Weight of results of an alias, below those of the typed words. */
const aliasWeight = 0.9;

/**
 * Weight of pages with only some of the words; they are added only when few
 * pages have all.
 */
const someWordsWeight = 0.4;
const MIN_FULL_MATCHES = 3;

function sumScores({
  weighted_locations: locations,
}: PagefindFragment['sub_results'][number]): number {
  return locations.reduce((sum, location) => sum + location.balanced_score, 0);
}

function buildPageHit(fragment: PagefindFragment, kind: PageKind): PageHit {
  const sections = fragment.sub_results
    .filter(({ anchor }) => anchor !== undefined)
    .sort((a, b) => sumScores(b) - sumScores(a))
    .slice(0, MAX_SECTIONS);
  const title = fragment.meta['title'] ?? fragment.url;
  return {
    url: fragment.url,
    title,
    kind,
    excerpt: removeTitle(parseExcerpt(fragment.excerpt), title),
    sections: sections.map((section) => ({
      url: section.url,
      title: section.title,
      excerpt: removeTitle(parseExcerpt(section.excerpt), section.title),
    })),
  };
}

/** Results of one search, with their weight. */
interface WeightedResults {
  readonly results: readonly PagefindResult[];
  readonly weight: number;
}

function countPages(
  resultLists: readonly (readonly PagefindResult[])[],
): number {
  return new Set(resultLists.flat().map(({ id }) => id)).size;
}

/** Maps the id of each page to its kind. */
function mapKindsById({ pages }: SearchCatalog): ReadonlyMap<string, PageKind> {
  return new Map(
    pageKinds.flatMap((kind) =>
      (pages[kind] ?? []).map((id) => [id, kind] as const),
    ),
  );
}

interface EngineParts {
  readonly pagefind: PagefindInstance;
  readonly catalog: SearchCatalog;
  readonly aliases: readonly SearchAlias[];
}

/**
 * Creates the search engine, without a view: it runs in a browser and in Node.
 */
export function createEngine({
  pagefind,
  catalog,
  aliases,
}: EngineParts): SearchEngine {
  const lexicon = createLexicon(
    decodeWords(catalog.words),
    aliases.flatMap(({ typed }) => typed),
  );
  const table = createAliasTable(aliases);
  const kindById = mapKindsById(catalog);
  const plannedIds = new Set(catalog.planned);

  /**
   * Searches one word.
   *
   * @throws {IncompleteIndexError} when the index should contain the word but
   * returns nothing: Pagefind ignores a part that did not load.
   */
  async function searchWord(word: string): Promise<readonly PagefindResult[]> {
    const { results } = await pagefind.search(word);
    if (results.length === 0 && lexicon.has(word))
      throw new IncompleteIndexError(word);
    return results;
  }

  async function searchAny(
    searchWords: readonly string[],
  ): Promise<readonly PagefindResult[]> {
    const byWord = await Promise.all(searchWords.map(searchWord));
    return byWord.flat();
  }

  async function searchAll(
    searchWords: readonly string[],
  ): Promise<readonly PagefindResult[]> {
    const [onlyWord] = searchWords;
    if (searchWords.length === 1 && onlyWord !== undefined)
      return searchWord(onlyWord);
    const { results } = await pagefind.search(searchWords.join(' '));
    return results;
  }

  /**
   * Finds the pages for a query: as it was typed or corrected, or as one of the
   * meanings of its aliases.
   */
  function findHomePages(
    query: string,
    searches: readonly (readonly string[])[],
  ): ReadonlySet<string> {
    const aliasKeys = [
      fold(query).trim(),
      ...getQueryWords(query),
      ...searches.flatMap((words) => [words.join(' '), ...words]),
    ];
    return new Set(
      aliasKeys
        .flatMap(getSingulars)
        .flatMap((word) => catalog.homes[word] ?? []),
    );
  }

  function rankPages(
    weightedResults: readonly WeightedResults[],
    homes: ReadonlySet<string>,
  ): readonly RankedPage[] {
    const bestById = new Map<string, RankedPage>();
    for (const { results, weight } of weightedResults)
      for (const { id, score: plainScore, data } of results) {
        const kind = kindById.get(id) ?? 'Páginas';
        const score = plainScore * weight * (homes.has(id) ? homeWeight : 1);
        if ((bestById.get(id)?.score ?? -1) >= score) continue;
        const load = async () => buildPageHit(await data(), kind);
        bestById.set(id, { id, kind, score, load });
      }
    const pages = [...bestById.values()].sort((a, b) => b.score - a.score);
    // Pages that only announce future content are shown when no other page
    // matches.
    const writtenPages = pages.filter(({ id }) => !plannedIds.has(id));
    return writtenPages.length > 0 ? writtenPages : pages;
  }

  return {
    async search(query) {
      const { searches, correction } = planQuery(query, lexicon, table);
      const exact = await Promise.all(searches.map(searchAll));
      const [typedWords = []] = searches;
      // Few pages have all the words: search also for pages with some of them.
      const partialResults =
        typedWords.length > 1 && countPages(exact) < MIN_FULL_MATCHES
          ? await searchAny(typedWords)
          : [];
      const ranking = rankPages(
        [
          ...exact.map((results, index) => ({
            results,
            weight: index === 0 ? 1 : aliasWeight,
          })),
          { results: partialResults, weight: someWordsWeight },
        ],
        findHomePages(query, searches),
      );
      return { query, ranking, correction };
    },
  };
}
