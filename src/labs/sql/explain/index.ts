import { splitStatements } from '../engine/statements';
import type { RunResult, Schema, SqlFault } from '../engine/types';
import { faultCards } from './cards';
import { repairCards } from './cards/repairs';
import { createFaultContext } from './context';
import { fillCard } from './fillCard';
import { hintCards } from './hints';
import { createRowReader } from './rowReader';
import type {
  FaultCard,
  FaultContext,
  Finding,
  HintContext,
  QueryableDatabase,
  SqlCard,
} from './types';

export type { CardSeverity, Change, SqlCard } from './types';

interface ExplainContext {
  /** Whole text that ran. */
  readonly sql: string;
  /** Tables and views after the error. */
  readonly schema: Schema;
  /** Database after the error, to find the faulty row. */
  readonly db?: QueryableDatabase | undefined;
}

interface Match {
  readonly card: FaultCard;
  readonly finding: Finding;
}

/** Returns the fault that a card recognises, with the captures of the message. */
function matchCard(card: FaultCard, context: FaultContext): Match | undefined {
  for (const message of card.messages) {
    const match = message.exec(context.fault.message);
    if (!match) continue;
    const captures = Object.fromEntries(
      Object.entries({ ...match.groups }).filter(
        ([, value]) => (value as string | undefined) !== undefined,
      ),
    );
    const { tokens, index } = context;
    const finding = card.find
      ? card.find(context, captures)
      : { range: tokens[index] };
    if (finding)
      return {
        card,
        finding: {
          range: finding.range,
          captures: { ...captures, ...finding.captures },
        },
      };
  }
  return undefined;
}

/** Finds the cards that answer a fault: causes first, or the last resort. */
export function findCards(
  fault: SqlFault,
  { sql, schema, db }: ExplainContext,
): readonly SqlCard[] {
  const context = createFaultContext(fault, sql, schema, db);
  const match = (cards: readonly FaultCard[]): readonly Match[] =>
    cards
      .map((card) => matchCard(card, context))
      .filter((found) => found !== undefined);
  const matches = match(faultCards);
  const causes = matches.filter(({ card }) => card.isCause);
  const usual = matches.filter(({ card }) => !card.isCause && !card.isFallback);
  const found = [causes, usual].find(({ length }) => length > 0);
  const repairs = found ? [] : match(repairCards);
  const chosen = found ?? (repairs.length > 0 ? repairs : matches);
  return chosen.map(({ card, finding }) => fillCard(card, 'error', finding));
}

/** Explains an error of SQLite; undefined when no card knows its message. */
export const explainFault = (
  fault: SqlFault,
  context: ExplainContext,
): SqlCard | undefined => findCards(fault, context)[0];

interface HintOptions {
  /** Database after the run, to look at the rows. */
  readonly db?: QueryableDatabase | undefined;
  /** Outcome of the run. */
  readonly result?: RunResult | undefined;
  /** True when the parameters of the statements have received values. */
  readonly hasValues?: boolean;
}

/** Longest statement in which the hints look for faults, in tokens. */
const MAX_HINTED_TOKENS = 2000;

/** Statements in which the hints look for faults. */
const HINTED_WORDS: ReadonlySet<string> = new Set([
  'SELECT',
  'WITH',
  'VALUES',
  'INSERT',
  'REPLACE',
  'UPDATE',
  'DELETE',
  'CREATE',
  'EXPLAIN',
]);

const findStatementHints = (context: HintContext): readonly SqlCard[] =>
  hintCards.flatMap((card) => {
    const [finding] = card.find(context);
    if (!finding) return [];
    const hint = fillCard(card, card.severity, finding);
    return card.asksBefore
      ? [{ ...hint, asksBefore: card.asksBefore }]
      : [hint];
  });

/**
 * Finds the faults of the statements that ran without an error, in the order of
 * the text. Those that depend on the rows need the database.
 */
export function findHints(
  sql: string,
  schema: Schema,
  { db, result, hasValues = false }: HintOptions = {},
): readonly SqlCard[] {
  const end = result?.fault?.start ?? sql.length;
  const rows = createRowReader(schema, db);
  return splitStatements(sql)
    .filter(
      ({ tokens, start }) =>
        start < end &&
        tokens.length <= MAX_HINTED_TOKENS &&
        HINTED_WORDS.has(tokens[0]?.upper ?? '') &&
        !tokens.slice(1, 3).some(({ upper }) => upper === 'TRIGGER'),
    )
    .flatMap((statement) =>
      [
        ...findStatementHints({
          sql,
          statement,
          schema,
          rows,
          result,
          hasValues,
        }),
      ].sort(
        (one, other) => (one.range?.start ?? 0) - (other.range?.start ?? 0),
      ),
    );
}

/**
 * Finds the first UPDATE or DELETE that changes every row of its table. The
 * page asks before it runs.
 */
export const findUnsafeStatement = (sql: string): SqlCard | undefined =>
  findHints(sql, []).find(({ asksBefore }) => asksBefore);
