import type { Statement } from '../engine/statements';
import type { Token } from '../engine/tokens';
import type {
  RunResult,
  Schema,
  SqlDatabase,
  SqlFault,
  SqlRange,
  SqlRow,
} from '../engine/types';

/** Database that the cards may ask, after the statement failed. */
export type QueryableDatabase = Pick<SqlDatabase, 'query'>;

/** Reader of rows for the hints. Creating it sends no query. */
export interface RowReader {
  /**
   * Returns false without a database, and when a table has too many rows. The
   * first call measures the tables.
   */
  readonly canRead: () => boolean;
  /** Returns the rows of a query; none when it fails or `canRead` is false. */
  readonly read: (sql: string, values?: SqlRow) => readonly SqlRow[];
}

/** Faulty SQL, and the same SQL fixed. */
export interface Change {
  readonly wrong: string;
  readonly right: string;
}

/**
 * Weight of a card: the statement failed, it probably does not do what was
 * meant, or there is something to know about it.
 */
export type CardSeverity = 'error' | 'warning' | 'note';

/** Explained fault, in Spanish; code goes between backticks. */
export interface SqlCard {
  readonly id: string;
  readonly severity: CardSeverity;
  readonly title: string;
  /** Expected and found, in one to three sentences. */
  readonly text: string;
  /** Remedy, perhaps with a piece of SQL. */
  readonly fix: string;
  /** Place of the fault in the whole text. */
  readonly range?: SqlRange;
  readonly example?: Change;
  /** The reader is asked before the statement runs. */
  readonly asksBefore?: true;
}

/** Texts of a card. `$name` is replaced with the value found under `name`. */
export interface CardText {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly fix: string;
  readonly example?: Change;
}

/** Values for the placeholders of a card. */
export type Captures = Readonly<Record<string, string>>;

/** Fault that a card recognises. */
export interface Finding {
  readonly range?: SqlRange;
  readonly captures?: Captures;
}

/** Failed statement, with all that the cards look at. */
export interface FaultContext {
  /** Whole text that ran. */
  readonly sql: string;
  readonly fault: SqlFault;
  /** Statement that failed; its places are those of the whole text. */
  readonly statement: Statement;
  readonly tokens: readonly Token[];
  /** Position in `tokens` of the place of the error; -1 without one. */
  readonly index: number;
  readonly schema: Schema;
  readonly db: QueryableDatabase | undefined;
}

/** Card for an error of SQLite. */
export interface FaultCard extends CardText {
  /** Messages of SQLite, in English; their named groups are captures. */
  readonly messages: readonly RegExp[];
  /** Explains the origin of the fault: goes before the other cards. */
  readonly isCause?: true;
  /** Says a change that was tried: used before those of `isFallback`. */
  readonly isRepair?: true;
  /** Used when no other card recognises the fault. */
  readonly isFallback?: true;
  /**
   * Returns the place and more captures, or undefined when the fault is
   * another. Without it, the place is the token that SQLite points to.
   */
  readonly find?: (
    context: FaultContext,
    captures: Captures,
  ) => Finding | undefined;
}

/** Valid statement in which the hints look for faults. */
export interface HintContext {
  readonly sql: string;
  readonly statement: Statement;
  readonly schema: Schema;
  /** Rows after the run. */
  readonly rows: RowReader;
  readonly result: RunResult | undefined;
  /** True when its parameters have received values. */
  readonly hasValues: boolean;
}

/** Card for a fault without an error. */
export interface HintCard extends CardText {
  readonly severity: Exclude<CardSeverity, 'error'>;
  readonly asksBefore?: true;
  readonly find: (context: HintContext) => readonly Finding[];
}
