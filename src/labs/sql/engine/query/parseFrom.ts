import type { Cursor } from './cursor';
import { isNameToken, joinRanges, SyntaxProblem } from './cursor';
import { readAlias, readExpression } from './parseExpression';
import type { ReadStatement } from './parseExpression';
import type {
  FromClause,
  FromSource,
  JoinConstraint,
  JoinOperator,
  JoinType,
} from './syntax';

/** Words of each type of JOIN, without NATURAL, OUTER and JOIN. */
const JOIN_TYPES: ReadonlyMap<string, JoinType> = new Map([
  ['CROSS', 'cross'],
  ['INNER', 'inner'],
  ['LEFT', 'left'],
  ['RIGHT', 'right'],
  ['FULL', 'full'],
]);

/** Words that follow a source and are not its alias. */
const AFTER_SOURCE = new Set(['WINDOW', 'OFFSET']);

function readJoinOperator(cursor: Cursor): JoinOperator | undefined {
  const first = cursor.peek();
  if (!first) return undefined;
  if (cursor.accept(','))
    return { ...joinRanges(first, first), type: 'comma', isNatural: false };
  let isNatural = cursor.accept('NATURAL');
  const type = JOIN_TYPES.get(cursor.peek()?.upper ?? '');
  if (!type && !isNatural && !cursor.isAt('JOIN')) return undefined;
  if (type) cursor.next();
  cursor.accept('OUTER');
  isNatural ||= cursor.accept('NATURAL');
  cursor.expect('JOIN');
  const range = joinRanges(first, cursor.previous);
  return { ...range, type: type ?? 'inner', isNatural };
}

function readConstraint(
  cursor: Cursor,
  readStatement: ReadStatement,
): JoinConstraint | undefined {
  const keyword = cursor.peek();
  if (!keyword) return undefined;
  if (cursor.accept('ON')) {
    const expression = readExpression(cursor, readStatement);
    return { ...joinRanges(keyword, expression), kind: 'on', expression };
  }
  if (!cursor.accept('USING')) return undefined;
  cursor.expect('(');
  const columns = cursor.readList(() => cursor.readName());
  cursor.expect(')');
  return { ...joinRanges(keyword, cursor.previous), kind: 'using', columns };
}

/** Reads a table or a function of tables. */
function readNamedSource(cursor: Cursor) {
  const first = cursor.readName();
  const second = cursor.accept('.') ? cursor.readName() : undefined;
  const name = second ?? first;
  if (cursor.accept('(')) {
    cursor.skipToClosing();
    return { kind: 'function' as const, name };
  }
  const schema = second === undefined ? undefined : first;
  return { kind: 'table' as const, name, ...(schema && { schema }) };
}

/** Reads a subquery, or sources joined in parentheses. */
function readSourceInParentheses(cursor: Cursor, readStatement: ReadStatement) {
  cursor.expect('(');
  const first = cursor.peek()?.upper ?? '';
  const source = ['SELECT', 'WITH', 'VALUES'].includes(first)
    ? { kind: 'subquery' as const, statement: readStatement(cursor) }
    : { kind: 'group' as const, sources: readSources(cursor, readStatement) };
  cursor.expect(')');
  return source;
}

function readSourceAlias(cursor: Cursor): string | undefined {
  const hasAs = cursor.accept('AS');
  const token = cursor.peek();
  const isAlias =
    token !== undefined &&
    (isNameToken(token) || token.kind === 'text') &&
    (hasAs || !AFTER_SOURCE.has(token.upper));
  if (isAlias) return readAlias(cursor.next());
  if (hasAs) throw new SyntaxProblem();
  return undefined;
}

function readSource(
  cursor: Cursor,
  readStatement: ReadStatement,
  join: JoinOperator | undefined,
): FromSource {
  const first = cursor.peek();
  if (!first) throw new SyntaxProblem();
  const source = cursor.isAt('(')
    ? readSourceInParentheses(cursor, readStatement)
    : readNamedSource(cursor);
  const body = joinRanges(first, cursor.previous);
  const alias = readSourceAlias(cursor);
  if (cursor.accept('INDEXED', 'BY')) cursor.readName();
  cursor.accept('NOT', 'INDEXED');
  const range = joinRanges(first, cursor.previous);
  const constraint = join && readConstraint(cursor, readStatement);
  return {
    ...source,
    ...range,
    body,
    ...(alias !== undefined && { alias }),
    ...(join && { join }),
    ...(constraint && { constraint }),
  };
}

function readSources(
  cursor: Cursor,
  readStatement: ReadStatement,
): readonly FromSource[] {
  const sources = [readSource(cursor, readStatement, undefined)];
  for (;;) {
    const join = readJoinOperator(cursor);
    if (!join) return sources;
    sources.push(readSource(cursor, readStatement, join));
  }
}

/** Reads the FROM of a SELECT. */
export function readFrom(
  cursor: Cursor,
  readStatement: ReadStatement,
): FromClause | undefined {
  const keyword = cursor.peek();
  if (!keyword || !cursor.accept('FROM')) return undefined;
  const sources = readSources(cursor, readStatement);
  return { ...joinRanges(keyword, cursor.previous), sources };
}
