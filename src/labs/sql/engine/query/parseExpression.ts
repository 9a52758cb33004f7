import { readName } from '../tokens';
import type { Token } from '../tokens';
import type { Cursor } from './cursor';
import { isNameToken, joinRanges, SyntaxProblem } from './cursor';
import type { Expression, Subquery } from './syntax';

/** Reads a SELECT; the closing parenthesis after it is left. */
export type ReadStatement = (cursor: Cursor) => Subquery['statement'];

/** Words after which a clause or an operator of SELECT begins. */
const STOPS = new Set(
  `FROM WHERE GROUP HAVING WINDOW ORDER LIMIT OFFSET UNION INTERSECT EXCEPT AS
   ON USING JOIN NATURAL LEFT RIGHT FULL INNER CROSS ASC DESC NULLS`.split(
    /\s+/,
  ),
);

/** Words after which a name is an operand, and not an alias. */
const OPERATOR_WORDS = new Set(
  `ALL AND BETWEEN CASE COLLATE DISTINCT ELSE ESCAPE EXISTS FROM GLOB IN IS
   LIKE MATCH NOT OR OVER REGEXP THEN WHEN`.split(/\s+/),
);

/** Returns true at a FROM that belongs to `IS DISTINCT FROM`. */
const isDistinctFrom = (cursor: Cursor): boolean =>
  cursor.isAt('FROM') &&
  cursor.peek(-1)?.upper === 'DISTINCT' &&
  ['IS', 'NOT'].includes(cursor.peek(-2)?.upper ?? '');

/** Returns true at a WINDOW that begins its clause, and is not a name. */
const startsWindows = (cursor: Cursor): boolean =>
  isNameToken(cursor.peek(1)) && cursor.peek(2)?.upper === 'AS';

/** Returns true where an expression ends. */
function isAtEnd(cursor: Cursor, start: number): boolean {
  const token = cursor.peek();
  if (!token || [',', ')', ';'].includes(token.text)) return true;
  if (token.kind !== 'word' || !STOPS.has(token.upper)) return false;
  if (cursor.index === start) return !isNameToken(token);
  if (cursor.peek(-1)?.text === '.' || cursor.peek(1)?.text === '.')
    return false;
  if (token.upper === 'WINDOW') return startsWindows(cursor);
  return !isDistinctFrom(cursor);
}

/**
 * Reads an expression up to a comma, a parenthesis that it does not open, or a
 * word that begins another clause.
 */
export function readExpression(
  cursor: Cursor,
  readStatement: ReadStatement,
): Expression {
  const start = cursor.index;
  const subqueries: Subquery[] = [];
  const readParentheses = (): void => {
    const open = cursor.next();
    const first = cursor.peek()?.upper ?? '';
    if (['SELECT', 'WITH', 'VALUES'].includes(first)) {
      const statement = readStatement(cursor);
      cursor.expect(')');
      subqueries.push({ ...joinRanges(open, cursor.previous), statement });
      return;
    }
    while (!cursor.accept(')')) {
      if (cursor.isAt('(')) readParentheses();
      else if (cursor.next().text === ';') throw new SyntaxProblem();
    }
  };
  while (!isAtEnd(cursor, start)) {
    if (cursor.isAt('(')) readParentheses();
    else cursor.next();
  }
  const tokens = cursor.slice(start);
  const [first] = tokens;
  if (!first) throw new SyntaxProblem();
  return { ...joinRanges(first, cursor.previous), tokens, subqueries };
}

/** Returns true for a token after which an operand has ended. */
const endsOperand = (token: Token): boolean =>
  token.kind === 'word'
    ? !OPERATOR_WORDS.has(token.upper)
    : token.kind !== 'operator' &&
      (token.kind !== 'punctuation' || token.text === ')');

/**
 * Splits the alias without AS at the end of an expression: in `precio * 2 doble`,
 * `doble`.
 */
export function splitAlias(expression: Expression): {
  readonly expression: Expression;
  readonly alias?: string;
} {
  const { tokens, start } = expression;
  const last = tokens.at(-1);
  const previous = tokens.at(-2);
  const canBeAlias =
    last && last.upper !== 'END' && (isNameToken(last) || last.kind === 'text');
  if (!canBeAlias || !previous || !endsOperand(previous)) return { expression };
  return {
    expression: {
      ...expression,
      start,
      end: previous.end,
      tokens: tokens.slice(0, -1),
    },
    alias: readAlias(last),
  };
}

/** Returns the name that an alias gives; a text in quotes is a name too. */
export const readAlias = (token: Token): string =>
  token.kind === 'text'
    ? token.text.slice(1, -1).replaceAll("''", "'")
    : readName(token);
