import { createHash } from 'node:crypto';
import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import { createDatabase, DATABASE_NAMES, databases, DEFAULT_SEED } from '..';
import { openDatabase } from '../../engine/database';
import type { SqlDatabase, SqlRow } from '../../engine/types';
import { loadNodeSqlite } from '../../testing/nodeSqlite';

let sqlite: Sqlite3Static;
const opened: SqlDatabase[] = [];

function open(name: (typeof DATABASE_NAMES)[number], seed?: number) {
  const db = openDatabase(sqlite, { setUp: createDatabase(name, seed) });
  opened.push(db);
  return (sql: string): readonly SqlRow[] => db.query(sql).rows;
}

const hash = (text: string) =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

const countRows = `SELECT
  (SELECT count(*) FROM genero), (SELECT count(*) FROM juego),
  (SELECT count(*) FROM juego_genero), (SELECT count(*) FROM socio),
  (SELECT count(*) FROM prestamo)`;

beforeAll(async () => {
  sqlite = await loadNodeSqlite();
});

afterEach(() => {
  for (const db of opened.splice(0)) db.close();
});

describe('the sample databases', () => {
  it('do not change: the lessons quote their rows', () => {
    expect(
      DATABASE_NAMES.map((name) => [name, hash(createDatabase(name))]),
    ).toMatchSnapshot();
  });

  it.each(DATABASE_NAMES)('%s is the same text for the same seed', (name) => {
    expect(createDatabase(name, 7)).toBe(createDatabase(name, 7));
    expect(createDatabase(name)).toBe(createDatabase(name, DEFAULT_SEED));
  });

  it.each(['estante', 'ludoteca', 'ludotecaMini'] as const)(
    '%s has other rows for another seed, in the same tables',
    (name) => {
      const tables = "SELECT sql FROM sqlite_schema WHERE type = 'table'";
      expect(createDatabase(name, 7)).not.toBe(createDatabase(name));
      expect(open(name, 7)(tables)).toEqual(open(name)(tables));
    },
  );

  it.each(DATABASE_NAMES)('%s has no foreign key that fails', (name) => {
    for (const seed of [undefined, 1, 2, 3])
      expect(open(name, seed)('PRAGMA foreign_key_check')).toEqual([]);
  });

  it('are all in STRICT tables with names in ASCII', () => {
    const names = open('ludoteca')(
      `SELECT t.name, t.strict, c.name FROM pragma_table_list AS t
       JOIN pragma_table_info(t.name) AS c
       WHERE t.schema = 'main' AND t.name NOT LIKE 'sqlite%'`,
    );
    expect(names).toHaveLength(25);
    for (const [table, isStrict, column] of names) {
      expect(isStrict).toBe(1n);
      expect(`${String(table)}.${String(column)}`).toMatch(/^[a-z_.]+$/);
    }
  });

  it('have a label and a description', () => {
    for (const name of DATABASE_NAMES) {
      expect(databases[name].label).not.toBe('');
      expect(databases[name].description).toMatch(/\.$/);
    }
  });
});

