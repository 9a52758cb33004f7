import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import { readTokens } from '../tokens';
import { hasWrittenPart, readPart } from './parts';
import type { SqlPart } from './parts';
import { usesIndex } from './plan';
import { writeRuleSentence } from './sentences';
import { foldName } from './state';
import type { RuleVerdict, SqlTask } from './types';
import { findUsage } from './usage';
import type { SqlUsage } from './usage';

function hasPart(part: SqlPart, answer: string, usage: SqlUsage): boolean {
  switch (part.kind) {
    case 'written':
      return hasWrittenPart(readTokens(answer), part.part);
    case 'funcion':
      return usage.functions.has(foldName(part.name));
    case 'tabla':
      return usage.tables.has(foldName(part.name));
    case 'columna':
      return usage.columns.has(foldName(part.name));
    case 'indice':
      return usesIndex(usage.plan, part.name);
  }
}

const NO_USAGE: SqlUsage = {
  functions: new Set(),
  tables: new Set(),
  columns: new Set(),
  plan: [],
};

/**
 * Checks the rules of an exercise.
 *
 * @throws {Error} for a rule on a part that does not exist.
 */
export function judgeRules(
  sqlite: Sqlite3Static,
  { rules = [], cases }: SqlTask,
  answer: string,
): readonly RuleVerdict[] {
  const parts = rules.map(({ part }) => {
    const found = readPart(part);
    if (!found) throw new Error(`No hay una parte «${part}» que exigir.`);
    return found;
  });
  const [first] = cases;
  const needsUsage = parts.some(({ kind }) => kind !== 'written');
  const usage =
    needsUsage && first ? findUsage(sqlite, first, answer) : NO_USAGE;
  return rules.map((rule, index) => {
    const part = parts[index];
    const isUsed = part !== undefined && hasPart(part, answer, usage);
    const isKept = isUsed === (rule.rule === 'required');
    return {
      ...rule,
      isKept,
      ...(!isKept &&
        part && { sentence: rule.says ?? writeRuleSentence(rule.rule, part) }),
    };
  });
}
