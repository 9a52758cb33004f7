import { readName, readTokens } from '../tokens';
import type { Token } from '../tokens';
import { Cursor, isNameToken, joinRanges, SyntaxProblem } from './cursor';
import { readAlias, readExpression, splitAlias } from './parseExpression';
import { readFrom } from './parseFrom';
import type {
  Clause,
  CommonTable,
  CompoundOperator,
  Expression,
  LimitClause,
  ListClause,
  NamedWindow,
  OrderClause,
  OrderTerm,
  SelectColumn,
  SelectCore,
  SelectPart,
  SelectStatement,
  ValuesCore,
  WithClause,
} from './syntax';

const readOne = (cursor: Cursor): Expression =>
  readExpression(cursor, readStatement);

/** Reads `*` or `t.*`. */
function readStar(cursor: Cursor): SelectColumn | undefined {
  const first = cursor.peek();
  if (!first) return undefined;
  if (cursor.accept('*')) return { ...joinRanges(first, first), kind: 'all' };
  const isTableStar =
    isNameToken(first) &&
    cursor.peek(1)?.text === '.' &&
    cursor.peek(2)?.text === '*';
  if (!isTableStar) return undefined;
  cursor.next();
  cursor.expect('.', '*');
  return {
    ...joinRanges(first, cursor.previous),
    kind: 'table-all',
    table: readName(first),
  };
}

function readColumn(cursor: Cursor): SelectColumn {
  const star = readStar(cursor);
  if (star) return star;
  const whole = readOne(cursor);
  if (!cursor.accept('AS')) {
    const range = joinRanges(whole, whole);
    return { kind: 'expression', ...range, ...splitAlias(whole) };
  }
  const name = cursor.next();
  if (!isNameToken(name) && name.kind !== 'text') throw new SyntaxProblem();
  return {
    kind: 'expression',
    ...joinRanges(whole, name),
    expression: whole,
    alias: readAlias(name),
  };
}

function readClause(cursor: Cursor, word: string): Clause | undefined {
  const keyword = cursor.peek();
  if (!keyword || !cursor.accept(word)) return undefined;
  const expression = readOne(cursor);
  return { ...joinRanges(keyword, expression), expression };
}

function readGroupBy(cursor: Cursor): ListClause | undefined {
  const keyword = cursor.peek();
  if (!keyword || !cursor.accept('GROUP', 'BY')) return undefined;
  const expressions = cursor.readList(() => readOne(cursor));
  return { ...joinRanges(keyword, cursor.previous), expressions };
}

function readWindow(cursor: Cursor): NamedWindow {
  const first = cursor.peek();
  const name = cursor.readName();
  cursor.expect('AS');
  const definition = readOne(cursor);
  return { ...joinRanges(first ?? definition, definition), name, definition };
}

function readWindows(cursor: Cursor): SelectCore['windows'] {
  const keyword = cursor.peek();
  if (!keyword || !cursor.accept('WINDOW')) return undefined;
  const windows = cursor.readList(() => readWindow(cursor));
  return { ...joinRanges(keyword, cursor.previous), windows };
}

function readSelect(cursor: Cursor): SelectCore {
  const first = cursor.next();
  const isDistinct = cursor.accept('DISTINCT');
  if (!isDistinct) cursor.accept('ALL');
  const keyword = joinRanges(first, cursor.previous);
  const columns = cursor.readList(() => readColumn(cursor));
  const columnsRange = joinRanges(columns[0] ?? keyword, cursor.previous);
  const from = readFrom(cursor, readStatement);
  const where = readClause(cursor, 'WHERE');
  const groupBy = readGroupBy(cursor);
  const having = readClause(cursor, 'HAVING');
  const windows = readWindows(cursor);
  return {
    kind: 'select',
    ...joinRanges(first, cursor.previous),
    isDistinct,
    keyword,
    columns,
    columnsRange,
    ...(from && { from }),
    ...(where && { where }),
    ...(groupBy && { groupBy }),
    ...(having && { having }),
    ...(windows && { windows }),
  };
}

function readValues(cursor: Cursor): ValuesCore {
  const first = cursor.next();
  const rows = cursor.readList(() => {
    cursor.expect('(');
    const row = cursor.readList(() => readOne(cursor));
    cursor.expect(')');
    return row;
  });
  return { kind: 'values', ...joinRanges(first, cursor.previous), rows };
}

