import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import type { SqlFault } from '../types';
import { judgeChange } from './judgeChange';
import { countSteps, judgeDesign } from './judgeDesign';
import type { DesignFinding } from './judgeDesign';
import { judgeQuery } from './judgeQuery';
import { JUDGE_TIMEOUT_MS } from './limits';
import { judgeRules } from './rules';
import { nameCase, writeCorrect, writeSkipped } from './sentences';
import type {
  CaseVerdict,
  RuleVerdict,
  SqlCase,
  SqlSentences,
  SqlTask,
  SqlVerdict,
} from './types';

/** Counts the points of an exercise. */
export function countPoints(task: SqlTask): number {
  const perCase = task.kind === 'design' ? countSteps(task) : 1;
  return task.cases.length * perCase + (task.rules ?? []).length;
}

function findCaseFinding(
  sqlite: Sqlite3Static,
  task: SqlTask,
  test: SqlCase,
  answer: string,
): DesignFinding {
  switch (task.kind) {
    case 'query':
      return { finding: judgeQuery(sqlite, task, test, answer) };
    case 'change':
      return { finding: judgeChange(sqlite, task, test, answer) };
    case 'design':
      return judgeDesign(sqlite, task, test, answer);
  }
}

function judgeCase(
  sqlite: Sqlite3Static,
  task: SqlTask,
  test: SqlCase,
  answer: string,
): CaseVerdict {
  const { finding, steps } = findCaseFinding(sqlite, task, test, answer);
  return {
    name: test.name,
    isHidden: test.isHidden,
    status: finding ? 'failed' : 'passed',
    ...(finding && {
      difference: finding.difference,
      sentences: nameCase(test, finding.sentence),
    }),
    ...(steps && { steps }),
  };
}

const getFault = ({ difference }: CaseVerdict): SqlFault | undefined =>
  difference?.kind === 'error' ? difference.fault : undefined;

/** Judges the cases in order, until a limit stops the answer in one. */
function judgeCases(
  sqlite: Sqlite3Static,
  task: SqlTask,
  answer: string,
): readonly CaseVerdict[] {
  const deadline = performance.now() + JUDGE_TIMEOUT_MS;
  let isStopped = false;
  return task.cases.map((test): CaseVerdict => {
    const { name, isHidden } = test;
    if (isStopped) return { name, isHidden, status: 'skipped' };
    const verdict = judgeCase(sqlite, task, test, answer);
    isStopped =
      getFault(verdict)?.limit !== undefined || performance.now() > deadline;
    return verdict;
  });
}

/** Chooses the sentences of the verdict: visible cases go first. */
function chooseSentences(
  cases: readonly CaseVerdict[],
  rules: readonly RuleVerdict[],
): SqlSentences {
  const failed = cases.filter(({ status }) => status === 'failed');
  const first = failed.find(({ isHidden }) => !isHidden) ?? failed[0];
  if (first?.sentences) return first.sentences;
  const broken = rules.find(({ isKept }) => !isKept)?.sentence;
  const isSkipped = cases.some(({ status }) => status === 'skipped');
  const sentence = isSkipped ? writeSkipped() : broken;
  return sentence === undefined
    ? writeCorrect(cases.length)
    : { short: sentence, long: sentence };
}

function countPassed({ status, steps }: CaseVerdict): number {
  if (steps) return steps.filter(({ isMet }) => isMet).length;
  return status === 'passed' ? 1 : 0;
}

/**
 * Judges an answer with all the cases and rules of an exercise. An error of the
 * answer is part of the verdict.
 *
 * @throws {Error} when the exercise itself is wrong: its solution fails, or a
 *   rule asks for a part that does not exist.
 */
export function judgeAnswer(
  sqlite: Sqlite3Static,
  task: SqlTask,
  answer: string,
): SqlVerdict {
  if (task.cases.length === 0)
    throw new Error('El ejercicio no tiene datos con que comprobarse.');
  const cases = judgeCases(sqlite, task, answer);
  const rules = judgeRules(sqlite, task, answer);
  const fault = cases.map(getFault).find((each) => each !== undefined);
  const kept = rules.filter(({ isKept }) => isKept).length;
  return {
    isCorrect:
      cases.every(({ status }) => status === 'passed') &&
      rules.every(({ isKept }) => isKept),
    sentences: chooseSentences(cases, rules),
    ...(fault && { fault }),
    cases,
    rules,
    points: cases.reduce((sum, each) => sum + countPassed(each), 0) + kept,
    total: countPoints(task),
  };
}
