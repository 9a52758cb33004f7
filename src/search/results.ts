import type { SearchAnswer, PageHit, RankedPage, SearchEngine } from './engine';
import { pageKinds } from './kinds';
import type { PageKind } from './kinds';

/** Number of pages found of one kind. */
interface KindCount {
  readonly kind: PageKind;
  readonly count: number;
}

/** Pages of one kind, the best first. */
export interface HitGroup {
  readonly kind: PageKind;
  readonly hits: readonly PageHit[];
}

/** Results in the form that the views show. */
export interface SearchResults {
  readonly query: string;
  readonly correction: string | undefined;
  /** Number of pages of all kinds. */
  readonly total: number;
  /** Number of pages of the requested kind; `groups` holds the first ones. */
  readonly matching: number;
  readonly counts: readonly KindCount[];
  readonly groups: readonly HitGroup[];
}

/** Counts the pages of each kind that has any, in the order of the filters. */
function countKinds(
  ranking: readonly Pick<RankedPage, 'kind'>[],
): readonly KindCount[] {
  return pageKinds
    .map((kind) => ({
      kind,
      count: ranking.filter((page) => page.kind === kind).length,
    }))
    .filter(({ count }) => count > 0);
}

/** Groups pages by kind; groups and pages keep the order of the ranking. */
function groupByKind(hits: readonly PageHit[]): readonly HitGroup[] {
  const order = [...new Set(hits.map(({ kind }) => kind))];
  return order.map((kind) => ({
    kind,
    hits: hits.filter((hit) => hit.kind === kind),
  }));
}

export interface SearchRequest {
  readonly query: string;
  /** Restricts the results to one kind. */
  readonly kind?: PageKind;
  /** Number of pages to load, the best ones. */
  readonly limit: number;
  /**
   * Limit per kind when there are several kinds, so that none hides the others.
   */
  readonly maxPerKind?: number;
}

function choosePages(
  ranking: readonly RankedPage[],
  { limit, maxPerKind = limit }: SearchRequest,
): readonly RankedPage[] {
  const bestPages = ranking.slice(0, limit);
  if (countKinds(bestPages).length < 2) return bestPages;
  return bestPages.filter(
    ({ kind }, index) =>
      bestPages.slice(0, index).filter((page) => page.kind === kind).length <
      maxPerKind,
  );
}

async function loadResults(
  { query, ranking, correction }: SearchAnswer,
  request: SearchRequest,
): Promise<SearchResults> {
  const { kind } = request;
  const matching = ranking.filter(
    (page) => kind === undefined || page.kind === kind,
  );
  const hits = await Promise.all(
    choosePages(matching, request).map((page) => page.load()),
  );
  return {
    query,
    correction,
    total: ranking.length,
    matching: matching.length,
    counts: countKinds(ranking),
    groups: groupByKind(hits),
  };
}

/** Searches, and loads the pages to show. */
export async function findResults(
  engine: SearchEngine,
  request: SearchRequest,
): Promise<SearchResults> {
  return loadResults(await engine.search(request.query), request);
}
