/** Kinds of steps of a plan. */
type PlanKind =
  /** Reads all the rows of a table or of an index. */
  | 'scan'
  /** Reads the rows that an index or a key finds. */
  | 'search'
  /** Keeps rows in a temporary table, to put them in order or in groups. */
  | 'sort'
  /** Subquery, or part of a compound query. */
  | 'part'
  | 'other';

/** Step of the plan of a query. */
export interface PlanNode {
  readonly kind: PlanKind;
  /** Sentence, in Spanish. */
  readonly sentence: string;
  /** Sentence of SQLite, in English. */
  readonly original: string;
  /** Name by which the query calls the table that is read. */
  readonly table?: string;
  /** Number of rows of the table that is read whole. */
  readonly tableRows?: number;
  /** True when an index or the primary key finds or orders the rows. */
  readonly usesIndex: boolean;
  /** Name of the index. */
  readonly index?: string;
  /** True for an index that SQLite creates only for this query. */
  readonly isAutomatic?: boolean;
  readonly children: readonly PlanNode[];
}

/** Counters of a statement that ran to its end. */
export interface StatementCounters {
  /** Steps to the next row in tables that are read whole. */
  readonly fullScanSteps: number;
  readonly sorts: number;
  /** Rows put in indexes that SQLite created only for the statement. */
  readonly automaticIndexRows: number;
  /** Instructions of the virtual machine of SQLite. */
  readonly instructions: number;
}

/** Plan of a query. */
export interface QueryPlan {
  readonly nodes: readonly PlanNode[];
  /** Undefined when the database does not measure statements. */
  readonly counters?: StatementCounters;
}
