/** @jest-environment node */
import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import { loadNodeSqlite } from '../../../testing/nodeSqlite';
import { readTokens } from '../../tokens';
import { judgeAnswer } from '../judge';
import { hasWrittenPart, readPart, writtenParts } from '../parts';
import { testCases } from '../testing/cases';
import { findUsage } from '../usage';

const found = (sql: string) =>
  writtenParts.filter((part) => hasWrittenPart(readTokens(sql), part));

describe('the written parts', () => {
  it('are never found in names, texts or comments', () => {
    expect(
      found(
        `SELECT "group by", 'WHERE x LIKE y', t.like -- JOIN\nFROM [left join] AS t /* UNION */`,
      ),
    ).toEqual(['SELECT']);
  });

  it.each([
    ['SELECT a.* FROM a', 'SELECT *'],
    ['SELECT 1 FROM a LEFT OUTER JOIN b USING (id)', 'JOIN,LEFT JOIN,USING'],
    ['SELECT 1 FROM a JOIN b', 'JOIN,INNER JOIN'],
    ['SELECT 1 FROM a WHERE b NOT IN (1)', 'WHERE,NOT,IN,NOT IN'],
    ['SELECT 1 FROM a WHERE b ISNULL', 'WHERE,IS NULL'],
    ['SELECT (SELECT 1)', 'subconsulta'],
    ['WITH a AS (SELECT 1) TABLE', 'WITH'],
    ['SELECT rank() OVER (ORDER BY a) FROM b', 'ORDER BY,ventana'],
    ['SELECT 1 UNION ALL SELECT 2', 'UNION,UNION ALL'],
    ['SELECT count(DISTINCT a), a IS NOT DISTINCT FROM b', 'DISTINCT,NOT'],
    ['BEGIN; SELECT 1; END', 'BEGIN,COMMIT'],
    ['SELECT CASE WHEN 1 THEN 2 END', 'CASE'],
    ['CREATE UNIQUE INDEX i ON a (b)', 'CREATE INDEX,UNIQUE'],
    ['CREATE TABLE IF NOT EXISTS a (b TEXT NOT NULL)', 'NOT NULL'],
  ])('of %s include %s', (sql, parts) => {
    expect(found(sql)).toEqual(expect.arrayContaining(parts.split(',')));
  });

  it.each([
    ['SELECT count(*), 2 * 3 FROM a', 'SELECT *'],
    ['SELECT 1 FROM a LEFT JOIN b', 'INNER JOIN'],
    [
      'WITH a AS (SELECT 1), b(x) AS NOT MATERIALIZED (SELECT 2) TABLE',
      'subconsulta',
    ],
    ['SELECT count(DISTINCT a) FROM b', 'UNION'],
    ['DROP TABLE IF EXISTS a', 'EXISTS'],
    ['SELECT a IS NOT NULL FROM b', 'NOT NULL'],
    ['SELECT CASE WHEN 1 THEN 2 END', 'COMMIT'],
    ['CREATE TABLE a (b REFERENCES c ON DELETE CASCADE)', 'DELETE'],
  ])('of %s do not include %s', (sql, part) => {
    expect(found(sql)).not.toContain(part);
  });
});

describe('readPart', () => {
  it.each(['JUNTA', 'funcion:', 'columna:titulo', 'vista:x', ''])(
    'knows no part %s',
    (text) => {
      expect(readPart(text)).toBeUndefined();
    },
  );

  it('reads parts with a name and without one', () => {
    expect(readPart('group by')).toEqual({ kind: 'written', part: 'GROUP BY' });
    expect(readPart('columna: juego.titulo')).toEqual({
      kind: 'columna',
      name: 'juego.titulo',
    });
  });
});

