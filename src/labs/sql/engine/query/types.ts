import type { SqlRange, SqlValue } from '../types';

/** Kinds of stages of a query. */
export type StageKind =
  /** Rows of one source of the FROM. */
  | 'source'
  /** Rows written out with VALUES. */
  | 'values'
  | 'product'
  | 'join'
  | 'where'
  | 'group'
  | 'having'
  | 'window'
  | 'select'
  /** UNION, UNION ALL, INTERSECT or EXCEPT. */
  | 'compound'
  | 'distinct'
  | 'order'
  | 'limit'
  /** Answer of the engine, when its rows cannot be followed. */
  | 'answer';

/** Outcome of a row in a stage. */
export type RowFate =
  | 'kept'
  /** Left out: the condition is false. */
  | 'dropped'
  /** Left out: the condition is NULL. */
  | 'unknown'
  /** Left out: an equal row is kept. */
  | 'duplicate'
  /** Kept without a partner, with NULL in the columns of the other side. */
  | 'unmatched';

/** Column of the rows of a stage. */
export interface StageColumn {
  readonly name: string;
  /** Name of the source that it comes from. */
  readonly source?: string;
  /** Role of a column that is not of the rows themselves. */
  readonly role?: 'group-key' | 'order-key' | 'aggregate' | 'window' | 'part';
}

/** Row of a stage. */
export interface StageRow {
  /** Identity, the same in all the stages in which the row takes part. */
  readonly id: string;
  readonly values: readonly SqlValue[];
  readonly fate: RowFate;
  /** Identities of the rows of earlier stages that it is made of. */
  readonly from: readonly string[];
  /** Group that it joins, in the stage of the groups. */
  readonly group?: string;
}

/** Group of rows, in the stage of the groups. */
export interface StageGroup {
  readonly id: string;
  /** Names and values of the terms of GROUP BY. */
  readonly keys: readonly {
    readonly name: string;
    readonly value: SqlValue;
  }[];
  /** Number of rows, counting those left out of the stage. */
  readonly size: number;
}

/** Stage of a query. */
export interface QueryStage {
  readonly kind: StageKind;
  /** Title, in Spanish. */
  readonly title: string;
  /** Sentence that says what happened, in Spanish. */
  readonly sentence: string;
  /** Clause in the text of the trace. */
  readonly range?: SqlRange;
  readonly columns: readonly StageColumn[];
  /** First rows, and those that become the first rows of later stages. */
  readonly rows: readonly StageRow[];
  readonly groups?: readonly StageGroup[];
  /** Number of rows, pairs or groups that enter the stage. */
  readonly before: number;
  /** Number of rows or groups that leave the stage. */
  readonly after: number;
  /** Number of rows of the stage that are not in `rows`. */
  readonly omitted: number;
}

/** Query inside another one. */
export interface InnerTrace {
  /** Title, in Spanish. */
  readonly title: string;
  /** Place in the text of the outer trace. */
  readonly range?: SqlRange;
  /** Undefined for a query that cannot be traced alone. */
  readonly trace?: QueryTrace;
  /** Reason why it is not traced, in Spanish. */
  readonly reason?: string;
}

/** Stages of a query in the order of its meaning. */
export interface QueryTrace {
  /** Text in which the ranges are. */
  readonly sql: string;
  readonly stages: readonly QueryStage[];
  /** Queries inside it: of WITH, of FROM, and of its expressions. */
  readonly inner: readonly InnerTrace[];
  /** Reasons why something is not traced, in Spanish. */
  readonly notes: readonly string[];
}

/** Limits of a trace. */
export interface TraceOptions {
  /** Rows of each stage. */
  readonly maxRows?: number;
}
