/** @jest-environment node */
import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import { loadNodeSqlite } from '../../../testing/nodeSqlite';
import { judgeAnswer } from '../judge';
import { testCases } from '../testing/cases';
import type { QueryTask } from '../types';

/** Exercise, with answers that are right and answers that are not. */
interface Played extends Partial<QueryTask> {
  readonly name: string;
  readonly solution: string;
  readonly right: readonly string[];
  readonly wrong: readonly string[];
}

const exercises: readonly Played[] = [
  {
    name: 'the game that each member takes most; of those that tie, the first',
    solution:
      'SELECT socio_id, (SELECT juego_id FROM prestamo AS q WHERE q.socio_id = p.socio_id GROUP BY juego_id ORDER BY count(*) DESC, juego_id LIMIT 1) FROM prestamo AS p WHERE socio_id > 0 GROUP BY socio_id ORDER BY socio_id',
    right: [
      'WITH t AS (SELECT socio_id AS s, juego_id AS j, count(*) AS n FROM prestamo WHERE socio_id > 0 GROUP BY s, j), m AS (SELECT s, max(n) AS n FROM t GROUP BY s) SELECT s, min(j) FROM t JOIN m USING (s, n) GROUP BY s ORDER BY s',
    ],
    wrong: [
      'WITH t AS (SELECT socio_id AS s, juego_id AS j, count(*) AS n FROM prestamo WHERE socio_id > 0 GROUP BY s, j) SELECT s, j FROM (SELECT s, j, max(n) FROM t GROUP BY s) ORDER BY s',
      'SELECT s, j FROM (SELECT s, j, max(n) FROM (SELECT socio_id AS s, juego_id AS j, count(*) AS n FROM prestamo WHERE socio_id > 0 GROUP BY s, j) GROUP BY s) ORDER BY s',
    ],
  },
  {
    name: 'the greatest number of days of each game, and one of its loans',
    solution:
      'SELECT juego_id, max(dias) FROM prestamo GROUP BY juego_id ORDER BY juego_id',
    right: [
      'SELECT juego_id, dias FROM (SELECT juego_id, max(dias) AS dias FROM prestamo GROUP BY juego_id) ORDER BY juego_id',
      'SELECT j, max(d) FROM (SELECT juego_id AS j, dias AS d FROM prestamo ORDER BY dias LIMIT -1) GROUP BY j ORDER BY j',
    ],
    wrong: [
      'SELECT juego_id, dias FROM prestamo GROUP BY juego_id ORDER BY juego_id',
      'SELECT juego_id, dias FROM (SELECT * FROM prestamo ORDER BY dias DESC) GROUP BY juego_id ORDER BY juego_id',
      'SELECT juego_id, dias FROM (SELECT * FROM prestamo ORDER BY dias) GROUP BY juego_id ORDER BY juego_id',
    ],
  },
  {
    name: 'the most expensive game; of those that tie, the first',
    solution:
      'SELECT titulo, precio FROM juego WHERE precio > 0 ORDER BY precio DESC, id LIMIT 1',
    right: [
      'SELECT titulo, precio FROM juego WHERE id = (SELECT min(id) FROM juego WHERE precio = (SELECT max(precio) FROM juego))',
    ],
    wrong: [
      'SELECT titulo, max(precio) FROM juego HAVING max(precio) > 0',
      'SELECT titulo, precio FROM juego WHERE precio > 0 ORDER BY precio DESC LIMIT 1',
    ],
  },
  {
    name: 'expensive games, from the most expensive',
    solution:
      'SELECT titulo, precio FROM juego WHERE precio > 15 ORDER BY precio DESC',
    right: [
      'select TITULO, "precio" from JUEGO where precio > 15.0 order by 2 desc;',
      'SELECT j.titulo AS nombre, j.precio AS euros FROM juego AS j WHERE NOT (j.precio <= 15) ORDER BY euros DESC, nombre;',
      '-- los caros\nSELECT titulo, precio /* ; */ FROM juego\nWHERE precio > 15 ORDER BY -precio; -- fin',
      'WITH caro AS (SELECT * FROM juego WHERE precio > 15) SELECT titulo, precio FROM caro ORDER BY precio DESC, id DESC',
      'SELECT titulo, precio FROM (SELECT * FROM juego WHERE precio > 15) ORDER BY precio DESC NULLS LAST',
      'SELECT titulo, precio FROM juego GROUP BY id HAVING precio > 15 ORDER BY precio DESC',
      'SELECT titulo, precio + 0 FROM juego WHERE precio > 15 ORDER BY rank() OVER (ORDER BY precio DESC)',
      'SELECT titulo, precio FROM juego WHERE precio > 15 AND precio IS NOT NULL ORDER BY coalesce(precio, 0) DESC',
      'CREATE TEMP VIEW v AS SELECT titulo, precio FROM juego WHERE precio > 15; SELECT * FROM v ORDER BY precio DESC',
      'CREATE VIEW v AS SELECT titulo, precio FROM juego WHERE precio > 15; SELECT * FROM v ORDER BY precio DESC; DROP VIEW v',
      'SELECT 1; SELECT titulo, precio FROM juego WHERE precio > 15 ORDER BY precio DESC',
      'SELECT titulo, precio FROM juego WHERE precio > 15 UNION ALL SELECT titulo, precio FROM juego WHERE 0 ORDER BY precio DESC',
      'SELECT `titulo`, [precio] FROM main.juego WHERE precio > (SELECT 15) ORDER BY precio DESC',
      'SELECT titulo, precio FROM juego WHERE precio > 15 ORDER BY precio DESC; PRAGMA table_info(juego)',
      'PRAGMA case_sensitive_like = on; SELECT titulo, precio FROM juego WHERE precio > 15 ORDER BY precio DESC',
      'VALUES (1); SELECT titulo, precio FROM juego WHERE precio > 15 ORDER BY precio DESC',
      'BEGIN; SELECT titulo, precio FROM juego WHERE precio > 15 ORDER BY precio DESC; COMMIT',
    ],
    wrong: [
      'SELECT titulo, precio FROM juego WHERE precio > 15 ORDER BY precio',
      'SELECT titulo, precio FROM juego WHERE precio > 15',
      'SELECT titulo, precio FROM juego WHERE precio > 15 ORDER BY titulo',
      'SELECT titulo, precio FROM juego WHERE precio > 21 ORDER BY precio DESC',
      'SELECT titulo, precio FROM juego WHERE precio > 12 ORDER BY precio DESC',
      'SELECT titulo, precio FROM juego ORDER BY precio DESC',
      'SELECT titulo, precio FROM juego WHERE precio < 15 ORDER BY precio DESC',
      'SELECT titulo, precio FROM juego WHERE precio > 15 ORDER BY precio DESC LIMIT 2',
      'SELECT titulo, precio FROM juego WHERE precio > 15 ORDER BY precio DESC LIMIT 1000',
      'SELECT titulo, precio FROM (SELECT * FROM juego WHERE precio > 15 LIMIT 600) ORDER BY precio DESC',
      'SELECT titulo, precio, id FROM juego WHERE precio > 15 ORDER BY precio DESC',
      'SELECT titulo FROM juego WHERE precio > 15 ORDER BY precio DESC',
      'SELECT * FROM juego WHERE precio > 15 ORDER BY precio DESC',
      'SELECT precio, titulo FROM juego WHERE precio > 15 ORDER BY precio DESC',
      'SELECT titulo, round(precio) FROM juego WHERE precio > 15 ORDER BY precio DESC',
      'SELECT titulo, CAST(precio AS INTEGER) FROM juego WHERE precio > 15 ORDER BY precio DESC',
      'SELECT titulo, CAST(precio AS TEXT) FROM juego WHERE precio > 15 ORDER BY precio DESC',
      "SELECT titulo, printf('%.2f', precio) FROM juego WHERE precio > 15 ORDER BY precio DESC",
      'SELECT upper(titulo), precio FROM juego WHERE precio > 15 ORDER BY precio DESC',
      "SELECT 'Laberinto', 31.0 UNION ALL SELECT 'Ajedrez', 20.0",
      "VALUES ('Laberinto', 31.0), ('Ajedrez', 20.0)",
      "SELECT titulo, precio FROM juego WHERE titulo IN ('Laberinto', 'Ajedrez') ORDER BY precio DESC",
      'SELECT titulo, precio FROM juego, socio WHERE precio > 15 ORDER BY precio DESC',
      'SELECT titulo, precio FROM juego WHERE precio > 15 ORDER BY CAST(precio AS TEXT)',
      "SELECT titulo, precio FROM juego WHERE precio > 15 ORDER BY 'precio' DESC",
      'SELECT titulo, precio FROM juego WHERE precio > 15 ORDER BY precio DESC; SELECT 1',
      'DELETE FROM juego WHERE precio <= 15; SELECT titulo, precio FROM juego ORDER BY precio DESC',
      'CREATE TABLE t AS SELECT titulo, precio FROM juego WHERE precio > 15; SELECT * FROM t ORDER BY precio DESC',
      'UPDATE juego SET precio = precio WHERE 0',
      'EXPLAIN SELECT titulo, precio FROM juego WHERE precio > 15',
      'SELECT titulo, precio FROM juego WHERE precio > 15 ORDER BY',
      'SELECT titulo precio FROM juego WHERE precio > 15 ORDER BY precio DESC',
      '',
      ';; -- nada',
      'SELECT titulo, (SELECT group_concat(precio ORDER BY precio) FROM juego) FROM juego',
    ],
  },
  {
    name: 'different genres',
    solution: 'SELECT DISTINCT genero FROM juego',
    right: [
      'SELECT genero FROM juego GROUP BY genero',
      'SELECT genero FROM juego UNION SELECT genero FROM juego',
      'SELECT DISTINCT genero FROM juego ORDER BY genero DESC',
      'SELECT genero FROM (SELECT genero, row_number() OVER (PARTITION BY genero) AS n FROM juego) WHERE n = 1',
      'SELECT genero FROM juego AS a WHERE NOT EXISTS (SELECT 1 FROM juego AS b WHERE b.genero IS a.genero AND b.id < a.id)',
      'SELECT genero FROM juego INTERSECT SELECT genero FROM juego',
    ],
    wrong: [
      'SELECT DISTINCT genero FROM juego LIMIT 50',
      'SELECT genero FROM juego',
      'SELECT DISTINCT genero FROM juego WHERE genero IS NOT NULL',
      "SELECT DISTINCT coalesce(genero, '') FROM juego",
      'SELECT DISTINCT genero, titulo FROM juego',
      'SELECT DISTINCT genero FROM juego LIMIT 3',
      'SELECT DISTINCT lower(genero) FROM juego',
      "SELECT DISTINCT genero FROM juego WHERE genero <> 'x'",
      'SELECT DISTINCT genero COLLATE NOCASE FROM juego GROUP BY genero COLLATE NOCASE',
      "SELECT 'mesa' UNION SELECT 'ingenio' UNION SELECT 'aventura'",
    ],
  },
  {
    name: 'loans of each game, even of those without any',
    solution: `SELECT j.id, j.titulo, count(p.id) AS prestamos
      FROM juego AS j LEFT JOIN prestamo AS p ON p.juego_id = j.id
      GROUP BY j.id`,
    right: [
      'SELECT id, titulo, (SELECT count(*) FROM prestamo WHERE juego_id = juego.id) FROM juego',
      'SELECT j.id, titulo, count(p.juego_id) FROM prestamo AS p RIGHT JOIN juego AS j ON j.id = p.juego_id GROUP BY j.id, titulo',
      'SELECT j.id, titulo, coalesce(n, 0) FROM juego AS j LEFT JOIN (SELECT juego_id, count(*) AS n FROM prestamo GROUP BY juego_id) AS c ON c.juego_id = j.id',
      'SELECT j.id, titulo, count(*) FROM juego AS j JOIN prestamo AS p ON p.juego_id = j.id GROUP BY j.id UNION ALL SELECT id, titulo, 0 FROM juego WHERE id NOT IN (SELECT juego_id FROM prestamo)',
      'SELECT DISTINCT j.id, titulo, count(p.id) OVER (PARTITION BY j.id) FROM juego AS j LEFT JOIN prestamo AS p ON p.juego_id = j.id',
      'SELECT j.id, titulo, sum(p.id IS NOT NULL) FROM juego AS j LEFT JOIN prestamo AS p ON p.juego_id = j.id GROUP BY j.id',
      'SELECT j.id, titulo, total(p.id IS NOT NULL) FROM juego AS j LEFT OUTER JOIN prestamo AS p ON p.juego_id = j.id GROUP BY j.id ORDER BY 3',
      'WITH c(juego_id, n) AS (SELECT juego_id, count(*) FROM prestamo GROUP BY 1) SELECT id, titulo, ifnull(n, 0) FROM juego LEFT JOIN c ON juego_id = id',
    ],
    wrong: [
      'SELECT j.id, j.titulo, count(p.id) FROM juego AS j JOIN prestamo AS p ON p.juego_id = j.id GROUP BY j.id',
      'SELECT j.id, j.titulo, count(*) FROM juego AS j LEFT JOIN prestamo AS p ON p.juego_id = j.id GROUP BY j.id',
      'SELECT j.id, j.titulo, count(p.dias) FROM juego AS j LEFT JOIN prestamo AS p ON p.juego_id = j.id GROUP BY j.id',
      'SELECT j.id, j.titulo, count(p.socio_id) FROM juego AS j LEFT JOIN prestamo AS p ON p.juego_id = j.id GROUP BY j.id',
      'SELECT j.id, j.titulo, count(DISTINCT p.socio_id) FROM juego AS j LEFT JOIN prestamo AS p ON p.juego_id = j.id GROUP BY j.id',
      'SELECT j.id, j.titulo, count(p.id) FROM juego AS j LEFT JOIN prestamo AS p ON p.juego_id = j.id GROUP BY j.titulo',
      'SELECT j.id, j.titulo, count(p.id) FROM juego AS j LEFT JOIN prestamo AS p ON p.juego_id = j.id',
      'SELECT j.id, j.titulo, count(p.id) FROM juego AS j LEFT JOIN prestamo AS p ON p.id = j.id GROUP BY j.id',
      'SELECT j.id, j.titulo, count(p.id) FROM juego AS j, prestamo AS p GROUP BY j.id',
      'SELECT j.id, j.titulo, nullif(count(p.id), 0) FROM juego AS j LEFT JOIN prestamo AS p ON p.juego_id = j.id GROUP BY j.id',
      'SELECT j.id, j.titulo, sum(p.id) FROM juego AS j LEFT JOIN prestamo AS p ON p.juego_id = j.id GROUP BY j.id',
    ],
  },
  {
    name: 'loans without a member',
    solution: 'SELECT id FROM prestamo WHERE socio_id IS NULL',
    right: [
      'SELECT id FROM prestamo WHERE socio_id ISNULL',
      'SELECT id FROM prestamo EXCEPT SELECT id FROM prestamo WHERE socio_id > 0',
      'SELECT p.id FROM prestamo AS p LEFT JOIN socio AS s ON s.id = p.socio_id WHERE s.id IS NULL',
      'SELECT id FROM prestamo WHERE coalesce(socio_id, -1) = -1',
      'SELECT id FROM prestamo WHERE NOT socio_id IS NOT NULL',
    ],
    wrong: [
      'SELECT id FROM prestamo WHERE socio_id = NULL',
      "SELECT id FROM prestamo WHERE socio_id = ''",
      'SELECT id FROM prestamo WHERE socio_id IS NOT NULL',
      'SELECT id FROM prestamo WHERE socio_id = 0',
      'SELECT id FROM prestamo WHERE dias IS NULL',
      'SELECT id FROM prestamo WHERE socio_id NOT IN (SELECT id FROM socio)',
    ],
  },
  {
    name: 'average price of each genre with several games',
    solution:
      'SELECT genero, avg(precio) AS media FROM juego GROUP BY genero HAVING count(*) > 1',
    right: [
      'SELECT genero, sum(precio) / count(precio) FROM juego GROUP BY genero HAVING count(*) >= 2',
      'SELECT genero, media FROM (SELECT genero, avg(precio) AS media, count(*) AS n FROM juego GROUP BY 1) AS t WHERE n > 1',
      'SELECT genero, total(precio) / nullif(count(precio), 0) FROM juego GROUP BY genero HAVING count(id) > 1',
      'SELECT DISTINCT genero, avg(precio) OVER w FROM juego AS j WHERE (SELECT count(*) FROM juego AS k WHERE k.genero IS j.genero) > 1 WINDOW w AS (PARTITION BY genero)',
    ],
    wrong: [
      'SELECT genero, avg(precio) FROM juego GROUP BY genero',
      'SELECT genero, round(avg(precio), 1) FROM juego GROUP BY genero HAVING count(*) > 1',
      'SELECT genero, avg(precio) FROM juego GROUP BY genero HAVING count(precio) > 1',
      'SELECT genero, avg(coalesce(precio, 0)) FROM juego GROUP BY genero HAVING count(*) > 1',
      'SELECT genero, sum(precio) / count(*) FROM juego GROUP BY genero HAVING count(*) > 1',
      'SELECT genero, max(precio) FROM juego GROUP BY genero HAVING count(*) > 1',
      'SELECT genero, avg(DISTINCT precio) FROM juego GROUP BY genero HAVING count(*) > 1',
    ],
  },
  {
    name: 'members in order of a key that is not shown',
    solution: 'SELECT nombre FROM socio ORDER BY ciudad, id DESC',
    right: [
      'SELECT nombre FROM socio ORDER BY ciudad ASC NULLS FIRST, -id',
      'SELECT nombre FROM (SELECT nombre, ciudad AS c, id AS i FROM socio) ORDER BY c, i DESC',
      'SELECT nombre FROM socio ORDER BY row_number() OVER (ORDER BY ciudad, id DESC)',
    ],
    wrong: [
      'SELECT nombre FROM socio ORDER BY nombre',
      'SELECT nombre FROM socio ORDER BY ciudad',
      'SELECT nombre FROM socio ORDER BY id DESC',
      'SELECT nombre FROM socio ORDER BY ciudad NULLS LAST, id DESC',
      'SELECT nombre FROM socio ORDER BY ciudad COLLATE NOCASE, id DESC',
      'SELECT nombre, ciudad FROM socio ORDER BY ciudad, id DESC',
    ],
  },
  {
    name: 'the two longest loans, with ties',
    solution: 'SELECT juego_id, dias FROM prestamo ORDER BY dias DESC LIMIT 2',
    right: [
      'SELECT juego_id, dias FROM prestamo ORDER BY dias DESC, id DESC LIMIT 2',
      'SELECT juego_id, dias FROM prestamo ORDER BY dias DESC, id LIMIT 0, 2',
      'SELECT juego_id, dias FROM (SELECT *, row_number() OVER (ORDER BY dias DESC) AS n FROM prestamo) WHERE n <= 2 ORDER BY n',
    ],
    wrong: [
      'SELECT juego_id, dias FROM prestamo ORDER BY dias DESC',
      'SELECT juego_id, dias FROM prestamo ORDER BY dias LIMIT 2',
      'SELECT juego_id, dias FROM prestamo ORDER BY dias DESC LIMIT 3',
      'SELECT juego_id, dias FROM prestamo LIMIT 2',
      'SELECT juego_id, dias FROM prestamo ORDER BY dias DESC LIMIT 2 OFFSET 1',
      'SELECT juego_id, max(dias) FROM prestamo GROUP BY juego_id ORDER BY 2 DESC LIMIT 2',
    ],
  },
  {
    name: 'genres in an order that their grouping gives too',
    solution:
      'SELECT genero, count(*) AS n FROM juego GROUP BY genero ORDER BY n DESC, genero',
    right: [
      'SELECT genero, count(*) FROM juego GROUP BY genero ORDER BY 2 DESC, 1, max(id)',
      'WITH g AS (SELECT genero AS x, count(*) AS n FROM juego GROUP BY 1 ORDER BY 1) SELECT * FROM g ORDER BY -n, x',
      'SELECT genero, count(*) AS n FROM juego GROUP BY genero ORDER BY row_number() OVER (ORDER BY count(*) DESC, genero)',
    ],
    wrong: [
      'SELECT genero, count(*) AS n FROM juego GROUP BY genero',
      'SELECT genero, count(*) AS n FROM juego GROUP BY genero ORDER BY n DESC',
      'SELECT * FROM (SELECT genero, count(*) AS n FROM juego GROUP BY genero ORDER BY n DESC, genero)',
      'CREATE TEMP VIEW v AS SELECT genero, count(*) AS n FROM juego GROUP BY genero ORDER BY n DESC, genero; SELECT * FROM v',
      "SELECT genero, count(*) AS n FROM juego GROUP BY genero ORDER BY n DESC, 'genero'",
    ],
  },
  {
    name: 'the game with the first number',
    solution: 'SELECT titulo FROM juego WHERE id = (SELECT min(id) FROM juego)',
    right: [
      'SELECT titulo FROM juego ORDER BY id LIMIT 1',
      'SELECT titulo FROM juego WHERE id IN (SELECT id FROM juego ORDER BY id LIMIT 1)',
      'SELECT titulo FROM juego AS j WHERE NOT EXISTS (SELECT 1 FROM juego AS k WHERE k.id < j.id LIMIT 1)',
      'SELECT titulo FROM juego WHERE id = (SELECT min(id) FROM juego LIMIT 1) LIMIT 1000',
    ],
    wrong: [
      'SELECT titulo FROM juego LIMIT 1',
      'SELECT titulo FROM juego WHERE id = (SELECT id FROM juego LIMIT 1)',
      'SELECT titulo FROM juego GROUP BY titulo ORDER BY min(id) > 0 LIMIT 1',
      'SELECT titulo FROM (SELECT id, titulo FROM juego LIMIT 1) ORDER BY id',
    ],
  },
  {
    name: 'titles that contain a letter, whatever its case',
    solution: "SELECT titulo FROM juego WHERE titulo LIKE '%o%'",
    right: [
      "SELECT titulo FROM juego WHERE lower(titulo) LIKE '%o%'",
      "SELECT titulo FROM juego WHERE instr(lower(titulo), 'o') > 0",
      "SELECT titulo FROM juego WHERE titulo GLOB '*[oO]*'",
      "SELECT titulo FROM juego WHERE titulo LIKE '%O%'",
      "SELECT titulo FROM juego WHERE replace(upper(titulo), 'O', '') <> upper(titulo)",
    ],
    wrong: [
      "SELECT titulo FROM juego WHERE titulo GLOB '*o*'",
      "SELECT titulo FROM juego WHERE titulo LIKE 'o%'",
      "SELECT titulo FROM juego WHERE titulo LIKE '%o'",
      "SELECT titulo FROM juego WHERE titulo = '%o%'",
      "SELECT titulo FROM juego WHERE instr(titulo, 'o')",
      "SELECT DISTINCT titulo FROM juego WHERE titulo LIKE '%o%'",
    ],
  },
  {
    name: 'columns by name',
    columns: 'name',
    solution: 'SELECT titulo, precio * 2 AS doble FROM juego',
    right: [
      'SELECT precio + precio AS doble, titulo FROM juego',
      'SELECT titulo AS "Titulo", 2 * precio "DOBLE" FROM juego',
    ],
    wrong: [
      'SELECT titulo, precio * 2 FROM juego',
      'SELECT titulo, precio * 2 AS dobles FROM juego',
      'SELECT titulo AS doble, precio * 2 AS titulo FROM juego',
      'SELECT titulo, precio * 2 AS doble, id FROM juego',
    ],
  },
  {
    name: 'columns with names, by position',
    requiresColumnNames: true,
    solution: 'SELECT count(*) AS total, max(precio) FROM juego',
    right: [
      'SELECT count(id) AS Total, MAX( precio ) FROM juego',
      'SELECT total(1) AS total, max(precio) FROM juego',
    ],
    wrong: [
      'SELECT count(*), max(precio) FROM juego',
      'SELECT max(precio), count(*) AS total FROM juego',
      'SELECT sum(1) AS total, max(precio) FROM juego',
      'SELECT count(*) AS total, max(precio) AS maximo FROM juego',
    ],
  },
  {
    name: 'two decimals',
    decimals: 2,
    solution: 'SELECT avg(dias) FROM prestamo',
    right: [
      'SELECT round(avg(dias), 2) FROM prestamo',
      'SELECT round(sum(dias) * 1.0 / count(dias), 3) FROM prestamo',
      'SELECT avg(dias) FROM prestamo',
    ],
    wrong: [
      'SELECT round(avg(dias), 0) FROM prestamo',
      'SELECT sum(dias) / count(dias) FROM prestamo',
      'SELECT avg(coalesce(dias, 0)) FROM prestamo',
    ],
  },
  {
    name: 'an order that is not asked for',
    ignoresOrder: true,
    solution: 'SELECT titulo FROM juego ORDER BY precio DESC, id LIMIT 3',
    right: [
      'SELECT titulo FROM (SELECT titulo, row_number() OVER (ORDER BY precio DESC, id) AS n FROM juego) WHERE n < 4',
      'SELECT * FROM (SELECT titulo FROM juego ORDER BY precio DESC, id LIMIT 3) ORDER BY titulo',
    ],
    wrong: [
      'SELECT titulo FROM juego ORDER BY precio, id LIMIT 3',
      'SELECT titulo FROM juego ORDER BY precio DESC, id LIMIT 4',
    ],
  },
  {
    name: 'any three games',
    solution: 'SELECT id, titulo FROM juego LIMIT 3',
    right: ['SELECT id, titulo FROM juego ORDER BY precio DESC LIMIT 3'],
    wrong: [
      'SELECT id, titulo FROM juego LIMIT 2',
      'SELECT 1, titulo FROM juego LIMIT 3',
      'SELECT j.id, titulo FROM juego AS j, socio ORDER BY j.id LIMIT 3',
    ],
  },
  {
    name: 'the columns of a table',
    solution: 'PRAGMA table_info(juego)',
    right: ["SELECT * FROM pragma_table_info('juego')"],
    wrong: ['PRAGMA table_info(socio)', 'PRAGMA table_list'],
  },
  {
    name: 'a blob and a great integer',
    solution: "SELECT x'00ff', 9007199254740993",
    right: ["SELECT unhex('00FF'), 9007199254740992 + 1"],
    wrong: [
      "SELECT x'00fe', 9007199254740993",
      "SELECT x'00ff', 9007199254740992",
      "SELECT '00ff', 9007199254740993",
    ],
  },
];

