import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import type { SchemaTable, SqlDatabase } from '../types';
import { makeAttempts } from './attempts';
import type { AttemptsResult } from './attempts';
import { computeExpectedRows } from './expected';
import type { Finding } from './compareResult';
import { compareQuery, findRunFinding } from './judgeQuery';
import { findLoss } from './losses';
import { isIndexed } from './plan';
import {
  writeMetCheck,
  writeMetSchema,
  writePlainDifference,
  writeUnindexedCheck,
  writeUnmetSchema,
  writeUntried,
} from './sentences';
import { foldName, isInTransaction, readState } from './state';
import { quoteName } from '../quoteName';
import type { DatabaseState } from './state';
import {
  createCaseOpener,
  createFileOpener,
  createTaskError,
  runSolution,
} from './taskCase';
import type {
  DesignCheck,
  DesignStep,
  DesignTask,
  SchemaRequirement,
  SqlCase,
} from './types';

/** Counts the steps with which a design is judged in a case. */
export const countSteps = ({
  schema = [],
  attempts,
  checks = [],
}: DesignTask): number => schema.length + attempts.length + checks.length;

/** Finds the columns of a required list that a table does not have. */
function findMissing(
  wanted: readonly string[],
  found: readonly string[],
): readonly string[] {
  const names = new Set(found.map(foldName));
  return wanted.filter((name) => !names.has(foldName(name)));
}

const readPrimaryKey = ({ columns }: SchemaTable): readonly string[] =>
  columns.filter(({ keyPosition }) => keyPosition > 0).map(({ name }) => name);

function judgeRequirement(
  requirement: SchemaRequirement,
  { schema }: DatabaseState,
): DesignStep {
  const { name, kind = 'table', columns = [], primaryKey } = requirement;
  const table = schema.find(
    (each) => foldName(each.name) === foldName(name) && each.kind === kind,
  );
  const missing = table
    ? findMissing(
        columns,
        table.columns.map((column) => column.name),
      )
    : [];
  const key = table ? readPrimaryKey(table) : [];
  const hasKey =
    !primaryKey ||
    (key.length === primaryKey.length &&
      findMissing(primaryKey, key).length === 0);
  const isMet = table !== undefined && missing.length === 0 && hasKey;
  return {
    kind: 'schema',
    isMet,
    sentence: isMet
      ? writeMetSchema(requirement)
      : writeUnmetSchema(requirement, {
          isThere: table !== undefined,
          missing,
          key,
        }),
  };
}

/** Databases after the attempts: that of the solution and the learner's. */
interface FinalFiles {
  readonly expected: Uint8Array;
  readonly actual: Uint8Array;
}

function judgeCheck(
  sqlite: Sqlite3Static,
  test: SqlCase,
  { sql, why, indexed }: DesignCheck,
  files: FinalFiles,
): DesignStep {
  const expected = createFileOpener(
    sqlite,
    files.expected,
  )((db) => computeExpectedRows(db, test, sql));
  const open = createFileOpener(sqlite, files.actual);
  const finding = compareQuery(open, sql, expected, { ignoresOrder: true });
  const fault =
    finding?.difference.kind === 'error' ? finding.difference.fault : undefined;
  const isSlow =
    !finding &&
    indexed !== undefined &&
    !open((db) => isIndexed(db, sql, indexed));
  const sentence = finding
    ? `${finding.sentence} ${why}`
    : isSlow
      ? writeUnindexedCheck(sql, indexed, why)
      : writeMetCheck(why);
  return {
    kind: 'check',
    isMet: !finding && !isSlow,
    sentence,
    sql,
    ...(fault && { fault }),
  };
}

/**
 * Removes the rows with which learners try their own tables: the attempts would
 * collide with them. Those of tables that the solution does not have may be
 * part of the design.
 */
function removeOwnRows(db: SqlDatabase, solution: DatabaseState): void {
  db.run('PRAGMA foreign_keys = off');
  for (const { name, kind } of db.readSchema()) {
    const isEmptied = solution.tables.get(foldName(name))?.rows.length === 0;
    if (kind === 'table' && isEmptied) db.run(`DELETE FROM ${quoteName(name)}`);
  }
}