describe('the usage of an answer', () => {
  let sqlite: Sqlite3Static;
  const [test] = testCases;

  beforeAll(async () => {
    sqlite = await loadNodeSqlite();
  });

  function judgeRule(part: string, answer: string, solution = answer) {
    return judgeAnswer(
      sqlite,
      {
        kind: 'query',
        cases: testCases,
        solution,
        rules: [{ rule: 'required', part }],
      },
      answer,
    );
  }

  const searched =
    'SELECT juego_id, count(*) FROM prestamo WHERE juego_id > 2 GROUP BY juego_id ORDER BY juego_id';

  it.each([
    [
      'an index that is read whole',
      'SELECT juego_id, count(*) FROM prestamo INDEXED BY por_juego WHERE abs(juego_id) > 2 GROUP BY juego_id ORDER BY juego_id',
    ],
    [
      'an index that only a query before the answer uses',
      'SELECT 1 FROM prestamo WHERE juego_id = 2; SELECT juego_id, count(*) FROM prestamo NOT INDEXED WHERE juego_id > 2 GROUP BY juego_id ORDER BY juego_id',
    ],
    [
      'an index that only a subquery uses, with the table read whole',
      'SELECT juego_id, count(*) FROM prestamo AS p NOT INDEXED WHERE juego_id > 2 AND EXISTS (SELECT 1 FROM prestamo WHERE juego_id > 2) GROUP BY juego_id ORDER BY juego_id',
    ],
  ])('refuses %s', (_, answer) => {
    const { cases, rules, sentences } = judgeRule(
      'indice:por_juego',
      answer,
      searched,
    );
    expect(cases.every(({ status }) => status === 'passed')).toBe(true);
    expect(rules[0]?.isKept).toBe(false);
    expect(sentences.short).toBe(
      'El plan de tu consulta no busca con el índice `por_juego`.',
    );
  });

  it('refuses an index with which nearly all the rows are read', () => {
    const { setUp = '' } = test ?? {};
    const rows = `INSERT INTO prestamo (juego_id, socio_id, dias)
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 900)
      SELECT 1 + i % 4, 1, i FROM n;
      CREATE INDEX por_dias ON prestamo (dias);`;
    const judge = (answer: string) =>
      judgeAnswer(
        sqlite,
        {
          kind: 'query',
          cases: [{ name: 'muchos', isHidden: false, setUp: setUp + rows }],
          solution: 'SELECT id FROM prestamo WHERE dias BETWEEN 500 AND 510',
          rules: [{ rule: 'required', part: 'indice:por_dias' }],
        },
        answer,
      );
    const idle = judge(
      'SELECT id FROM prestamo WHERE dias > 0 AND abs(dias - 505) <= 5',
    );
    expect(idle.sentences.short).toContain('casi todas las filas');
    const used = 'SELECT id FROM prestamo WHERE dias >= 500 AND dias < 511';
    expect(judge(used).isCorrect).toBe(true);
  });

  it('begins as a program wrote it, whatever its blanks and comments', () => {
    const part = "empieza:SELECT titulo FROM juego WHERE titulo = '";
    const solution = "SELECT titulo FROM juego WHERE titulo = '' OR '1' = '1'";
    const other = "SELECT titulo FROM juego WHERE 1 OR titulo = ''";
    expect(judgeRule(part, other, solution).sentences.short).toBe(
      "Lo que escribió el programa no se cambia: tu respuesta tiene que empezar por `SELECT titulo FROM juego WHERE titulo = '`.",
    );
    const spaced = `-- lo tecleado\nselect titulo\nFROM juego WHERE titulo = '' OR 1 --'`;
    expect(judgeRule(part, spaced, solution).isCorrect).toBe(true);
  });

  it('accepts an index that is read whole where the solution does so', () => {
    const answer = 'SELECT count(*) FROM prestamo INDEXED BY por_juego';
    expect(judgeRule('indice:por_juego', answer).isCorrect).toBe(true);
  });

  it('has no required part that only another query has', () => {
    const solution = 'SELECT titulo FROM juego';
    expect(
      ['funcion:max', 'tabla:socio', 'LEFT JOIN', 'HAVING'].map(
        (part) =>
          judgeRule(
            part,
            `SELECT max(s.id) FROM socio AS s LEFT JOIN juego AS j GROUP BY s.nombre HAVING 1; ${solution}`,
            solution,
          ).rules[0]?.isKept,
      ),
    ).toEqual([false, false, false, false]);
  });

  it('has a forbidden part that another query has', () => {
    const rules = [{ rule: 'forbidden', part: 'funcion:max' }] as const;
    const task = {
      kind: 'query',
      cases: testCases,
      solution: 'SELECT 1',
      rules,
    } as const;
    expect(
      judgeAnswer(sqlite, task, 'SELECT max(id) FROM juego; SELECT 1').rules[0]
        ?.isKept,
    ).toBe(false);
  });

  it.each([
    ['funcion:count', "SELECT 'count(*)'"],
    ['funcion:COUNT', 'SELECT titulo AS "count" FROM juego -- count(*)'],
    ['tabla:prestamo', "SELECT 'prestamo' FROM juego"],
    ['tabla:juego', 'SELECT titulo FROM caros'],
    ['columna:juego.precio', 'SELECT titulo AS precio FROM juego'],
    ['indice:por_juego', 'SELECT id FROM prestamo WHERE dias = 1'],
  ])('has not %s in %s', (part, answer) => {
    const { isCorrect, sentences, rules } = judgeRule(part, answer);
    expect(isCorrect).toBe(false);
    expect(sentences.short).toMatch(/^Falta usar|^El plan/);
    expect(rules[0]?.sentence).toBe(sentences.short);
  });

  it.each([
    ['funcion:count', 'SELECT COUNT(*) FROM juego'],
    ['funcion:coalesce', 'SELECT coalesce(precio, 0) FROM juego'],
    ['funcion:like', "SELECT titulo FROM juego WHERE titulo LIKE '%a'"],
    ['funcion:rank', 'SELECT rank() OVER (ORDER BY id) FROM juego'],
    ['tabla:prestamo', 'SELECT (SELECT count(*) FROM prestamo)'],
    ['tabla:caros', 'SELECT titulo FROM caros'],
    ['columna:Juego.Precio', 'SELECT 1 FROM juego AS j WHERE j.precio > 1'],
    ['indice:POR_JUEGO', 'SELECT dias FROM prestamo AS p WHERE juego_id = 1'],
    [
      'funcion:max',
      'CREATE TEMP VIEW v AS SELECT max(id) FROM juego; SELECT * FROM v',
    ],
  ])('has %s in %s', (part, answer) => {
    expect(judgeRule(part, answer).isCorrect).toBe(true);
  });

  it('stops at an error of the answer', () => {
    expect(
      test &&
        findUsage(
          sqlite,
          test,
          'SELECT max(id) FROM juego; SELECT nope; SELECT min(id) FROM juego',
          true,
        ).all.functions,
    ).toEqual(new Set(['max']));
  });

  it('says the sentence of the author for a broken rule', () => {
    const { sentences, points, total } = judgeAnswer(
      sqlite,
      {
        kind: 'query',
        cases: testCases,
        solution: 'SELECT 1',
        rules: [
          { rule: 'forbidden', part: 'LIMIT', says: 'Sin LIMIT.' },
          { rule: 'forbidden', part: 'funcion:max' },
        ],
      },
      'SELECT 1 LIMIT 1',
    );
    expect(sentences.long).toBe('Sin LIMIT.');
    expect([points, total]).toEqual([6, 7]);
  });

  it('is an error of the author when a rule asks for no part', () => {
    expect(() => judgeRule('JUNTA', 'SELECT 1')).toThrow(/«JUNTA»/);
  });
});
