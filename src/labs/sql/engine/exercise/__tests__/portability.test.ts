/** @jest-environment node */
import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import { loadNodeSqlite } from '../../../testing/nodeSqlite';
import { judgeAnswer } from '../judge';
import { testCases } from '../testing/cases';

let sqlite: Sqlite3Static;

beforeAll(async () => {
  sqlite = await loadNodeSqlite();
});

function judge(answer: string, engine: string): string {
  const { rules } = judgeAnswer(
    sqlite,
    {
      kind: 'query',
      cases: testCases.slice(0, 1),
      solution: answer,
      rules: [{ rule: 'required', part: `motor:${engine}` }],
    },
    answer,
  );
  const [rule] = rules;
  return `${rule?.isKept ? 'right' : 'wrong'}: ${rule?.sentence}`;
}

const titles = 'SELECT titulo FROM juego';

describe('an answer that must run in PostgreSQL', () => {
  it.each([
    [`${titles} WHERE id == 1`, '`==`; en su lugar va `=`'],
    [`${titles} ORDER BY id LIMIT 0, 10`, 'una coma en `LIMIT`'],
    [
      `SELECT CASE id > 1 WHEN 1 THEN 2 END FROM juego`,
      'comparar con un número',
    ],
    [
      `SELECT CASE WHEN id - 1 THEN 2 END FROM juego`,
      'un número como condición de `CASE`',
    ],
    [
      `SELECT CASE WHEN id > 1 THEN 3 WHEN id THEN 2 END FROM juego`,
      'un número como condición de `CASE`',
    ],
    [`${titles} WHERE 1`, 'un número como condición de `WHERE`'],
    [`${titles} WHERE precio IS 12.5`, '`IS` con un valor'],
    [`${titles} WHERE precio IS NOT 12.5`, '`IS` con un valor'],
    [`SELECT [titulo] FROM juego`, 'un nombre entre corchetes'],
    ['SELECT `titulo` FROM juego', 'un nombre entre acentos graves'],
    [`SELECT titulo AS 't' FROM juego`, 'un alias entre comillas simples'],
    [`${titles} WHERE titulo GLOB 'O*'`, '`GLOB`; en su lugar va `LIKE`'],
    [`${titles} ORDER BY titulo COLLATE NOCASE`, 'un `COLLATE` de SQLite'],
    [
      `SELECT iif(id > 1, 2, 3) FROM juego`,
      'la función `iif`; en su lugar va `CASE`',
    ],
    [
      `SELECT ifnull(precio, 0) FROM juego`,
      'la función `ifnull`; en su lugar va `coalesce`',
    ],
    [`SELECT date('2026-12-05')`, 'la función `date`'],
    [`SELECT max(id, 3) FROM juego`, '`max` de varios valores'],
    [`SELECT sum(id > 1) FROM juego`, 'sumar una condición'],
    [
      `SELECT titulo FROM (SELECT titulo FROM juego) ORDER BY 1`,
      'una subconsulta sin nombre',
    ],
    [`${titles} LIMIT -1`, 'un `LIMIT` negativo'],
  ])('does not pass with %s', (answer, what) => {
    expect(judge(answer, 'PostgreSQL')).toContain(
      `wrong: PostgreSQL no acepta ${what}`,
    );
  });

  it.each([
    `${titles} WHERE id = 1 AND precio IS NOT NULL OR precio IS NULL ORDER BY estreno NULLS LAST LIMIT 10 OFFSET 0`.replace(
      'estreno',
      'precio',
    ),
    `SELECT "titulo" AS t, CASE genero WHEN 'mesa' THEN 1 ELSE 2 END, CASE id % 2 WHEN 1 THEN 'a' END FROM juego`,
    `SELECT CASE WHEN id > 1 AND precio BETWEEN 1 AND 9 THEN CASE WHEN NOT id = 3 THEN 2 END ELSE 3 END FROM juego AS j WHERE (id, id) IN (SELECT id, id FROM juego)`,
    `SELECT genero, count(*), sum(CASE WHEN precio > 9 THEN 1 ELSE 0 END), max(length(titulo)), min(coalesce(precio, 0)) FROM juego GROUP BY genero HAVING count(*) > 0`,
    `SELECT t.a FROM (SELECT titulo AS a, row_number() OVER (ORDER BY id) AS n FROM juego) t JOIN (SELECT 1 AS b) AS u ON u.b = t.n WHERE EXISTS (SELECT 1) ORDER BY precio_nulo`.replace(
      ' ORDER BY precio_nulo',
      '',
    ),
    `${titles} WHERE lower(titulo) LIKE '%o%' || '' ORDER BY precio IS NULL, precio`,
    `SELECT titulo == 1 FROM juego; ${titles}`,
    "SELECT '==', 'LIMIT 0, 10' -- GLOB",
  ])('passes with %s', (answer) => {
    expect(judge(answer, 'PostgreSQL')).toBe(
      'right: Tu respuesta vale también en PostgreSQL.',
    );
  });
});

describe('an answer that must run in MariaDB', () => {
  it.each([
    [`${titles} ORDER BY precio NULLS LAST`, '`NULLS LAST`'],
    [`SELECT titulo || '' FROM juego`, '`||`'],
    [`SELECT "titulo" FROM juego`, 'un nombre entre comillas dobles'],
    [`${titles} WHERE id == 1`, '`==`'],
    [`SELECT iif(id > 1, 2, 3) FROM juego`, 'la función `iif`'],
  ])('does not pass with %s', (answer, what) => {
    expect(judge(answer, 'MariaDB')).toContain(
      `wrong: MariaDB no acepta ${what}`,
    );
  });

  it.each([
    `SELECT ifnull(precio, 0), sum(id > 1) FROM juego WHERE 1 GROUP BY precio LIMIT 0, 10`,
    'SELECT `titulo` FROM juego ORDER BY precio IS NULL, precio',
  ])('passes with %s', (answer) => {
    expect(judge(answer, 'MariaDB')).toMatch(/^right/);
  });
});

it('knows no other engine', () => {
  expect(() => judge(titles, 'oracle')).toThrow(/«motor:oracle»/);
});
