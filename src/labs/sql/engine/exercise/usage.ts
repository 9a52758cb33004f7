import type { Database, Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import { configureConnection, watchDeadline } from '../connection';
import { RUN_TIMEOUT_MS } from '../limits';
import { readCounters } from '../plan/counters';
import { splitStatements } from '../statements';
import type { Statement } from '../statements';
import type { Token } from '../tokens';
import { AUXILIARY_WORDS } from './answerQuery';
import { foldName } from './state';
import type { SqlCase } from './types';

/** Names that statements use, in lower case, as the authorizer saw them. */
interface UsedNames {
  readonly functions: ReadonlySet<string>;
  readonly tables: ReadonlySet<string>;
  /** Columns read, as `juego.titulo`. */
  readonly columns: ReadonlySet<string>;
}

/** Plan of a statement. */
interface StatementPlan {
  readonly sql: string;
  readonly lines: readonly string[];
  /** Instructions that the engine ran; 0 for a statement that changes rows. */
  readonly instructions: number;
}

/** Parts that the statements of an answer use. */
export interface SqlUsage extends UsedNames {
  /** Answer as written. */
  readonly text: string;
  /** Tokens of the statements, with a semicolon between them. */
  readonly tokens: readonly Token[];
  readonly plans: readonly StatementPlan[];
  /** Table of each index, both in lower case. */
  readonly indexes: ReadonlyMap<string, string>;
}

/** Usage of an answer. */
export interface AnswerUsage {
  /** Usage of all its statements. */
  readonly all: SqlUsage;
  /** Usage without the queries that are not the answer. */
  readonly own: SqlUsage;
}

/** Words that begin a statement with a plan. */
const PLANNED_WORDS = [
  'SELECT',
  'WITH',
  'VALUES',
  'INSERT',
  'UPDATE',
  'DELETE',
  'REPLACE',
];

type MutableNames = { [Name in keyof UsedNames]: Set<string> };

const createNames = (): MutableNames => ({
  functions: new Set(),
  tables: new Set(),
  columns: new Set(),
});

/**
 * Adds what the statements that are prepared from now on use.
 *
 * @param getNames Returns the names of the current statement.
 */
function watchUsage(
  { capi }: Sqlite3Static,
  db: Database,
  views: ReadonlySet<string>,
  getNames: () => MutableNames,
): void {
  capi.sqlite3_set_authorizer(
    db,
    (_, action, first, second, __, context) => {
      const { functions, tables, columns } = getNames();
      // A view of the exercise is used, and not what it is made of.
      if (context !== 0 && views.has(foldName(context))) return 0;
      if (action === capi.SQLITE_FUNCTION && second !== 0)
        functions.add(foldName(second));
      if (action === capi.SQLITE_READ && first !== 0) {
        tables.add(foldName(first));
        if (second) columns.add(foldName(`${first}.${second}`));
      }
      const isWrite =
        action === capi.SQLITE_INSERT ||
        action === capi.SQLITE_UPDATE ||
        action === capi.SQLITE_DELETE;
      if (isWrite && first !== 0) tables.add(foldName(first));
      return 0;
    },
    0,
  );
}

/** Reads the names of the views of a database. */
function readViews(db: Database): ReadonlySet<string> {
  const names = db.selectValues(
    "SELECT name FROM sqlite_schema WHERE type = 'view'",
  ) as string[];
  return new Set(names.map((name) => foldName(name)));
}

function readIndexes(db: Database): ReadonlyMap<string, string> {
  const rows = db.selectArrays(
    "SELECT name, tbl_name FROM sqlite_schema WHERE type = 'index'",
  ) as [string, string][];
  return new Map(
    rows.map(([name, table]) => [foldName(name), foldName(table)]),
  );
}

/** Usage of one statement. */
interface StatementUsage {
  readonly names: UsedNames;
  readonly tokens: readonly Token[];
  readonly plan?: StatementPlan;
  /** True when it only gives rows. */
  readonly isQuery: boolean;
}

/** Returns true for a statement that gives rows and changes nothing. */
function isReadOnlyQuery(
  { capi }: Sqlite3Static,
  db: Database,
  sql: string,
): boolean {
  const statement = db.prepare(sql);
  try {
    return (
      statement.columnCount > 0 && capi.sqlite3_stmt_readonly(statement) !== 0
    );
  } finally {
    statement.finalize();
  }
}

function readPlan(
  db: Database,
  { sql, tokens }: Statement,
): Omit<StatementPlan, 'instructions'> | undefined {
  if (!PLANNED_WORDS.includes(tokens[0]?.upper ?? '')) return undefined;
  const rows = db.selectArrays(`EXPLAIN QUERY PLAN ${sql}`);
  return { sql, lines: rows.map((row) => row.at(-1) as string) };
}

/** Runs a query to its end, and returns the instructions that it took. */
function countInstructions(
  sqlite: Sqlite3Static,
  db: Database,
  sql: string,
): number {
  const statement = db.prepare(sql);
  try {
    while (statement.step());
    return readCounters(sqlite, statement).instructions;
  } finally {
    statement.finalize();
  }
}

/** Finds the position of the query that is the answer; -1 for none. */
function findAnswerPosition(usages: readonly StatementUsage[]): number {
  const isAuxiliary = ({ tokens }: StatementUsage) =>
    AUXILIARY_WORDS.includes(tokens[0]?.upper ?? '');
  const main = usages.findLastIndex(
    (each) => each.isQuery && !isAuxiliary(each),
  );
  return main >= 0 ? main : usages.findLastIndex(({ isQuery }) => isQuery);
}

function mergeUsages(
  usages: readonly StatementUsage[],
  { indexes, text }: Pick<SqlUsage, 'indexes' | 'text'>,
): SqlUsage {
  const merge = (key: keyof UsedNames) =>
    new Set(usages.flatMap(({ names }) => [...names[key]]));
  const separator: Token = {
    kind: 'punctuation',
    text: ';',
    upper: ';',
    start: 0,
    end: 0,
  };
  return {
    functions: merge('functions'),
    tables: merge('tables'),
    columns: merge('columns'),
    tokens: usages.flatMap(({ tokens }, index) =>
      index === 0 ? tokens : [separator, ...tokens],
    ),
    plans: usages.flatMap(({ plan }) => (plan ? [plan] : [])),
    indexes,
    text,
  };
}

/**
 * Finds the functions, tables and columns that an answer uses, and its plans,
 * with the data of a case. From the first error of the answer, only its tokens.
 *
 * @param isQueryTask True when the last query is the answer; otherwise, what
 *   changes the database is.
 */
export function findUsage(
  sqlite: Sqlite3Static,
  { setUp }: SqlCase,
  answer: string,
  isQueryTask: boolean,
): AnswerUsage {
  const db = new sqlite.oo1.DB(':memory:');
  let names = createNames();
  let hasFailed = false;
  try {
    configureConnection(sqlite, db, undefined);
    db.exec(setUp);
    watchUsage(sqlite, db, readViews(db), () => names);
    const deadline = performance.now() + RUN_TIMEOUT_MS;
    watchDeadline(sqlite, db, () => performance.now() > deadline);
    const usages = splitStatements(answer).map((statement): StatementUsage => {
      const { sql, tokens } = statement;
      names = createNames();
      const unknown = { names, tokens, isQuery: false };
      if (hasFailed) return unknown;
      try {
        const isQuery = isReadOnlyQuery(sqlite, db, sql);
        const plan = readPlan(db, statement);
        const instructions = isQuery ? countInstructions(sqlite, db, sql) : 0;
        if (!isQuery) db.exec(sql);
        return {
          names,
          tokens,
          isQuery,
          ...(plan && { plan: { ...plan, instructions } }),
        };
      } catch (error) {
        if (!(error instanceof sqlite.SQLite3Error)) throw error;
        hasFailed = true;
        return unknown;
      }
    });
    names = createNames();
    const position = isQueryTask ? findAnswerPosition(usages) : -1;
    const context = { indexes: readIndexes(db), text: answer };
    const own = usages.filter(
      ({ isQuery }, index) => !isQuery || index === position,
    );
    return {
      all: mergeUsages(usages, context),
      own: mergeUsages(own, context),
    };
  } finally {
    db.close();
  }
}
