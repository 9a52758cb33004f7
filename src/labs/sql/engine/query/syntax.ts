import type { Token } from '../tokens';
import type { SqlRange } from '../types';

/** SELECT in parentheses inside an expression; its range has them. */
export interface Subquery extends SqlRange {
  readonly statement: SelectStatement;
}

/** Expression, as its tokens. */
export interface Expression extends SqlRange {
  readonly tokens: readonly Token[];
  /** Subqueries in it, but not those inside another subquery. */
  readonly subqueries: readonly Subquery[];
}

/** Clause with one expression; its range begins at its keyword. */
export interface Clause extends SqlRange {
  readonly expression: Expression;
}

/** Clause with several expressions; its range begins at its keyword. */
export interface ListClause extends SqlRange {
  readonly expressions: readonly Expression[];
}

/** Item of the list of columns of a SELECT. */
export type SelectColumn = SqlRange &
  (
    | {
        readonly kind: 'expression';
        readonly expression: Expression;
        /** Name after AS, or after the expression, without its quotes. */
        readonly alias?: string;
      }
    /** All the columns: `*`. */
    | { readonly kind: 'all' }
    /** All the columns of a table: `t.*`. */
    | { readonly kind: 'table-all'; readonly table: string }
  );

/** Ways to join a source to those before it. */
export type JoinType = 'comma' | 'cross' | 'inner' | 'left' | 'right' | 'full';

/** Operator that joins a source to those before it; its range is its words. */
export interface JoinOperator extends SqlRange {
  readonly type: JoinType;
  readonly isNatural: boolean;
}

/** Condition of a JOIN; its range begins at ON or USING. */
export type JoinConstraint = SqlRange &
  (
    | { readonly kind: 'on'; readonly expression: Expression }
    | { readonly kind: 'using'; readonly columns: readonly string[] }
  );

/** Source of a FROM. Its range has its alias, and not its operator. */
export type FromSource = SqlRange & {
  /** Name after AS, or after the source, without its quotes. */
  readonly alias?: string;
  /** Range without the alias. */
  readonly body: SqlRange;
  /** Undefined for the first source. */
  readonly join?: JoinOperator;
  readonly constraint?: JoinConstraint;
} & (
    | {
        /** Table, view, or name of a WITH. */
        readonly kind: 'table';
        readonly schema?: string;
        readonly name: string;
      }
    | { readonly kind: 'function'; readonly name: string }
    | { readonly kind: 'subquery'; readonly statement: SelectStatement }
    /** Joined sources in parentheses. */
    | { readonly kind: 'group'; readonly sources: readonly FromSource[] }
  );

/** FROM of a SELECT; its range begins at the keyword. */
export interface FromClause extends SqlRange {
  readonly sources: readonly FromSource[];
}

/** Named window of a SELECT. */
export interface NamedWindow extends SqlRange {
  readonly name: string;
  readonly definition: Expression;
}

/** SELECT without WITH, ORDER BY or LIMIT. */
export interface SelectCore extends SqlRange {
  readonly kind: 'select';
  readonly isDistinct: boolean;
  /** Range of SELECT and DISTINCT. */
  readonly keyword: SqlRange;
  readonly columns: readonly SelectColumn[];
  /** Range of all the columns. */
  readonly columnsRange: SqlRange;
  readonly from?: FromClause;
  readonly where?: Clause;
  readonly groupBy?: ListClause;
  readonly having?: Clause;
  readonly windows?: SqlRange & { readonly windows: readonly NamedWindow[] };
}

/** Rows written out: `VALUES (1, 'a'), (2, 'b')`. */
export interface ValuesCore extends SqlRange {
  readonly kind: 'values';
  /** Rows, as the expressions inside their parentheses. */
  readonly rows: readonly (readonly Expression[])[];
}

/** Operators of a compound SELECT. */
export type CompoundOperator = 'UNION' | 'UNION ALL' | 'INTERSECT' | 'EXCEPT';

/** Part of a compound SELECT. */
export interface SelectPart {
  /** Undefined for the first part. */
  readonly operator?: SqlRange & { readonly name: CompoundOperator };
  readonly core: SelectCore | ValuesCore;
}

/** Term of an ORDER BY. */
export interface OrderTerm extends SqlRange {
  readonly expression: Expression;
  readonly isDescending: boolean;
  readonly nulls?: 'first' | 'last';
}

/** ORDER BY; its range begins at its keyword. */
export interface OrderClause extends SqlRange {
  readonly terms: readonly OrderTerm[];
}

/** LIMIT and OFFSET; the range begins at LIMIT. */
export interface LimitClause extends SqlRange {
  readonly count: Expression;
  readonly offset?: Expression;
}

/** Table that a WITH names. */
export interface CommonTable extends SqlRange {
  readonly name: string;
  /** Names of its columns, when they are written. */
  readonly columns: readonly string[];
  readonly statement: SelectStatement;
}

/** WITH; its range begins at the keyword. */
export interface WithClause extends SqlRange {
  readonly isRecursive: boolean;
  readonly tables: readonly CommonTable[];
}

/** SELECT with all its clauses, without its semicolon. */
export interface SelectStatement extends SqlRange {
  readonly with?: WithClause;
  /** One part, or several joined by UNION and the like. */
  readonly parts: readonly [SelectPart, ...SelectPart[]];
  readonly orderBy?: OrderClause;
  readonly limit?: LimitClause;
}
