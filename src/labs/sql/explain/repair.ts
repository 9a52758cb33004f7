import type { Token } from '../engine/tokens';
import type { SqlRange } from '../engine/types';
import { SqlError } from '../engine/types';
import { findClosing, findOpen, isLiteral, isNamed } from './tokenTools';
import type { FaultContext } from './types';
import { isKeyword } from './words';

/** One change that lets SQLite read the statement. */
export interface Repair {
  readonly kind: 'remove' | 'insert' | 'replace' | 'wrap' | 'unwrap' | 'swap';
  /** Place of what is removed or replaced, or before which something goes. */
  readonly range: SqlRange;
  /** SQL that goes in that place; empty when it is removed. */
  readonly right: string;
}

/** Statements that EXPLAIN reads without doing anything. */
const READABLE_WORDS: ReadonlySet<string> = new Set([
  'SELECT',
  'WITH',
  'VALUES',
  'INSERT',
  'REPLACE',
  'UPDATE',
  'DELETE',
  'CREATE',
  'DROP',
]);

/** Longest statement for which repairs are tried, in letters. */
const MAX_REPAIRED_LENGTH = 2000;

/** Tokens that are removed at once from the end of a statement. */
const MAX_REMOVED_TOKENS = 2;

/** Words and signs that a beginner leaves out, the most usual first. */
const MISSING_PIECES: readonly string[] = [
  ',',
  'FROM',
  'AND',
  '=',
  'AS',
  'WHERE',
  'IN',
  'BY',
  'INTO',
  'VALUES',
  'SET',
  'ON',
  'JOIN',
  'HAVING',
  'LIKE',
];

type Reading = 'whole' | 'names' | 'none';

/** Returns whether SQLite reads a statement: wholly, or but for its names. */
function readStatement({ db }: FaultContext, sql: string): Reading {
  if (!db) return 'none';
  try {
    db.query(`EXPLAIN ${sql}`);
    return 'whole';
  } catch (error) {
    const message = error instanceof SqlError ? error.fault.message : '';
    return /^no such (?:column|table|function)/.test(message)
      ? 'names'
      : 'none';
  }
}

const isSchemaName = ({ schema }: FaultContext, token: Token): boolean =>
  schema.some(
    ({ name, columns }) =>
      isNamed(token, name) || columns.some((own) => isNamed(token, own.name)),
  );

/** Returns the change that takes a pair of parentheses away. */
function createUnwrapping(
  { tokens, sql }: FaultContext,
  open: number,
): Repair | undefined {
  const [first, last] = [tokens[open], tokens[findClosing(tokens, open)]];
  return first && last
    ? {
        kind: 'unwrap',
        range: { start: first.start, end: last.end },
        right: sql.slice(first.end, last.start),
      }
    : undefined;
}

/** Lists the changes to try at the place of an error, the most likely first. */
function listRepairs(context: FaultContext): readonly Repair[] {
  const { tokens, index, statement } = context;
  const at = index < 0 ? tokens.length : index;
  const [before, token] = [tokens[at - 1], tokens[at]];
  const last = tokens.at(-1);
  // At the end something may be missing, but a full stop is always too much.
  if (!token)
    return last?.text === '.'
      ? [{ kind: 'remove', range: last, right: '' }]
      : [];
  const remove = (first: Token, end: number): Repair => ({
    kind: 'remove',
    range: { start: first.start, end },
    right: '',
  });
  const inserts = MISSING_PIECES.map((right): Repair => ({
    kind: 'insert',
    range: token,
    right,
  }));
  const replaces = MISSING_PIECES.map((right): Repair => ({
    kind: 'replace',
    range: token,
    right,
  }));
  const isValue = isLiteral(token) || isSchemaName(context, token);
  const isStrange = token.kind === 'word' && !isKeyword(token.text);
  const next = tokens[at + 1];
  const group =
    next?.text === '(' ? tokens[findClosing(tokens, at + 1)] : undefined;
  const removals: readonly Repair[] = [
    remove(token, token.end),
    ...(group ? [remove(token, group.end)] : []),
    ...(before ? [remove(before, before.end)] : []),
    ...(next ? [remove(token, next.end)] : []),
    ...(tokens.length - at <= MAX_REMOVED_TOKENS
      ? [remove(token, statement.end)]
      : []),
  ];
  const wrap: Repair = { kind: 'wrap', range: token, right: `(${token.text})` };
  const swaps = [
    [before, token],
    [token, next],
  ].flatMap(([one, other]): readonly Repair[] =>
    one && other
      ? [
          {
            kind: 'swap',
            range: { start: one.start, end: other.end },
            right: `${other.text} ${one.text}`,
          },
        ]
      : [],
  );
  // SQLite points to the parenthesis of a call that follows a whole value.
  if (token.text === '(' && before?.kind === 'word' && !isKeyword(before.text))
    return [{ kind: 'insert', range: before, right: ',' }, ...inserts];
  const open = token.text === '(' ? at : findOpen(tokens, at).at(-1);
  const pair = open === undefined ? undefined : createUnwrapping(context, open);
  if (pair && token.text === '(') return [pair, ...inserts, ...removals];
  if (isValue) return [...swaps, ...inserts, wrap, ...removals];
  return isStrange
    ? [...replaces, ...swaps, ...removals, ...inserts]
    : [...swaps, ...removals, ...inserts, ...replaces, ...(pair ? [pair] : [])];
}

/** Returns the statement with a change. */
function applyRepair({ sql, statement }: FaultContext, repair: Repair): string {
  const { kind, range, right } = repair;
  const end = kind === 'insert' ? range.start : range.end;
  return `${sql.slice(statement.start, range.start)} ${right} ${sql.slice(end, statement.end)}`;
}

/** Returns true when SQLite reads the statement with a change. */
export const isRead = (context: FaultContext, repair: Repair): boolean =>
  readStatement(context, applyRepair(context, repair)) !== 'none';

/** Finds the change, of one piece, that lets SQLite read a statement. */
export function findRepair(context: FaultContext): Repair | undefined {
  const { tokens, statement } = context;
  const isReadable =
    READABLE_WORDS.has(tokens[0]?.upper ?? '') &&
    statement.end - statement.start <= MAX_REPAIRED_LENGTH;
  if (!isReadable) return undefined;
  let named: Repair | undefined;
  for (const repair of listRepairs(context)) {
    const reading = readStatement(context, applyRepair(context, repair));
    if (reading === 'whole') return repair;
    if (reading === 'names' && repair.kind !== 'replace') named ??= repair;
  }
  return named;
}
