import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import { createDatabase, listHiddenCases } from '..';
import { openDatabase } from '../../engine/database';
import type { SqlDatabase, SqlValue } from '../../engine/types';
import { loadNodeSqlite } from '../../testing/nodeSqlite';

let sqlite: Sqlite3Static;
const opened: SqlDatabase[] = [];

function open(setUp: string): SqlDatabase {
  const db = openDatabase(sqlite, { setUp });
  opened.push(db);
  return db;
}

function openCase(name: 'estante' | 'ludoteca' | 'ludotecaMini', text: string) {
  const found = listHiddenCases(name).find((item) => item.name === text);
  if (!found) throw new Error(`There is no case «${text}».`);
  const db = open(found.setUp);
  return (sql: string): SqlValue[] =>
    db.query(sql).rows.map(([value = null]) => value);
}

const names = ['estante', 'ludoteca', 'ludotecaMini'] as const;

beforeAll(async () => {
  sqlite = await loadNodeSqlite();
});

afterEach(() => {
  for (const db of opened.splice(0)) db.close();
});

describe.each(names)('the hidden cases of %s', (name) => {
  it('are the same each time', () => {
    expect(listHiddenCases(name)).toEqual(listHiddenCases(name));
  });

  it('are all different, and none is what the reader sees', () => {
    const texts = listHiddenCases(name).map(({ setUp }) => setUp);
    expect(new Set([createDatabase(name), ...texts]).size).toBe(7);
  });

  it('have the tables of the database and no foreign key that fails', () => {
    const tables = "SELECT sql FROM sqlite_schema WHERE type = 'table'";
    const expected = open(createDatabase(name)).query(tables).rows;
    for (const { setUp } of listHiddenCases(name)) {
      const db = open(setUp);
      expect(db.query(tables).rows).toEqual(expected);
      expect(db.query('PRAGMA foreign_key_check').rows).toEqual([]);
    }
  });

  it('one of them has no rows', () => {
    expect(openCase(name, 'sin filas')('SELECT count(*) FROM juego')).toEqual([
      0n,
    ]);
  });

  it('one of them has one row in each table', () => {
    const query = openCase(name, 'una sola fila');
    const tables = query("SELECT name FROM sqlite_schema WHERE type = 'table'");
    for (const table of tables)
      expect(query(`SELECT count(*) FROM ${String(table)}`)).toEqual([1n]);
  });

  it('one of them has many NULL, and some values', () => {
    const query = openCase(name, 'con muchos NULL');
    const [share] = query(
      'SELECT avg((estreno IS NULL) + (jugadores IS NULL)) / 2 FROM juego',
    );
    expect(share).toBeGreaterThan(0.4);
    expect(share).toBeLessThan(1);
  });

  it('one of them repeats titles and years', () => {
    const query = openCase(name, 'con repetidos');
    expect(query('SELECT count(DISTINCT titulo) <= 3 FROM juego')).toEqual([
      1n,
    ]);
    expect(query('SELECT count(DISTINCT estreno) <= 3 FROM juego')).toEqual([
      1n,
    ]);
  });

  it('one of them has accents, capitals and apostrophes', () => {
    const query = openCase(name, 'con acentos y mayúsculas');
    const titles = query('SELECT titulo FROM juego').map(String);
    const uppercase = titles.filter((title) => title === title.toUpperCase());
    const accented = titles.filter((title) => /[À-ÿ]/.test(title));
    expect(uppercase.length).toBeGreaterThan(0);
    expect(accented.length).toBeGreaterThan(0);
    expect(titles.some((title) => title.includes("'"))).toBe(true);
  });
});

it('the empty database has no hidden cases: its tables are the reader’s', () => {
  expect(listHiddenCases('vacia')).toEqual([]);
});

it('a hidden library never has the tie of the visible one', () => {
  const ties = ['otras filas', 'con muchos NULL', 'con repetidos'].map((name) =>
    openCase(
      'ludoteca',
      name,
    )(
      `WITH total AS (SELECT count(*) AS n FROM prestamo GROUP BY juego_id)
         SELECT count(*) FROM total WHERE n = (SELECT max(n) FROM total)`,
    ),
  );
  expect(ties).toEqual([[1n], [1n], [3n]]);
});

it('the hidden libraries have games nobody borrowed and loans not returned', () => {
  for (const name of ['otras filas', 'con muchos NULL', 'con repetidos']) {
    const query = openCase('ludoteca', name);
    const [free] = query(
      'SELECT count(*) FROM juego WHERE id NOT IN (SELECT juego_id FROM prestamo)',
    );
    const [open] = query(
      'SELECT count(*) FROM prestamo WHERE devuelto IS NULL',
    );
    expect(free).toBeGreaterThan(0n);
    expect(open).toBeGreaterThan(0n);
  }
});