/** Orders whose keys the judge has to work out. */
const orders: readonly (readonly [solution: string, wrong: string])[] = [
  ['SELECT titulo AS t, precio FROM juego ORDER BY t, precio', 'DESC'],
  ['SELECT titulo, precio FROM juego ORDER BY 2, 1', 'DESC'],
  ['SELECT id, titulo FROM juego ORDER BY length(titulo) DESC, id', 'DESC'],
  ['SELECT id, precio * 2 AS doble FROM juego ORDER BY doble + id', 'DESC'],
  [
    'SELECT genero FROM juego GROUP BY genero ORDER BY count(*) DESC, 1',
    'DESC',
  ],
  [
    'SELECT genero, count(*) AS n FROM juego GROUP BY genero ORDER BY n * 2 DESC, genero',
    'DESC',
  ],
  ['SELECT DISTINCT ciudad FROM socio ORDER BY ciudad', 'DESC'],
  ['SELECT DISTINCT ciudad FROM socio ORDER BY length(ciudad), ciudad', 'DESC'],
  ['SELECT DISTINCT s.ciudad FROM socio AS s ORDER BY s.ciudad', 'DESC'],
  [
    'SELECT nombre FROM socio UNION SELECT titulo FROM juego ORDER BY nombre',
    'DESC',
  ],
  [
    'WITH t AS (SELECT * FROM juego) SELECT titulo FROM t ORDER BY id % 3, id',
    'DESC',
  ],
  ['SELECT * FROM juego ORDER BY titulo COLLATE NOCASE, id', 'DESC'],
  ['SELECT *, id FROM juego ORDER BY precio DESC, id', 'DESC'],
  [
    "SELECT titulo FROM juego ORDER BY CASE genero WHEN 'mesa' THEN 1 ELSE 2 END, id",
    'DESC',
  ],
  [
    'SELECT titulo, rank() OVER (ORDER BY precio) AS r FROM juego ORDER BY r, id',
    'DESC',
  ],
  [
    'SELECT j.titulo FROM juego AS j JOIN prestamo AS p ON p.juego_id = j.id ORDER BY p.dias, p.id',
    'DESC',
  ],
  ['SELECT titulo FROM juego ORDER BY id LIMIT 2 OFFSET 1', 'DESC'],
  ['SELECT titulo FROM juego ORDER BY id LIMIT 1 + 1', 'DESC'],
];

