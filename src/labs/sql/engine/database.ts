// cspell:ignore dbpage pgno
import type {
  Database,
  PreparedStatement,
  Sqlite3Static,
} from '@sqlite.org/sqlite-wasm';
import { joinBytes } from '../../kit/joinBytes';
import {
  configureConnection,
  copyContent,
  forbidSharedSettings,
  watchDeadline,
} from './connection';
import {
  findLimit,
  MAX_ROWS,
  MAX_RESULT_BYTES,
  RUN_TIMEOUT_MS,
  SETUP_TIMEOUT_MS,
} from './limits';
import { createParameterFault } from './parameters';
import { readCounters } from './plan/counters';
import type { StatementCounters } from './plan/types';
import { readSchema } from './schema';
import { splitStatements } from './statements';
import type { Statement } from './statements';
import { SqlError } from './types';
import type {
  ResultColumn,
  ResultTable,
  RunResult,
  SqlDatabase,
  SqlFault,
  SqlRange,
  SqlRow,
  SqlValue,
  StatementResult,
} from './types';

/** Content with which a database begins. */
interface InitialContent {
  /** Statements that create its tables and fill them. */
  readonly setUp?: string | undefined;
  /** Content of a `.db` file. */
  readonly file?: Uint8Array | undefined;
  /** Values of the parameters of the statements that run later. */
  readonly values?: SqlRow | undefined;
}

/** Converts an offset of SQLite, in bytes of UTF-8, to code units. */
function toCodeUnits(sql: string, byteOffset: number): number {
  const bytes = new TextEncoder().encode(sql);
  return new TextDecoder().decode(bytes.subarray(0, byteOffset)).length;
}

/** Returns the size of a value in memory, roughly, in bytes. */
const estimateSize = (value: SqlValue): number =>
  typeof value === 'string' || value instanceof Uint8Array ? value.length : 8;

/** Reads the columns of the rows of a statement. */
function readColumns(
  { capi }: Sqlite3Static,
  statement: PreparedStatement,
): readonly ResultColumn[] {
  return statement.getColumnNames().map((name, index) => {
    const table = capi.sqlite3_column_table_name(statement, index);
    const column = capi.sqlite3_column_origin_name(statement, index);
    return {
      name,
      type: capi.sqlite3_column_decltype(statement, index) ?? '',
      ...(table && column && { origin: { table, column } }),
    };
  });
}

/** Reads the current row of a statement. */
function readRow(
  { capi }: Sqlite3Static,
  statement: PreparedStatement,
  count: number,
): SqlRow {
  return Array.from({ length: count }, (_, index): SqlValue => {
    if (capi.sqlite3_column_type(statement, index) === capi.SQLITE_INTEGER)
      return capi.sqlite3_column_int64(statement, index);
    return statement.get(index) as SqlValue;
  });
}

/** Database of one connection to SQLite. */
class Connection implements SqlDatabase {
  readonly #sqlite: Sqlite3Static;
  readonly #db: Database;
  /** Values that a statement with parameters receives by default. */
  #values: SqlRow | undefined;
  /** Time, as of `performance.now()`, at which the current run must end. */
  #deadline = Infinity;

  /** @param original Connection whose content is copied before `setUp` runs. */
  constructor(
    sqlite: Sqlite3Static,
    { setUp, file, values }: InitialContent,
    original?: Connection,
  ) {
    this.#sqlite = sqlite;
    this.#db = new sqlite.oo1.DB(':memory:');
    try {
      configureConnection(sqlite, this.#db, file);
      forbidSharedSettings(sqlite, this.#db);
      watchDeadline(sqlite, this.#db, () => performance.now() > this.#deadline);
      if (file) this.query('SELECT count(*) FROM sqlite_schema');
      if (original) copyContent(sqlite, original.#db, this.#db);
      // They may come from an address, so they cannot be trusted to end.
      const { fault } = this.#runAll(setUp ?? '', SETUP_TIMEOUT_MS);
      if (fault) throw new SqlError(fault);
    } catch (error) {
      const explained =
        error instanceof SqlError
          ? error
          : new SqlError(this.#toFault(error, '', { start: 0, end: 0 }));
      this.#db.close();
      throw explained;
    }
    this.#values = values;
  }

  readonly run = (sql: string): RunResult => this.#runAll(sql, RUN_TIMEOUT_MS);

  #runAll(sql: string, timeoutMs: number): RunResult {
    const statements: StatementResult[] = [];
    let hasChanged = false;
    this.#deadline = performance.now() + timeoutMs;
    for (const statement of splitStatements(sql)) {
      const { start, end } = statement;
      const range = { start, end };
      try {
        const { result, isReadOnly } = this.#runStatement(statement);
        statements.push(result);
        // Without columns, it may begin or end a transaction.
        hasChanged ||= !isReadOnly || !result.table;
      } catch (error) {
        const fault = this.#toFault(error, statement.sql, range);
        return { statements, hasChanged: true, fault };
      }
    }
    return { statements, hasChanged };
  }

  readonly query = (sql: string, values?: SqlRow): ResultTable =>
    this.#useStatement(sql, (statement) => {
      this.#bind(statement, values);
      return this.#readTable(statement, Infinity);
    });

  readonly measure = (sql: string): StatementCounters =>
    this.#useStatement(sql, (statement) => {
      this.#bind(statement);
      this.#readTable(statement, 0);
      return readCounters(this.#sqlite, statement);
    });

  readonly readSchema = () => readSchema(this);

  // SQLite's own copy takes as much of its memory as the database itself.
  readonly exportFile = (): Uint8Array<ArrayBuffer> =>
    this.#useStatement(
      'SELECT data FROM sqlite_dbpage ORDER BY pgno',
      (statement) => {
        const pages: Uint8Array[] = [];
        while (statement.step()) pages.push(statement.get(0) as Uint8Array);
        return joinBytes(pages);
      },
    );

