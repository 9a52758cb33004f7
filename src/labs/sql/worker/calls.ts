import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import { createContentOpener } from '../databases/content';
import type { DatabaseContent } from '../databases/content';
import { explainFault, findHints, findUnsafeStatement } from '../explain';
import type { SqlCard } from '../explain/types';
import { openDatabase } from '../engine/database';
import { parseSelect } from '../engine/query/parse';
import { splitStatements } from '../engine/statements';
import type { Statement } from '../engine/statements';
import { judgeAnswer } from '../engine/exercise/judge';
import { expandTask } from '../engine/exercise/compactTask';
import type { CompactTask } from '../engine/exercise/compactTask';
import type { SqlVerdict } from '../engine/exercise/types';
import { explainPlan } from '../engine/plan';
import type { QueryPlan } from '../engine/plan/types';
import { traceQuery } from '../engine/query/stages';
import type { QueryTrace } from '../engine/query/types';
import { SqlError } from '../engine/types';
import type { RunResult, Schema, SqlDatabase } from '../engine/types';

/** Results of some statements, with what explains them. */
export interface RunAnswer {
  /** Text that ran. */
  readonly sql: string;
  readonly result: RunResult;
  /** Schema after the statements. */
  readonly schema: Schema;
  /** Explanation of the error. */
  readonly card?: SqlCard;
  /** Explanations of mistakes that are no errors. */
  readonly hints: readonly SqlCard[];
  /** Reason to ask the reader before they run: nothing has run yet. */
  readonly question?: SqlCard;
}

/** Stages of the last query of a text, with its plan. */
export interface TraceAnswer {
  /** Start of the query in the text, in code units. */
  readonly start: number;
  readonly trace: QueryTrace;
  readonly plan?: QueryPlan;
}

/** Calls that the page makes to the worker of SQL. */
export interface SqlCalls {
  /** Runs statements on a database of their own, which is then discarded. */
  readonly run: (content: DatabaseContent, sql: string) => Promise<RunAnswer>;
  readonly trace: (
    content: DatabaseContent,
    sql: string,
  ) => Promise<TraceAnswer>;
  readonly judge: (task: CompactTask, answer: string) => Promise<SqlVerdict>;
  /** Replaces the open database, which `runOpen` keeps from call to call. */
  readonly open: (content: DatabaseContent) => Promise<Schema>;
  /** Runs statements on it; `isConfirmed` runs also those asked about. */
  readonly runOpen: (sql: string, isConfirmed: boolean) => Promise<RunAnswer>;
  readonly traceOpen: (sql: string) => Promise<TraceAnswer>;
  /** Copies the open database as the content of a `.db` file. */
  readonly exportOpen: () => Promise<Uint8Array>;
}

/** Runs statements and explains their outcome. */
function runAndExplain(
  db: SqlDatabase,
  sql: string,
  hasValues = false,
): RunAnswer {
  const result = db.run(sql);
  const { fault } = result;
  const schema = db.readSchema();
  const card = fault && explainFault(fault, { sql, schema, db });
  return {
    sql,
    result,
    schema,
    ...(card && { card }),
    hints: fault ? [] : findHints(sql, schema, { db, result, hasValues }),
  };
}

const askAbout = (
  db: SqlDatabase,
  sql: string,
  question: SqlCard,
): RunAnswer => ({
  sql,
  result: { statements: [], hasChanged: false },
  schema: db.readSchema(),
  hints: [],
  question,
});

/** Finds the last query of a text. */
const findQuery = (sql: string): Statement | undefined =>
  splitStatements(sql).findLast((statement) => parseSelect(statement.sql));

/**
 * Traces the last query of a text, or explains why the text has none.
 *
 * @param query That query, as `findQuery` returns it.
 */
function traceLast(
  db: SqlDatabase,
  sql: string,
  query: Statement | undefined,
): TraceAnswer {
  if (!query) return { start: 0, trace: traceQuery(db, sql) };
  const trace = traceQuery(db, query.sql);
  const plan = trace.stages.length > 0 ? explainPlan(db, query.sql) : undefined;
  return { start: query.start, trace, ...(plan && { plan }) };
}

/** Says that the query cannot be traced: a statement before it failed. */
const refuseTrace = (sql: string): TraceAnswer => ({
  start: 0,
  trace: {
    sql,
    stages: [],
    inner: [],
    notes: [
      'Antes de la consulta hay una sentencia con un error. Pulsa «Ejecutar» y verás cuál es y dónde está.',
    ],
  },
});

/** Creates the calls of an engine. */
export function createSqlCalls(sqlite: Sqlite3Static): SqlCalls {
  let opened = openDatabase(sqlite);
  const openContent = createContentOpener(sqlite);
  /** Opens a database, and closes the open one first when both do not fit. */
  const openBeside = (content: DatabaseContent): SqlDatabase => {
    try {
      return openContent(content);
    } catch (error) {
      if (!(error instanceof SqlError) || error.fault.limit !== 'memory')
        throw error;
      opened.close();
      opened = openDatabase(sqlite);
      return openContent(content);
    }
  };
  const withDatabase = <Value>(
    content: DatabaseContent,
    use: (db: SqlDatabase) => Value,
  ): Value => {
    const db = openContent(content);
    try {
      return use(db);
    } finally {
      db.close();
    }
  };
  /* oxlint-disable typescript/require-await -- An error of a call must
     reject its promise. */
  return {
    run: async (content, sql) =>
      withDatabase(content, (db) =>
        runAndExplain(db, sql, content.values !== undefined),
      ),
    trace: async (content, sql) =>
      withDatabase(content, (db) => {
        const query = findQuery(sql);
        const { fault } = db.run(sql.slice(0, query?.start));
        return fault ? refuseTrace(sql) : traceLast(db, sql, query);
      }),
    judge: async (task, answer) =>
      judgeAnswer(sqlite, expandTask(task), answer),
    open: async (content) => {
      const next = openBeside(content);
      opened.close();
      opened = next;
      return opened.readSchema();
    },
    runOpen: async (sql, isConfirmed) => {
      const question = isConfirmed ? undefined : findUnsafeStatement(sql);
      return question
        ? askAbout(opened, sql, question)
        : runAndExplain(opened, sql);
    },
    traceOpen: async (sql) => traceLast(opened, sql, findQuery(sql)),
    exportOpen: async () => opened.exportFile(),
  };
}