let sqlite: Sqlite3Static;

beforeAll(async () => {
  sqlite = await loadNodeSqlite();
});

function judge(
  { solution, ...options }: Partial<QueryTask> & { readonly solution: string },
  answer: string,
): string {
  const { isCorrect, sentences } = judgeAnswer(
    sqlite,
    { ...options, kind: 'query', cases: testCases, solution },
    answer,
  );
  return isCorrect ? 'right' : `wrong: ${sentences.long}`;
}

describe.each(exercises)('$name', ({ right, wrong, ...task }) => {
  it.each(wrong)('refuses %s', (answer) => {
    expect(judge(task, answer)).toMatch(/^wrong: ./);
  });

  it.each([task.solution, ...right])('accepts %s', (answer) => {
    expect(judge(task, answer)).toBe('right');
  });
});

describe('the keys of an order', () => {
  it.each(orders)('tell %s from the same with %s', (solution, more) => {
    const limit = / LIMIT .*/.exec(solution)?.[0] ?? '';
    const wrong = `${solution.replace(limit, '')} ${more}${limit}`;
    expect(judge({ solution }, wrong)).toMatch(/^wrong: ./);
    expect(judge({ solution }, solution)).toBe('right');
  });

  it('may come in any order where they are equal', () => {
    const solution = 'SELECT id, genero FROM juego ORDER BY genero';
    const answers = ['id', 'id DESC', 'titulo', 'precio'].map((key) =>
      judge({ solution }, `${solution}, ${key}`),
    );
    expect(new Set(answers)).toEqual(new Set(['right']));
  });

  it('are the same when they differ in the last digits', () => {
    const solution =
      'WITH t(n, k) AS (VALUES (1, 0.1 + 0.2), (2, 0.3)) SELECT n FROM t ORDER BY k';
    expect(judge({ solution }, `${solution} DESC`)).toBe('right');
  });
});
