import type { SqlFault, SqlRow } from '../types';

/** Data with which an answer is judged. */
export interface SqlCase {
  /** Name that tells the learner which data they are: «tabla vacía». */
  readonly name: string;
  /** Statements that create the tables and fill them; may be empty. */
  readonly setUp: string;
  /** Values of the parameters of the solution and of the answer. */
  readonly values?: readonly string[];
  /** True when the case is not shown to the learner beforehand. */
  readonly isHidden: boolean;
}

/** Part that the answer must use, or must not. */
export interface SqlRule {
  readonly rule: 'required' | 'forbidden';
  /** Part as authors write it: `GROUP BY`, `funcion:count`. */
  readonly part: string;
  /** Sentence for the learner, which replaces the default. */
  readonly says?: string;
}

interface TaskBase {
  readonly cases: readonly SqlCase[];
  /** Answer of the author. */
  readonly solution: string;
  readonly rules?: readonly SqlRule[];
}

/** Exercise whose answer is a query. */
export interface QueryTask extends TaskBase {
  readonly kind: 'query';
  /**
   * Match of the columns with those of the solution: by `position`, the
   * default, or by `name`, in any order.
   */
  readonly columns?: 'position' | 'name';
  /** True when columns matched by position must also have the same names. */
  readonly requiresColumnNames?: boolean;
  /** True when the rows may come in any order, despite the ORDER BY. */
  readonly ignoresOrder?: boolean;
  /** Decimals up to which numbers are compared; all of them by default. */
  readonly decimals?: number;
}

/** Exercise whose answer changes rows. */
export interface ChangeTask extends TaskBase {
  readonly kind: 'change';
  /** Columns that are not compared, by table: automatic keys, dates. */
  readonly ignoreColumns?: Readonly<Record<string, readonly string[]>>;
  /** Tables whose rows are not compared. */
  readonly ignoreTables?: readonly string[];
}

/** Outcome that an attempt may be required to have; `error`, any refusal. */
export type AttemptOutcome =
  'ok' | 'foreign-key' | 'unique' | 'not-null' | 'check' | 'type' | 'error';

/** Statements that a design must accept, or whose last one it must refuse. */
export interface SqlAttempt {
  /** Statements; they name the columns, which may be in any order. */
  readonly sql: string;
  readonly expect: AttemptOutcome;
  /** Sentence with the reason: «Un préstamo es siempre de un juego». */
  readonly why: string;
  /** True when what follows finds its rows; otherwise they are undone. */
  readonly keeps?: boolean;
}

/** Query on the rows that the attempts leave, judged as an answer is. */
export interface DesignCheck {
  readonly sql: string;
  readonly why: string;
  /** Table that the plan of the query must reach through an index. */
  readonly indexed?: string;
}

/** Table that the statement of an exercise asks for by name. */
export interface SchemaRequirement {
  readonly name: string;
  /** Defaults to `table`. */
  readonly kind?: 'table' | 'view';
  /** Columns that it must have, in any order; it may have others. */
  readonly columns?: readonly string[];
  readonly primaryKey?: readonly string[];
}

/** Exercise whose answer creates tables. */
export interface DesignTask extends TaskBase {
  readonly kind: 'design';
  readonly schema?: readonly SchemaRequirement[];
  readonly attempts: readonly SqlAttempt[];
  readonly checks?: readonly DesignCheck[];
}

/** Part of an exercise that the judge needs. */
export type SqlTask = QueryTask | ChangeTask | DesignTask;

/** Cell of the learner's result, both from 0; the row alone, for a whole row. */
export interface CellPlace {
  readonly row: number;
  readonly column?: number;
}

/** Reason for which some rows are not the expected ones. */
export type RowCause =
  /** Repeated rows that must appear once, or that were lost. */
  | 'repeated'
  | 'merged'
  /** Columns that are in another order. */
  | 'column-order'
  /** Cell that differs from the expected one only in this. */
  | 'null'
  | 'number-text'
  | 'case'
  | 'accents'
  | 'blanks'
  | 'rounded'
  | 'truncated'
  /** Cell that differs in another thing. */
  | 'cell'
  /** Rows that had to change and did not, or the other way round. */
  | 'untouched'
  | 'overreach';

/** Rows that are not the expected ones. */
export interface RowsDifference {
  readonly kind: 'rows';
  /** Number of rows of each result. */
  readonly expectedTotal: number;
  readonly actualTotal: number;
  /** Numbers of rows that are missing and that are left over. */
  readonly missingTotal: number;
  readonly extraTotal: number;
  /** First ones of each, up to `MAX_EXAMPLES`. */
  readonly missing: readonly SqlRow[];
  readonly extra: readonly SqlRow[];
  readonly cause?: RowCause;
  /** First cell that differs. */
  readonly place?: CellPlace;
}