describe('the library', () => {
  it('has a thousand loans', () => {
    expect(open('ludoteca')(countRows)).toEqual([[11n, 60n, 87n, 40n, 1000n]]);
  });

  it.each([DEFAULT_SEED, 1, 2, 3])(
    'never lends more copies at once than a game has, with seed %d',
    (seed) => {
      const excess = open(
        'ludoteca',
        seed,
      )(
        `SELECT a.id FROM prestamo AS a JOIN juego AS j ON j.id = a.juego_id
         WHERE (SELECT count(*) FROM prestamo AS b
                WHERE b.juego_id = a.juego_id AND b.id <= a.id
                AND (b.devuelto IS NULL OR b.devuelto > a.prestado)) > j.copias`,
      );
      expect(excess).toEqual([]);
    },
  );

  it('lends to nobody before joining, nor after the last day', () => {
    const rows = open('ludoteca')(
      `SELECT p.id FROM prestamo AS p JOIN socio AS s ON s.id = p.socio_id
       WHERE p.prestado < s.ingreso OR p.prestado > '2026-11-20'
       OR p.devuelto > '2026-11-20' OR p.vence <= p.prestado`,
    );
    expect(rows).toEqual([]);
  });

  it('introduces each member by an older one', () => {
    const rows = open('ludoteca')(
      `SELECT nuevo.id FROM socio AS nuevo JOIN socio AS viejo
       ON viejo.id = nuevo.presentado_por WHERE viejo.id >= nuevo.id`,
    );
    expect(rows).toEqual([]);
  });

  it.each<[string, string, SqlRow[]]>([
    [
      'two games are tied as the most lent',
      `SELECT j.titulo, count(*) AS veces FROM prestamo AS p
       JOIN juego AS j ON j.id = p.juego_id
       GROUP BY j.id ORDER BY veces DESC, j.id LIMIT 3`,
      [
        ['Marea de bits', 46n],
        ['Gato de alquiler', 46n],
        ['Abejas contra el reloj', 24n],
      ],
    ],
    [
      'one of them is liked and the other one is not',
      `SELECT juego_id, round(avg(nota), 1) FROM prestamo
       WHERE juego_id < 3 GROUP BY juego_id`,
      [
        [1n, 4.7],
        [2n, 1.4],
      ],
    ],
    [
      'a title is in two rows',
      'SELECT titulo FROM juego GROUP BY titulo HAVING count(*) > 1',
      [['Gato de alquiler']],
    ],
    [
      'a game was never lent',
      `SELECT titulo FROM juego
       WHERE id NOT IN (SELECT juego_id FROM prestamo)`,
      [['Simulador de hacer fila']],
    ],
    [
      'the first game that was lent never came back',
      `SELECT titulo, prestado, devuelto FROM prestamo
       JOIN juego ON juego.id = juego_id WHERE prestamo.id = 1`,
      [['Submarino prestado', '2024-01-13', null]],
    ],
    [
      'a genre has no games',
      `SELECT nombre FROM genero
       WHERE id NOT IN (SELECT genero_id FROM juego_genero)`,
      [['Terror']],
    ],
    [
      'an old member and a new one have borrowed nothing',
      `SELECT nombre, ingreso FROM socio
       WHERE id NOT IN (SELECT socio_id FROM prestamo)`,
      [
        ['Begoña', '2024-01-13'],
        ['Abril', '2026-11-20'],
      ],
    ],
    [
      'a member keeps five games that are overdue',
      `SELECT s.nombre, count(*) FROM prestamo AS p
       JOIN socio AS s ON s.id = p.socio_id
       WHERE devuelto IS NULL AND vence < '2026-11-21'
       GROUP BY s.id HAVING count(*) > 1`,
      [['Bruno', 5n]],
    ],
    [
      'a member borrows one game again and again',
      `SELECT s.nombre, j.titulo, count(*) AS veces FROM prestamo AS p
       JOIN socio AS s ON s.id = p.socio_id JOIN juego AS j ON j.id = p.juego_id
       GROUP BY s.id, j.id ORDER BY veces DESC LIMIT 1`,
      [['Celia', 'Ñandú veloz', 8n]],
    ],
    [
      'nothing was lent in one month',
      `SELECT count(*) FROM prestamo WHERE prestado LIKE '2025-08%'`,
      [[0n]],
    ],
    [
      'no member has the number 13',
      'SELECT count(*), max(id), sum(id = 13) FROM socio',
      [[40n, 41n, 0n]],
    ],
    [
      'two members are tied as those who introduced most others',
      `SELECT presentado_por, count(*) AS total FROM socio
       WHERE presentado_por IS NOT NULL
       GROUP BY presentado_por ORDER BY total DESC, 1 LIMIT 3`,
      [
        [2n, 4n],
        [7n, 4n],
        [1n, 2n],
      ],
    ],
    [
      'a price of zero is not an unknown price',
      'SELECT sum(centavos = 0), sum(centavos IS NULL) FROM juego',
      [[4n, 4n]],
    ],
    [
      'two games are tied as the most expensive ones',
      `SELECT titulo FROM juego
       WHERE centavos = (SELECT max(centavos) FROM juego)`,
      [['Cien años de combo'], ['Tambores del sótano']],
    ],
  ])('%s', (_, sql, expected) => {
    expect(open('ludoteca')(sql)).toEqual(expected);
  });
});

describe('the small databases', () => {
  it('the bookshelf is the first games of the library', () => {
    const columns = 'id, titulo, estreno, soporte, jugadores';
    expect(open('estante')('SELECT * FROM juego')).toEqual(
      open('ludoteca')(`SELECT ${columns} FROM juego WHERE id <= 16`),
    );
  });

  it('the bookshelf has unknown years, ties, accents and an apostrophe', () => {
    expect(
      open('estante')(
        `SELECT count(*), sum(estreno IS NULL), sum(jugadores IS NULL),
         sum(estreno = 1991), sum(titulo GLOB '*[À-ÿ]*'),
         sum(titulo LIKE '%''%') FROM juego`,
      ),
    ).toEqual([[16n, 3n, 1n, 3n, 10n, 1n]]);
  });

  it('the small library has from four to six rows in each table', () => {
    expect(open('ludotecaMini')(countRows)).toEqual([[4n, 5n, 6n, 6n, 6n]]);
  });

  it('the small library has games and members of the whole one', () => {
    const [small, whole] = [open('ludotecaMini'), open('ludoteca')];
    for (const table of ['genero', 'juego', 'socio']) {
      const rows = whole(`SELECT * FROM ${table}`);
      for (const row of small(`SELECT * FROM ${table}`))
        expect(rows).toContainEqual(row);
    }
  });

  it('the empty one has no tables', () => {
    expect(open('vacia')('SELECT * FROM sqlite_schema')).toEqual([]);
  });
});