/** Design of the author, with the database that its attempts leave. */
interface AuthorDesign {
  readonly state: DatabaseState;
  readonly file: Uint8Array;
  /** Rows that each attempt changes. */
  readonly changes: readonly number[];
}

function readAuthorDesign(
  sqlite: Sqlite3Static,
  task: DesignTask,
  test: SqlCase,
): AuthorDesign {
  const { state, file } = createCaseOpener(
    sqlite,
    test,
  )((db) => {
    runSolution(db, test, task.solution);
    return { state: readState(db), file: db.exportFile() };
  });
  const made = makeAttempts(sqlite, task.attempts, file);
  const unmet = [
    ...(task.schema ?? []).map((each) => judgeRequirement(each, state)),
    ...made.steps,
    ...(task.checks ?? []).map((check) =>
      judgeCheck(sqlite, test, check, {
        expected: made.file,
        actual: made.file,
      }),
    ),
  ].find(({ isMet }) => !isMet);
  if (unmet)
    throw createTaskError(
      test,
      `la solución no cumple sus propias pruebas: ${unmet.sentence}`,
    );
  return { state, file: made.file, changes: made.changes };
}

/**
 * Creates the steps that a failed attempt leaves untried. The first one tells
 * of all of them.
 */
const createUntriedSteps = (
  kinds: readonly DesignStep['kind'][],
): readonly DesignStep[] =>
  kinds.map((kind) => ({
    kind,
    isMet: false,
    isUntried: true,
    sentence: writeUntried(kinds.length),
  }));

function judgeSteps(
  sqlite: Sqlite3Static,
  task: DesignTask,
  test: SqlCase,
  {
    author,
    state,
    made,
  }: {
    readonly author: AuthorDesign;
    readonly state: DatabaseState;
    readonly made: AttemptsResult;
  },
): readonly DesignStep[] {
  const { schema = [], attempts, checks = [] } = task;
  const untried = attempts.slice(made.steps.length);
  return [
    ...schema.map((each) => judgeRequirement(each, state)),
    ...made.steps,
    ...(untried.length > 0 || made.isStopped
      ? createUntriedSteps([
          ...untried.map(() => 'attempt' as const),
          ...checks.map(() => 'check' as const),
        ])
      : checks.map((check) =>
          judgeCheck(sqlite, test, check, {
            expected: author.file,
            actual: made.file,
          }),
        )),
  ];
}

/** Result of a design in a case. */
export interface DesignFinding {
  readonly finding?: Finding | undefined;
  readonly steps?: readonly DesignStep[];
}

/** Judges a design with the data of a case. */
export function judgeDesign(
  sqlite: Sqlite3Static,
  task: DesignTask,
  test: SqlCase,
  answer: string,
): DesignFinding {
  const author = readAuthorDesign(sqlite, task, test);
  const open = createCaseOpener(sqlite, test);
  const initial = open(readState);
  const built = open(
    (db): Finding | { file: Uint8Array; state: DatabaseState } => {
      const stopped = findRunFinding(db.run(answer));
      if (stopped) return stopped;
      if (isInTransaction(db)) {
        const difference = { kind: 'open-transaction' } as const;
        return { difference, sentence: writePlainDifference(difference) };
      }
      const state = readState(db);
      removeOwnRows(db, author.state);
      return { file: db.exportFile(), state };
    },
  );
  if ('difference' in built) return { finding: built };
  const { state } = built;
  const made = makeAttempts(sqlite, task.attempts, built.file, author.changes);
  const steps = judgeSteps(sqlite, task, test, { author, state, made });
  const unmet = steps.filter(({ isMet }) => !isMet);
  const [first] = unmet;
  if (first)
    return {
      steps,
      finding: {
        difference: { kind: 'steps', count: unmet.length },
        sentence: first.sentence,
      },
    };
  const loss = findLoss({ initial, expected: author.state, actual: state });
  return loss ? { finding: loss } : { steps };
}
