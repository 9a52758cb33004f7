import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import { hasWrittenPart, readPart, startsWithText } from './parts';
import type { SqlPart } from './parts';
import { findIndexUse, isIndexIdle } from './plan';
import { findIncompatibility } from './portability';
import {
  writeIdleIndex,
  writeKeptRule,
  writeRuleSentence,
  writeSplitTransaction,
  writeIncompatibility,
} from './sentences';
import { foldName } from './state';
import { createCaseOpener } from './taskCase';
import { isOneTransaction } from './transaction';
import type { RuleVerdict, SqlRule, SqlTask } from './types';
import { findUsage } from './usage';
import type { AnswerUsage, SqlUsage } from './usage';

function hasPart(part: SqlPart, usage: SqlUsage): boolean {
  switch (part.kind) {
    case 'written':
      return hasWrittenPart(usage.tokens, part.part);
    case 'funcion':
      return usage.functions.has(foldName(part.name));
    case 'tabla':
      return usage.tables.has(foldName(part.name));
    case 'columna':
      return usage.columns.has(foldName(part.name));
    case 'indice':
      return findIndexUse(usage, part.name).isUsed;
    case 'motor':
      return !findIncompatibility(usage, part.engine);
    case 'empieza':
      return startsWithText(usage.text, part.text);
  }
}

/** Answer that rules judge, beside that of the author. */
interface JudgedUsage {
  readonly answer: AnswerUsage;
  readonly findSolution: () => AnswerUsage;
  /** Returns true when one COMMIT keeps all that the answer changes. */
  readonly isOneTransaction: () => boolean;
}

/** Finds the sentence of a rule that an answer breaks. */
function findBroken(
  { rule }: SqlRule,
  part: SqlPart,
  usages: JudgedUsage,
): string | undefined {
  const { answer, findSolution } = usages;
  if (rule === 'forbidden')
    return hasPart(part, answer.all)
      ? writeRuleSentence(rule, part)
      : undefined;
  if (part.kind === 'motor') {
    const found = findIncompatibility(answer.own, part.engine);
    return found && writeIncompatibility(part.engine, found);
  }
  if (!hasPart(part, answer.own)) return writeRuleSentence(rule, part);
  if (part.kind === 'indice') {
    // To read the whole index is enough where the author's query does so.
    const isSearched = ({ own }: AnswerUsage) =>
      findIndexUse(own, part.name).isSearched;
    const solution = findSolution();
    if (!isSearched(solution)) return undefined;
    if (!isSearched(answer)) return writeRuleSentence(rule, part);
    return isIndexIdle(answer.own, solution.own)
      ? writeIdleIndex(part.name)
      : undefined;
  }
  const isCommit = part.kind === 'written' && part.part === 'COMMIT';
  return isCommit && !usages.isOneTransaction()
    ? writeSplitTransaction()
    : undefined;
}

/**
 * Checks the rules of an exercise.
 *
 * @throws {Error} for a rule on a part that does not exist.
 */
export function judgeRules(
  sqlite: Sqlite3Static,
  { rules = [], cases, kind, solution }: SqlTask,
  answer: string,
): readonly RuleVerdict[] {
  const parts = rules.map((rule) => {
    const part = readPart(rule.part);
    if (!part) throw new Error(`No hay una parte «${rule.part}» que exigir.`);
    return { rule, part };
  });
  const [first] = cases;
  if (!first || parts.length === 0) return [];
  const find = (sql: string) => findUsage(sqlite, first, sql, kind === 'query');
  const usages: JudgedUsage = {
    answer: find(answer),
    findSolution: () => find(solution),
    isOneTransaction: () =>
      kind !== 'change' ||
      cases.every((test) =>
        isOneTransaction(createCaseOpener(sqlite, test), answer),
      ),
  };
  return parts.map(({ rule, part }) => {
    const broken = findBroken(rule, part, usages);
    const sentence =
      broken === undefined
        ? writeKeptRule(rule.rule, part)
        : (rule.says ?? broken);
    return {
      ...rule,
      isKept: broken === undefined,
      ...(sentence !== undefined && { sentence }),
    };
  });
}