function readCore(cursor: Cursor): SelectCore | ValuesCore {
  if (cursor.isAt('SELECT')) return readSelect(cursor);
  if (cursor.isAt('VALUES')) return readValues(cursor);
  throw new SyntaxProblem();
}

function readOperator(cursor: Cursor): SelectPart['operator'] {
  const first = cursor.peek();
  if (!first) return undefined;
  const name = (
    [['UNION', 'ALL'], ['UNION'], ['INTERSECT'], ['EXCEPT']] as const
  ).find((words) => cursor.accept(...words));
  if (!name) return undefined;
  return {
    ...joinRanges(first, cursor.previous),
    name: name.join(' ') as CompoundOperator,
  };
}

function readOrderTerm(cursor: Cursor): OrderTerm {
  const expression = readOne(cursor);
  const isDescending = cursor.accept('DESC');
  if (!isDescending) cursor.accept('ASC');
  const nulls = cursor.accept('NULLS', 'FIRST')
    ? 'first'
    : cursor.accept('NULLS', 'LAST')
      ? 'last'
      : undefined;
  return {
    ...joinRanges(expression, cursor.previous),
    expression,
    isDescending,
    ...(nulls && { nulls }),
  };
}

function readOrderBy(cursor: Cursor): OrderClause | undefined {
  const keyword = cursor.peek();
  if (!keyword || !cursor.accept('ORDER', 'BY')) return undefined;
  const terms = cursor.readList(() => readOrderTerm(cursor));
  return { ...joinRanges(keyword, cursor.previous), terms };
}

function readLimit(cursor: Cursor): LimitClause | undefined {
  const keyword = cursor.peek();
  if (!keyword || !cursor.accept('LIMIT')) return undefined;
  const first = readOne(cursor);
  const isOffsetFirst = cursor.accept(',');
  const second =
    isOffsetFirst || cursor.accept('OFFSET') ? readOne(cursor) : undefined;
  const range = joinRanges(keyword, cursor.previous);
  if (!second) return { ...range, count: first };
  return isOffsetFirst
    ? { ...range, count: second, offset: first }
    : { ...range, count: first, offset: second };
}

function readCommonTable(cursor: Cursor): CommonTable {
  const first = cursor.peek();
  const name = cursor.readName();
  let columns: readonly string[] = [];
  if (cursor.accept('(')) {
    columns = cursor.readList(() => cursor.readName());
    cursor.expect(')');
  }
  cursor.expect('AS');
  cursor.accept('NOT');
  cursor.accept('MATERIALIZED');
  cursor.expect('(');
  const statement = readStatement(cursor);
  cursor.expect(')');
  const range = joinRanges(first ?? statement, cursor.previous);
  return { ...range, name, columns, statement };
}

function readWith(cursor: Cursor): WithClause | undefined {
  const keyword = cursor.peek();
  if (!keyword || !cursor.accept('WITH')) return undefined;
  const isRecursive = cursor.accept('RECURSIVE');
  const tables = cursor.readList(() => readCommonTable(cursor));
  return { ...joinRanges(keyword, cursor.previous), isRecursive, tables };
}

function readStatement(cursor: Cursor): SelectStatement {
  const first = cursor.peek();
  if (!first) throw new SyntaxProblem();
  const withClause = readWith(cursor);
  const parts: [SelectPart, ...SelectPart[]] = [{ core: readCore(cursor) }];
  for (;;) {
    const operator = readOperator(cursor);
    if (!operator) break;
    parts.push({ operator, core: readCore(cursor) });
  }
  const orderBy = readOrderBy(cursor);
  const limit = readLimit(cursor);
  return {
    ...joinRanges(first, cursor.previous),
    ...(withClause && { with: withClause }),
    parts,
    ...(orderBy && { orderBy }),
    ...(limit && { limit }),
  };
}

/**
 * Parses a SELECT into its clauses, with their places in the text. Expressions
 * are not parsed: they are lists of tokens, with their subqueries.
 *
 * @returns undefined for a statement that is not one well-formed SELECT.
 */
export function parseSelect(
  input: string | readonly Token[],
): SelectStatement | undefined {
  const tokens = typeof input === 'string' ? readTokens(input) : input;
  const cursor = new Cursor(tokens);
  try {
    const statement = readStatement(cursor);
    while (cursor.accept(';'));
    return cursor.peek() ? undefined : statement;
  } catch (error) {
    // Thousands of parentheses, one inside another, exhaust the stack.
    if (error instanceof SyntaxProblem || error instanceof RangeError)
      return undefined;
    throw error;
  }
}
