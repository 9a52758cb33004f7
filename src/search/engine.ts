import type { SearchCatalog } from '../api/searchCatalog/schema';
import type { SearchAlias } from '../data/searchAliases/schema';
import { parseExcerpt, withoutTitle } from './excerpt';
import type { ExcerptPart } from './excerpt';
import { fold } from '../utils/fold';
import { kinds } from './kinds';
import type { Kind } from './kinds';
import { createLexicon } from './lexicon';
import type {
  PagefindFragment,
  PagefindInstance,
  PagefindResult,
} from './pagefind';
import { createAliasTable, planQuery } from './plan';
import { queryWords, singulars } from './text';

/** A part of a page with what was searched. */
export interface SectionHit {
  readonly url: string;
  readonly title: string;
  readonly excerpt: readonly ExcerptPart[];
}

/** A page with what was searched; its address lacks the base path. */
export interface PageHit extends SectionHit {
  readonly kind: Kind;
  readonly sections: readonly SectionHit[];
}

/** A page in the ranking, whose text has not been loaded yet. */
export interface RankedPage {
  readonly id: string;
  readonly kind: Kind;
  readonly score: number;
  readonly load: () => Promise<PageHit>;
}

/** What a query found. */
export interface Answer {
  readonly query: string;
  /** The best page first. */
  readonly ranking: readonly RankedPage[];
  /** What was searched instead, because a word was misspelt. */
  readonly correction: string | undefined;
}

export interface SearchEngine {
  readonly search: (query: string) => Promise<Answer>;
}

/** Part of the index did not arrive: results would be missing without a word. */
export class IncompleteIndexError extends Error {
  constructor(word: string) {
    super(`El índice no encuentra «${word}», que está en él`);
    this.name = 'IncompleteIndexError';
  }
}

const mostSections = 2;

/** The page where a word is at home comes before those that mention it. */
const homeWeight = 1.5;

/** What an alias finds counts a little less than what was typed. */
const aliasWeight = 0.9;

/** What has only some of the words counts less, and only where little else is found. */
const someWordsWeight = 0.4;
const fewPages = 3;

function scoreOf({
  weighted_locations: locations,
}: PagefindFragment['sub_results'][number]): number {
  return locations.reduce((sum, location) => sum + location.balanced_score, 0);
}

function toHit(fragment: PagefindFragment, kind: Kind): PageHit {
  const sections = fragment.sub_results
    .filter(({ anchor }) => anchor !== undefined)
    .sort((a, b) => scoreOf(b) - scoreOf(a))
    .slice(0, mostSections);
  const title = fragment.meta['title'] ?? fragment.url;
  return {
    url: fragment.url,
    title,
    kind,
    excerpt: withoutTitle(parseExcerpt(fragment.excerpt), title),
    sections: sections.map((section) => ({
      url: section.url,
      title: section.title,
      excerpt: withoutTitle(parseExcerpt(section.excerpt), section.title),
    })),
  };
}

/** Results of one search and how much they count. */
interface Found {
  readonly results: readonly PagefindResult[];
  readonly weight: number;
}

function countPages(found: readonly (readonly PagefindResult[])[]): number {
  return new Set(found.flat().map(({ id }) => id)).size;
}

/** Which page is of which kind. */
function kindsById({ pages }: SearchCatalog): ReadonlyMap<string, Kind> {
  return new Map(
    kinds.flatMap((kind) =>
      (pages[kind] ?? []).map((id) => [id, kind] as const),
    ),
  );
}

interface EngineParts {
  readonly pagefind: PagefindInstance;
  readonly catalog: SearchCatalog;
  readonly aliases: readonly SearchAlias[];
}

/** Search without a view: runs in a browser and in Node alike. */
export function createEngine({
  pagefind,
  catalog,
  aliases,
}: EngineParts): SearchEngine {
  const lexicon = createLexicon(
    catalog.words,
    aliases.flatMap(({ typed }) => typed),
  );
  const table = createAliasTable(aliases);
  const kindOf = kindsById(catalog);
  const planned = new Set(catalog.planned);

  /** @throws {IncompleteIndexError} Pagefind itself hides a part that is missing. */
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
    const [only] = searchWords;
    if (searchWords.length === 1 && only !== undefined) return searchWord(only);
    const { results } = await pagefind.search(searchWords.join(' '));
    return results;
  }

  function homesOf(query: string): ReadonlySet<string> {
    const asked = [fold(query).trim(), ...queryWords(query)];
    return new Set(
      asked.flatMap(singulars).flatMap((word) => catalog.homes[word] ?? []),
    );
  }

  function rank(
    found: readonly Found[],
    homes: ReadonlySet<string>,
  ): readonly RankedPage[] {
    const best = new Map<string, RankedPage>();
    for (const { results, weight } of found)
      for (const { id, score: plainScore, data } of results) {
        const kind = kindOf.get(id) ?? 'Páginas';
        const score = plainScore * weight * (homes.has(id) ? homeWeight : 1);
        if ((best.get(id)?.score ?? -1) >= score) continue;
        const load = async () => toHit(await data(), kind);
        best.set(id, { id, kind, score, load });
      }
    const pages = [...best.values()].sort((a, b) => b.score - a.score);
    // A page that only says «pronto» is of use where no other is.
    const written = pages.filter(({ id }) => !planned.has(id));
    return written.length > 0 ? written : pages;
  }

  return {
    async search(query) {
      const { searches, correction } = planQuery(query, lexicon, table);
      const exact = await Promise.all(searches.map(searchAll));
      const [typed = []] = searches;
      // Hardly a page has all the words: then also those that have some.
      const some =
        typed.length > 1 && countPages(exact) < fewPages
          ? await searchAny(typed)
          : [];
      const ranking = rank(
        [
          ...exact.map((results, index) => ({
            results,
            weight: index === 0 ? 1 : aliasWeight,
          })),
          { results: some, weight: someWordsWeight },
        ],
        homesOf(query),
      );
      return { query, ranking, correction };
    },
  };
}
