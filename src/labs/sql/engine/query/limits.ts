/** Rows of a stage that the page receives. */
export const MAX_STAGE_ROWS = 50;
/** Rows of a stage that are followed one by one; more are only counted. */
export const MAX_TRACED_ROWS = 20_000;
/** Pairs of a product that are all written out, with the fate of each. */
export const MAX_LISTED_PAIRS = 2000;
/** Rows left out that a stage shows, at least, when it has them. */
export const MIN_DROPPED_ROWS = 12;
/** Queries inside queries that are traced, one inside another. */
export const MAX_TRACE_DEPTH = 4;
/** Time after which no other inner query is traced. */
export const TRACE_TIMEOUT_MS = 2000;
/** Rows of a table without rowid that are counted to number each one. */
export const MAX_RANKED_ROWS = 400;
