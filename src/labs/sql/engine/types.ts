import type { StatementCounters } from './plan/types';

/**
 * Value of a cell. An INTEGER is a `bigint` and a REAL is a `number`, so that
 * `2` and `2.0` are told apart; a BLOB is a `Uint8Array`.
 */
export type SqlValue = bigint | number | string | null | Uint8Array;

/** Row of a result. */
export type SqlRow = readonly SqlValue[];

/** Place in a text of SQL, in UTF-16 code units; the end is excluded. */
export interface SqlRange {
  readonly start: number;
  readonly end: number;
}

/** Column of a result. */
export interface ResultColumn {
  readonly name: string;
  /** Declared type of the column it comes from; empty for an expression. */
  readonly type: string;
  /** Table and column it comes from; undefined for an expression. */
  readonly origin?: { readonly table: string; readonly column: string };
}

/** Rows that a statement returned. */
export interface ResultTable {
  readonly columns: readonly ResultColumn[];
  /** First rows, up to `MAX_ROWS`. */
  readonly rows: readonly SqlRow[];
  /** Number of rows, counting those left out. */
  readonly total: number;
}

/** Limits that stop a statement. */
export type LimitName = 'time' | 'text' | 'memory';

/** Error of a statement. */
export interface SqlFault extends SqlRange {
  /** Message of SQLite, in English, unless `isOwn`. */
  readonly message: string;
  /** True for an error of the laboratory, with its message in Spanish. */
  readonly isOwn?: true;
  /** Extended result code of SQLite. */
  readonly code: number;
  /** Place of the error, in code units; undefined when SQLite gives none. */
  readonly offset?: number;
  /** Limit of the laboratory that stopped the statement. */
  readonly limit?: LimitName;
}

/** Outcome of one statement. */
export interface StatementResult extends SqlRange {
  /** Rows, for a statement that returns columns. */
  readonly table?: ResultTable;
  /** Number of rows changed, for a statement that writes. */
  readonly changes?: number;
  readonly elapsedMs: number;
}

/** Outcomes of the statements of a text, in order, until the first error. */
export interface RunResult {
  readonly statements: readonly StatementResult[];
  readonly fault?: SqlFault;
  /** True when the database, or its open transaction, may have changed. */
  readonly hasChanged: boolean;
}

/** Column of a table of the database. */
export interface SchemaColumn {
  readonly name: string;
  /** Declared type, as written. */
  readonly type: string;
  readonly isRequired: boolean;
  /** Position in the primary key, from 1; 0 outside it. */
  readonly keyPosition: number;
  /** Default value, as written. */
  readonly defaultValue: string | null;
}

/** Foreign key of a table. */
export interface ForeignKey {
  readonly columns: readonly string[];
  readonly table: string;
  /** Columns it points to: the primary key when the declaration names none. */
  readonly targets: readonly string[];
}

/** Index of a table. */
export interface SchemaIndex {
  readonly name: string;
  readonly columns: readonly string[];
  readonly isUnique: boolean;
  /** True for the index of a PRIMARY KEY or UNIQUE. */
  readonly isAutomatic: boolean;
}

/** Table or view of the database. */
export interface SchemaTable {
  readonly name: string;
  readonly kind: 'table' | 'view';
  /** Statement that created it. */
  readonly sql: string;
  readonly isStrict: boolean;
  readonly columns: readonly SchemaColumn[];
  readonly foreignKeys: readonly ForeignKey[];
  readonly indexes: readonly SchemaIndex[];
  /**
   * Message of SQLite, in English, when its columns cannot be read, as those of
   * a view of a table that was dropped.
   */
  readonly problem?: string;
}

/** Tables and views of a database, in order of creation. */
export type Schema = readonly SchemaTable[];

/** Database in memory. Its calls run at once, in the caller's thread. */
export interface SqlDatabase {
  /** Runs the statements of a text until the first error. */
  readonly run: (sql: string) => RunResult;
  /**
   * Runs one statement and returns its rows, all of them. Without `values`, its
   * parameters receive those with which the database was opened.
   *
   * @throws {SqlError} for an error of the statement.
   */
  readonly query: (sql: string, values?: SqlRow) => ResultTable;
  /**
   * Runs one statement to its end and counts what it touched.
   *
   * @throws {SqlError} for an error of the statement.
   */
  readonly measure: (sql: string) => StatementCounters;
  readonly readSchema: () => Schema;
  /** Copies the database as the content of a `.db` file. */
  readonly exportFile: () => Uint8Array<ArrayBuffer>;
  readonly close: () => void;
}

/** Error of a statement that `SqlDatabase.query` ran. */
export class SqlError extends Error {
  readonly fault: SqlFault;

  constructor(fault: SqlFault) {
    super(fault.message);
    this.name = 'SqlError';
    this.fault = fault;
  }
}