  readonly close = (): void => {
    this.#db.close();
  };

  /**
   * Binds values to the parameters of a statement.
   *
   * @throws {SqlError} when there are more or fewer values than parameters.
   */
  #bind(statement: PreparedStatement, values = this.#values): void {
    const { parameterCount } = statement;
    if (!values || parameterCount === 0) return;
    if (parameterCount !== values.length)
      throw new SqlError(createParameterFault(parameterCount, values.length));
    statement.bind(values as SqlValue[]);
  }

  /** Prepares a statement, uses it and finalizes it. */
  #useStatement<Value>(
    sql: string,
    use: (statement: PreparedStatement) => Value,
  ): Value {
    const range = { start: 0, end: sql.length };
    this.#deadline = performance.now() + RUN_TIMEOUT_MS;
    try {
      const statement = this.#prepare(sql, range);
      try {
        return use(statement);
      } finally {
        statement.finalize();
      }
    } catch (error) {
      throw new SqlError(this.#toFault(error, sql, range));
    }
  }

  /** Prepares a statement; SQLite would ignore what follows a NUL. */
  #prepare(sql: string, range: SqlRange): PreparedStatement {
    const nul = sql.indexOf('\0');
    if (nul >= 0)
      throw new SqlError({
        ...range,
        message: 'unrecognized token: NUL',
        code: this.#sqlite.capi.SQLITE_ERROR,
        offset: range.start + nul,
      });
    return this.#db.prepare(sql);
  }

  #runStatement({ sql, start, end, tokens }: Statement) {
    const { capi } = this.#sqlite;
    const range = { start, end };
    const startedAt = performance.now();
    const before = capi.sqlite3_total_changes64(this.#db);
    const statement = this.#prepare(sql, range);
    try {
      this.#bind(statement);
      const isReadOnly = capi.sqlite3_stmt_readonly(statement) !== 0;
      // The columns of an ALTER TABLE are those of SQLite's own checks.
      const hasRows = statement.columnCount > 0 && tokens[0]?.upper !== 'ALTER';
      const table = hasRows ? this.#readTable(statement, MAX_ROWS) : undefined;
      if (!table) statement.step();
      const result: StatementResult = {
        ...range,
        ...(table && { table }),
        // Only INSERT, UPDATE and DELETE set the number of changes of the last
        // statement; the total tells whether this one did.
        ...(!isReadOnly && {
          changes:
            capi.sqlite3_total_changes64(this.#db) === before
              ? 0
              : Number(capi.sqlite3_changes64(this.#db)),
        }),
        elapsedMs: performance.now() - startedAt,
      };
      return { result, isReadOnly };
    } finally {
      statement.finalize();
    }
  }

  /** Reads all the rows of a statement, and keeps the first ones. */
  #readTable(statement: PreparedStatement, maxRows: number): ResultTable {
    const columns = readColumns(this.#sqlite, statement);
    const rows: SqlRow[] = [];
    let bytes = 0;
    while (rows.length < maxRows && bytes <= MAX_RESULT_BYTES) {
      if (!statement.step()) return { columns, rows, total: rows.length };
      const row = readRow(this.#sqlite, statement, columns.length);
      for (const value of row) bytes += estimateSize(value);
      rows.push(row);
    }
    return { columns, rows, total: rows.length + this.#countRest(statement) };
  }

  /**
   * Counts the rows that follow, four times faster than by the steps of the
   * library, which check the statement each time.
   */
  #countRest({ pointer }: PreparedStatement): number {
    const { capi, wasm } = this.#sqlite;
    const { sqlite3_step: step } = wasm.exports as {
      readonly sqlite3_step: (statement: unknown) => number;
    };
    let count = 0;
    let code = step(pointer);
    while (code === capi.SQLITE_ROW) {
      count += 1;
      code = step(pointer);
    }
    if (code !== capi.SQLITE_DONE) this.#db.checkRc(code);
    return count;
  }

  #toFault(error: unknown, sql: string, range: SqlRange): SqlFault {
    const { capi, SQLite3Error, WasmAllocError } = this.#sqlite;
    if (error instanceof SqlError) return { ...error.fault, ...range };
    if (error instanceof WasmAllocError)
      return {
        ...range,
        message: 'out of memory',
        code: capi.SQLITE_NOMEM,
        limit: 'memory',
      };
    if (!(error instanceof SQLite3Error)) throw error;
    const code = capi.sqlite3_extended_errcode(this.#db);
    const byteOffset = capi.sqlite3_error_offset(this.#db);
    const limit = findLimit(code);
    return {
      ...range,
      message: capi.sqlite3_errmsg(this.#db),
      code,
      ...(byteOffset >= 0 && {
        offset: range.start + toCodeUnits(sql, byteOffset),
      }),
      ...(limit && { limit }),
    };
  }
}

/**
 * Opens a database in memory.
 *
 * @throws {SqlError} when its file is not a database, or its statements fail.
 */
export const openDatabase = (
  sqlite: Sqlite3Static,
  content: InitialContent = {},
): SqlDatabase => new Connection(sqlite, content);

/**
 * Creates a database of which copies are opened, many times faster than their
 * statements run again.
 *
 * @returns The function that opens a copy.
 * @throws {SqlError} when the statements fail.
 */
export function createTemplate(
  sqlite: Sqlite3Static,
  setUp: string,
): (content?: Omit<InitialContent, 'file'>) => SqlDatabase {
  const original = new Connection(sqlite, { setUp });
  return (content = {}) => new Connection(sqlite, content, original);
}
