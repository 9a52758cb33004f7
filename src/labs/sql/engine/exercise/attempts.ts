import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import { splitStatements } from '../statements';
import type { RunResult, SqlFault } from '../types';
import { writeMetAttempt, writeUnmetAttempt } from './sentences';
import { createFileOpener } from './taskCase';
import type { AttemptOutcome, DesignStep, SqlAttempt } from './types';

/** Outcome of an attempt; `trigger`, for a refusal that a trigger raised. */
type FoundOutcome = AttemptOutcome | 'trigger';

/** Outcomes of the extended result codes of SQLite. */
const OUTCOMES = new Map<number, FoundOutcome>([
  [20, 'type'],
  [275, 'check'],
  [787, 'foreign-key'],
  [1299, 'not-null'],
  [1555, 'unique'],
  [1811, 'trigger'],
  [2067, 'unique'],
  [2579, 'unique'],
  [3091, 'type'],
]);

/** Errors of an attempt that does not suit the tables of the answer. */
const MISFIT =
  /^no such|has no column named|syntax error|values? were supplied|values for \d+ columns|foreign key mismatch/;

/** Outcomes that count as each other: they refuse the same rows. */
const EQUIVALENTS: Partial<Record<AttemptOutcome, readonly FoundOutcome[]>> = {
  type: ['check'],
  check: ['type'],
  'not-null': ['check'],
};

function isAccepted(
  expect: AttemptOutcome,
  outcome: FoundOutcome,
  fault: SqlFault | undefined,
): boolean {
  if (expect === outcome)
    return expect !== 'error' || !MISFIT.test(fault?.message ?? '');
  if (expect === 'ok' || outcome === 'ok' || outcome === 'error') return false;
  return (
    expect === 'error' ||
    outcome === 'trigger' ||
    (EQUIVALENTS[expect]?.includes(outcome) ?? false)
  );
}

/** Counts the statements of an attempt, up to its COMMIT. */
function countStatements(sql: string): number {
  const statements = splitStatements(sql);
  const last = statements.at(-1)?.tokens[0]?.upper ?? '';
  return statements.length - (['COMMIT', 'END'].includes(last) ? 1 : 0);
}

/** Results of the attempts, and the database that they leave. */
export interface AttemptsResult {
  readonly steps: readonly DesignStep[];
  /** Rows that each attempt changed. */
  readonly changes: readonly number[];
  readonly file: Uint8Array;
  /** True when an attempt failed whose rows the rest needs. */
  readonly isStopped: boolean;
}

const countChanges = ({ statements }: RunResult): number =>
  statements.reduce((sum, { changes = 0 }) => sum + changes, 0);

/**
 * Makes the attempts of an exercise, each on a copy of the database that those
 * which are kept leave.
 *
 * @param wantedChanges Rows that each one changes with the solution.
 */
export function makeAttempts(
  sqlite: Sqlite3Static,
  attempts: readonly SqlAttempt[],
  initial: Uint8Array,
  wantedChanges: readonly number[] = [],
): AttemptsResult {
  const steps: DesignStep[] = [];
  const changes: number[] = [];
  let file = initial;
  let isStopped = false;
  for (const [index, attempt] of attempts.entries()) {
    const { sql, expect, why, keeps = false } = attempt;
    const step = createFileOpener(
      sqlite,
      file,
    )((db): DesignStep => {
      const run = db.run(sql);
      const { fault, statements } = run;
      const changed = countChanges(run);
      changes.push(changed);
      // What comes before the last statement only prepares it.
      const isEarly = statements.length < countStatements(sql) - 1;
      const outcome = !fault
        ? 'ok'
        : isEarly
          ? 'error'
          : (OUTCOMES.get(fault.code) ?? 'error');
      const isIgnored = !fault && changed < (wantedChanges[index] ?? 0);
      const isMet =
        isAccepted(expect, outcome, fault) &&
        !(isEarly && expect !== 'ok') &&
        !(isIgnored && expect === 'ok');
      if (keeps && !fault) file = db.exportFile();
      const report = {
        expect,
        why,
        sql,
        outcome: outcome === 'trigger' ? 'error' : outcome,
        fault,
      } as const;
      return {
        kind: 'attempt',
        isMet,
        sql,
        sentence: isMet ? writeMetAttempt(report) : writeUnmetAttempt(report),
        ...(fault && { fault }),
      };
    });
    steps.push(step);
    // The rest would fail for lack of its rows.
    isStopped = keeps && !step.isMet;
    if (isStopped) break;
  }
  return { steps, changes, file, isStopped };
}