/** Rows that are the expected ones, in another order. */
export interface OrderDifference {
  readonly kind: 'order';
  /** Absent when the order of the rows is right. */
  readonly place?: CellPlace;
  /** True when the answer asks for no order. */
  readonly isUnasked: boolean;
  /** True when the answer asks for it only inside a subquery. */
  readonly isNested?: boolean;
  /** Part that is right only with these rows, read in this order. */
  readonly luck?: 'rows' | 'order' | 'limit';
  /** Row that comes too early, and one that must come before it. */
  readonly early?: SqlRow;
  readonly late?: SqlRow;
  /** Key by which the second comes before the first. */
  readonly key?: {
    readonly sql: string;
    readonly early: SqlRow[number];
    readonly late: SqlRow[number];
  };
  readonly isReversed: boolean;
}

/** Columns that are not the expected ones. */
export interface ColumnsDifference {
  readonly kind: 'columns';
  readonly expected: readonly string[];
  readonly actual: readonly string[];
  /** Names that are missing and that are left over, when that is known. */
  readonly missing: readonly string[];
  readonly extra: readonly string[];
}

/** Rows of a table that are not the expected ones. */
export interface TableDifference {
  readonly kind: 'table';
  readonly table: string;
  /** True for a table that the exercise does not ask to change. */
  readonly isForeign: boolean;
  /** True when the answer leaves the table as it was. */
  readonly isUnchanged: boolean;
  readonly columns: readonly string[];
  readonly rows: RowsDifference;
}

/** Table, view, index or trigger that is not the expected one. */
export interface SchemaDifference {
  readonly kind: 'schema';
  readonly type: 'table' | 'view' | 'trigger';
  readonly name: string;
  readonly change: 'added' | 'removed' | 'altered';
}

/** Difference between an answer and the solution. */
export type SqlDifference =
  /** No statement. */
  | { readonly kind: 'empty' }
  /** No statement that returns rows. */
  | { readonly kind: 'no-rows' }
  | { readonly kind: 'error'; readonly fault: SqlFault }
  /** Query that changes the database. */
  | { readonly kind: 'writes'; readonly name: string }
  /** Transaction without COMMIT. */
  | { readonly kind: 'open-transaction' }
  | ColumnsDifference
  | RowsDifference
  | OrderDifference
  | TableDifference
  | SchemaDifference
  /** Steps of a design that are not met. */
  | { readonly kind: 'steps'; readonly count: number };

/** Sentences for the learner; names and values are between backticks. */
export interface SqlSentences {
  /** Sentence for the first attempts, which does not name a hidden case. */
  readonly short: string;
  /** Sentence from the third attempt, with all that is known. */
  readonly long: string;
}

/** Result of one attempt, check or required table of a design. */
export interface DesignStep {
  readonly kind: 'schema' | 'attempt' | 'check';
  readonly isMet: boolean;
  /** True when an earlier attempt left no rows to try it with. */
  readonly isUntried?: boolean;
  readonly sentence: string;
  /** Statements of the attempt or of the check. */
  readonly sql?: string;
  /** Error of the design that the step met, expected or not. */
  readonly fault?: SqlFault;
}

/** Result of a case. */
export interface CaseVerdict {
  readonly name: string;
  readonly isHidden: boolean;
  /** `skipped`, when a limit stopped the answer in an earlier case. */
  readonly status: 'passed' | 'failed' | 'skipped';
  readonly difference?: SqlDifference;
  readonly sentences?: SqlSentences;
  /** Steps of a design. */
  readonly steps?: readonly DesignStep[];
}

/** Result of a rule. */
export interface RuleVerdict extends SqlRule {
  readonly isKept: boolean;
  /** Sentence for a broken rule, or for a kept one that its part does not say. */
  readonly sentence?: string;
}

/** Result of judging an answer. */
export interface SqlVerdict {
  readonly isCorrect: boolean;
  readonly sentences: SqlSentences;
  /** Error of the answer in the first case that has one. */
  readonly fault?: SqlFault;
  readonly cases: readonly CaseVerdict[];
  readonly rules: readonly RuleVerdict[];
  /** Cases passed, or steps met of a design, plus rules kept. */
  readonly points: number;
  readonly total: number;
}
