import type { ResultTable, SqlDatabase, SqlRange } from '../types';
import type { SelectStatement, WithClause } from './syntax';

/** Reason why a query cannot be traced, in Spanish. */
export class Untraceable extends Error {}

/** Reason of a query of which the engine may choose the answer. */
export const MANY_ANSWERS =
  'Esta consulta puede dar más de una respuesta (con un empate, o al azar), y sus filas no se pueden seguir.';

/** Returns true for two names that SQL takes for the same. */
export const isSameName = (first: string, second: string): boolean =>
  first.toLowerCase() === second.toLowerCase();

/** Text of a query, with the tables of WITH that it can name. */
export class QueryScope {
  readonly db: SqlDatabase;
  readonly sql: string;
  /** Time, as of `performance.now()`, after which inner queries are left out. */
  readonly deadline: number;
  readonly depth: number;
  /** Definitions of the tables of WITH, by their names in lower case. */
  readonly #commonTables: ReadonlyMap<string, string>;

  constructor(
    db: SqlDatabase,
    sql: string,
    deadline: number,
    depth = 0,
    commonTables: ReadonlyMap<string, string> = new Map(),
  ) {
    this.db = db;
    this.sql = sql;
    this.deadline = deadline;
    this.depth = depth;
    this.#commonTables = commonTables;
  }

  /** Adds the tables of a WITH. */
  extend(clause: WithClause | undefined): QueryScope {
    if (!clause) return this;
    const tables = new Map(this.#commonTables);
    for (const table of clause.tables)
      tables.set(table.name.toLowerCase(), this.read(table));
    return new QueryScope(this.db, this.sql, this.deadline, this.depth, tables);
  }

  /** Returns the scope of a query inside this one. */
  nest(): QueryScope {
    return new QueryScope(
      this.db,
      this.sql,
      this.deadline,
      this.depth + 1,
      this.#commonTables,
    );
  }

  hasCommonTable(name: string): boolean {
    return this.#commonTables.has(name.toLowerCase());
  }

  read({ start, end }: SqlRange): string {
    return this.sql.slice(start, end);
  }

  /** Returns the text of a statement without its WITH and, if told, its LIMIT. */
  readBody(
    { parts, limit, end }: SelectStatement,
    { hasLimit }: { readonly hasLimit: boolean },
  ): string {
    const [{ core }] = parts;
    return this.sql.slice(core.start, hasLimit || !limit ? end : limit.start);
  }

  /**
   * Runs a SELECT without WITH, which may name the tables of this scope.
   *
   * @throws {SqlError} for an error of the SELECT.
   */
  query(body: string): ResultTable {
    const tables = [...this.#commonTables.values()];
    const prefix =
      tables.length === 0 ? '' : `WITH RECURSIVE ${tables.join(', ')} `;
    return this.db.query(prefix + body);
  }

  /** Returns true when a SELECT has no error; it does not read its rows. */
  canRun(body: string): boolean {
    try {
      this.query(`SELECT 1 FROM (${body}) LIMIT 0`);
      return true;
    } catch {
      return false;
    }
  }
}
