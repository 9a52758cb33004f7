import type { Answer, PageHit, RankedPage, SearchEngine } from './engine';
import { kinds } from './kinds';
import type { Kind } from './kinds';

/** How many pages of a kind were found. */
interface KindCount {
  readonly kind: Kind;
  readonly count: number;
}

/** Pages of one kind, the best first. */
export interface HitGroup {
  readonly kind: Kind;
  readonly hits: readonly PageHit[];
}

/** What a reader sees of an answer. */
export interface SearchResults {
  readonly query: string;
  readonly correction: string | undefined;
  /** Pages of every kind. */
  readonly total: number;
  /** Pages of the kind asked for; the groups hold the first of them. */
  readonly matching: number;
  readonly counts: readonly KindCount[];
  readonly groups: readonly HitGroup[];
}

/** Kinds with something found, in the fixed order of the filters. */
function countKinds(
  ranking: readonly Pick<RankedPage, 'kind'>[],
): readonly KindCount[] {
  return kinds
    .map((kind) => ({
      kind,
      count: ranking.filter((page) => page.kind === kind).length,
    }))
    .filter(({ count }) => count > 0);
}

/** The group of the best page first; inside, as they were ranked. */
function groupByKind(hits: readonly PageHit[]): readonly HitGroup[] {
  const order = [...new Set(hits.map(({ kind }) => kind))];
  return order.map((kind) => ({
    kind,
    hits: hits.filter((hit) => hit.kind === kind),
  }));
}

export interface SearchRequest {
  readonly query: string;
  /** Only pages of this kind. */
  readonly kind?: Kind;
  /** How many pages are loaded, the best ones. */
  readonly limit: number;
  /** Of each kind where there are several, so that none hides the others. */
  readonly mostOfKind?: number;
}

function choose(
  ranking: readonly RankedPage[],
  { limit, mostOfKind = limit }: SearchRequest,
): readonly RankedPage[] {
  const best = ranking.slice(0, limit);
  if (countKinds(best).length < 2) return best;
  return best.filter(
    ({ kind }, index) =>
      best.slice(0, index).filter((page) => page.kind === kind).length <
      mostOfKind,
  );
}

async function load(
  { query, ranking, correction }: Answer,
  request: SearchRequest,
): Promise<SearchResults> {
  const { kind } = request;
  const matching = ranking.filter(
    (page) => kind === undefined || page.kind === kind,
  );
  const hits = await Promise.all(
    choose(matching, request).map((page) => page.load()),
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

/** Asks the engine and loads the pages that are shown. */
export async function findResults(
  engine: SearchEngine,
  request: SearchRequest,
): Promise<SearchResults> {
  return load(await engine.search(request.query), request);
}
