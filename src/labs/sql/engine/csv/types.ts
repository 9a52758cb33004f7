/** Characters that separate the fields of a row, the most used first. */
export const CSV_DELIMITERS = [',', ';', '\t', '|'] as const;

export type CsvDelimiter = (typeof CSV_DELIMITERS)[number];

/** Fault of a line, which does not lose what the line says. */
export interface CsvFault {
  /** Line of the file, from 1. */
  readonly line: number;
  readonly expected: string;
  readonly found: string;
  /** Treatment of the line. */
  readonly outcome: string;
}

/** Row of the file. */
export interface CsvRow {
  /** Line where the row begins, from 1. */
  readonly line: number;
  readonly fields: readonly string[];
}

/** File of rows, read. */
export interface ParsedCsv {
  readonly delimiter: CsvDelimiter;
  /** Names of the columns as written; empty where the file gives none. */
  readonly headings: readonly string[];
  readonly rows: readonly CsvRow[];
  readonly faults: readonly CsvFault[];
  /** Why the file cannot be imported. */
  readonly problem?: string;
}

/** Types that a column may get. */
export const CSV_TYPES = ['INTEGER', 'REAL', 'TEXT'] as const;

export type CsvType = (typeof CSV_TYPES)[number];

/** Column of the table that a file becomes. */
export interface CsvColumn {
  readonly name: string;
  readonly type: CsvType;
}
