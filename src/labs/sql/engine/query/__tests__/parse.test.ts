import { readTokens } from '../../tokens';
import { parseSelect } from '../parse';
import type { SelectCore, SelectStatement } from '../syntax';

/** Parses a text that must be a SELECT. */
function parse(sql: string): SelectStatement {
  const statement = parseSelect(sql);
  if (!statement) throw new Error(`not parsed: ${sql}`);
  return statement;
}

/** Parses a text that must be one SELECT, and returns it without ORDER BY. */
function parseCore(sql: string): SelectCore {
  const { core } = parse(sql).parts[0];
  if (core.kind !== 'select') throw new Error(`not a SELECT: ${sql}`);
  return core;
}

describe('the parser of SELECT', () => {
  it.each([
    '',
    'SELECT',
    'SELECT FROM juego',
    'SELECT titulo FROM',
    'SELECT titulo, FROM juego',
    'SELECT (1 FROM juego',
    'SELECT 1 ORDER BY',
    'SELECT 1; SELECT 2',
    'UPDATE juego SET precio = 1',
    'WITH a AS (SELECT 1) DELETE FROM juego',
  ])('does not take «%s» for a SELECT', (sql) => {
    expect(parseSelect(sql)).toBeUndefined();
  });

  it('gives each clause with its place in the text', () => {
    const sql = `SELECT DISTINCT j.titulo FROM juego j WHERE precio > 3
      GROUP BY j.titulo, 2 HAVING count(*) > 1 ORDER BY 1 DESC NULLS LAST, x
      LIMIT 5 OFFSET 2;`;
    const statement = parse(sql);
    const core = parseCore(sql);
    const read = (range?: { start: number; end: number }) =>
      range && sql.slice(range.start, range.end).replace(/\s+/g, ' ');
    expect(
      [
        core.keyword,
        core.columnsRange,
        core.from,
        core.where,
        core.groupBy,
        core.having,
        statement.orderBy,
        statement.limit,
      ].map(read),
    ).toEqual([
      'SELECT DISTINCT',
      'j.titulo',
      'FROM juego j',
      'WHERE precio > 3',
      'GROUP BY j.titulo, 2',
      'HAVING count(*) > 1',
      'ORDER BY 1 DESC NULLS LAST, x',
      'LIMIT 5 OFFSET 2',
    ]);
    expect(core.isDistinct).toBe(true);
    expect(core.groupBy?.expressions.map(read)).toEqual(['j.titulo', '2']);
    expect(statement.orderBy?.terms).toMatchObject([
      { isDescending: true, nulls: 'last' },
      { isDescending: false },
    ]);
    expect(read(statement.limit?.count)).toBe('5');
    expect(read(statement.limit?.offset)).toBe('2');
    expect(statement.end).toBe(sql.length - 1);
  });

  it('takes the first number of LIMIT 2, 5 for the offset', () => {
    const { limit } = parse('SELECT 1 LIMIT 2, 5');
    expect(limit?.count.tokens[0]?.text).toBe('5');
    expect(limit?.offset?.tokens[0]?.text).toBe('2');
  });

  it('tells an alias without AS from a part of the expression', () => {
    const { columns } = parseCore(
      `SELECT precio * 2 doble, count(*) "número", 'a' AS 'b c', titulo,
         precio IS NULL, sum(x) OVER w, CASE WHEN a THEN b END, a NOT LIKE b,
         titulo COLLATE nocase, 3 AS tres, *, j.*`,
    );
    expect(
      columns.map((column) =>
        column.kind === 'expression' ? column.alias : column.kind,
      ),
    ).toEqual([
      'doble',
      'número',
      'b c',
      ...Array.from({ length: 6 }, () => undefined),
      'tres',
      'all',
      'table-all',
    ]);
  });

  it('does not end an expression at the FROM of IS DISTINCT FROM', () => {
    const { where, groupBy } = parseCore(
      'SELECT 1 FROM a WHERE b IS NOT DISTINCT FROM c GROUP BY d',
    );
    expect(where?.expression.tokens).toHaveLength(6);
    expect(groupBy?.expressions).toHaveLength(1);
  });

  it('gives the sources of a FROM with their joins and conditions', () => {
    const { from } = parseCore(
      `SELECT 1 FROM juego AS j, main.socio "s", (SELECT 1) x
       NATURAL LEFT OUTER JOIN prestamo INDEXED BY por_dia
       JOIN b ON b.id = j.id AND 1 FULL JOIN c USING (id, dia)
       CROSS JOIN json_each('[1]') RIGHT JOIN (d JOIN e) ON 1`,
    );
    const sources = from?.sources ?? [];
    expect(
      sources.map(({ kind, alias, join, constraint }) => [
        kind,
        alias,
        join?.type,
        constraint?.kind,
      ]),
    ).toEqual([
      ['table', 'j', undefined, undefined],
      ['table', 's', 'comma', undefined],
      ['subquery', 'x', 'comma', undefined],
      ['table', undefined, 'left', undefined],
      ['table', undefined, 'inner', 'on'],
      ['table', undefined, 'full', 'using'],
      ['function', undefined, 'cross', undefined],
      ['group', undefined, 'right', 'on'],
    ]);
    expect(sources[1]).toMatchObject({ schema: 'main', name: 'socio' });
    expect(sources[3]).toMatchObject({ name: 'prestamo' });
    expect(sources[3]?.join?.isNatural).toBe(true);
    expect(sources[5]?.constraint).toMatchObject({ columns: ['id', 'dia'] });
  });

  it('gives subqueries at any depth of an expression, with their parentheses', () => {
    const sql =
      'SELECT (SELECT max(x) FROM a) FROM b WHERE f((SELECT 1 WHERE 0)) OR c IN (WITH t AS (SELECT 2) SELECT * FROM t)';
    const { columns, where } = parseCore(sql);
    const [column] = columns;
    const texts = [
      ...(column?.kind === 'expression' ? column.expression.subqueries : []),
      ...(where?.expression.subqueries ?? []),
    ].map(({ start, end }) => sql.slice(start, end));
    expect(texts).toEqual([
      '(SELECT max(x) FROM a)',
      '(SELECT 1 WHERE 0)',
      '(WITH t AS (SELECT 2) SELECT * FROM t)',
    ]);
  });

  it('gives the tables of a WITH and the parts of a compound SELECT', () => {
    const { with: withClause, parts } = parse(
      `WITH RECURSIVE n (i, j) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n),
         m AS NOT MATERIALIZED (SELECT 2)
       SELECT 1 UNION SELECT 2 INTERSECT VALUES (3), (4) EXCEPT SELECT 5`,
    );
    expect(withClause).toMatchObject({
      isRecursive: true,
      tables: [
        { name: 'n', columns: ['i', 'j'] },
        { name: 'm', columns: [] },
      ],
    });
    expect(parts.map(({ operator }) => operator?.name)).toEqual([
      undefined,
      'UNION',
      'INTERSECT',
      'EXCEPT',
    ]);
    expect(parts[2]?.core).toMatchObject({ kind: 'values' });
  });

  it('reads windows, and a column that is called window', () => {
    expect(
      parseCore(
        'SELECT sum(x) OVER w, window FROM a WINDOW w AS (ORDER BY x), v AS ()',
      ).windows?.windows.map(({ name }) => name),
    ).toEqual(['w', 'v']);
  });

  it('keeps the places of tokens that begin in the middle of a text', () => {
    const sql = 'SELECT 1; SELECT 2 WHERE 3';
    const tokens = readTokens(sql).filter(({ start }) => start > 8);
    expect(parseSelect(tokens)?.start).toBe(10);
  });
});
