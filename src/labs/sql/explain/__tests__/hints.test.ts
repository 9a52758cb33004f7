/** @jest-environment node */
// cspell:ignore minimo prestamo
import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import { openDatabase } from '../../engine/database';
import { loadNodeSqlite } from '../../testing/nodeSqlite';
import { findHints, findUnsafeStatement } from '..';
import { hintExamples } from '../examples/hints';
import { hintCards } from '../hints';
import { correctStatements } from '../testing/correct';
import { readMarks, writeMarks } from '../testing/marks';
import { ludoteca } from '../testing/slips';

let sqlite: Sqlite3Static;

beforeAll(async () => {
  sqlite = await loadNodeSqlite();
});

/** Runs a text without errors, and returns its hints. */
function runForHints(sql: string) {
  const db = openDatabase(sqlite, { setUp: ludoteca });
  const schema = db.readSchema();
  const result = db.run(sql);
  expect(result.fault).toBeUndefined();
  const hints = findHints(sql, db.readSchema(), { db, result });
  db.close();
  return { hints, withoutRows: findHints(sql, schema) };
}

/** Runs a text, and returns the queries that its hints send. */
function listQueries(sql: string): readonly string[] {
  const db = openDatabase(sqlite, { setUp: ludoteca });
  const schema = db.readSchema();
  const query = jest.fn(db.query);
  findHints(sql, schema, { db: { ...db, query }, result: db.run(sql) });
  db.close();
  return query.mock.calls.map(([text]) => text);
}

describe('the hints', () => {
  it('do not ask about the rows of a table that has too many', () => {
    const query = "SELECT titulo FROM juego WHERE genero = 'fiesta ';";
    const insertGames = (count: number) =>
      `INSERT INTO juego (titulo, genero)
       WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
       SELECT 'Juego ' || i, 'fiesta' FROM n;`;
    const { hints } = runForHints(`${insertGames(1)}\n${query}`);
    const { hints: hintsOfMany } = runForHints(
      `${insertGames(20_000)}\n${query}`,
    );
    expect([hints.length, hintsOfMany.length]).toEqual([1, 0]);
  });

  it.each([
    'SELECT titulo FROM juego ORDER BY id;',
    'SELECT * FROM juego WHERE precio > 10 AND minimo = 2;',
    'SELECT titulo, dia FROM juego JOIN prestamo ON juego_id = juego.id;',
    'SELECT socio_id, count(*) FROM prestamo GROUP BY socio_id HAVING count(*) > 1;',
    "INSERT INTO juego (titulo, genero) VALUES ('Go', 'cartas');",
    "UPDATE juego SET genero = 'cartas' WHERE id = 1;",
    'SELECT titulo FROM juego LIMIT 2;',
  ])('send no query when nothing depends on the rows: %s', (sql) => {
    expect(listQueries(sql)).toEqual([]);
  });

  it('measure each table once, when the first of them looks at the rows', () => {
    const sql =
      "SELECT id FROM juego WHERE genero = 'Familiar'; SELECT id FROM juego WHERE genero = 'fiesta ';";
    const measures = listQueries(sql).filter((query) =>
      query.includes('OFFSET'),
    );
    expect(measures.map((query) => /FROM (\S+)/.exec(query)?.[1])).toEqual([
      '"juego"',
      '"socio"',
      '"prestamo"',
    ]);
  });

  it.each(hintExamples)(
    '$card answers its example, alone and in its place',
    ({ card, sql: marked }) => {
      const { sql } = readMarks(marked);
      const { hints } = runForHints(sql);
      expect(hints.map(({ id }) => id)).toEqual([card]);
      expect(writeMarks(sql, hints[0]?.range)).toBe(marked);
    },
  );

  it.each(hintExamples)(
    '$card does not answer a text alike without the fault',
    ({ card, other }) => {
      const { hints } = runForHints(other);
      expect(hints.map(({ id }) => id)).not.toContain(card);
    },
  );

  it('have one name and one example each', () => {
    const ids = hintCards.map(({ id }) => id);
    expect(hintExamples.map(({ card }) => card).sort()).toEqual(
      [...ids].sort(),
    );
  });

  it.each(correctStatements)('say nothing of a correct text: %s', (sql) => {
    const { hints, withoutRows } = runForHints(sql);
    expect(hints).toEqual([]);
    expect(withoutRows).toEqual([]);
  });

  it('are none of a statement that no beginner writes', () => {
    const list = Array.from({ length: 2000 }, () => '1').join(', ');
    expect(findHints(`SELECT 1 == 1, ${list}`, [])).toEqual([]);
  });

  it('say nothing of the statement that failed, nor of those after it', () => {
    const sql = 'SELECT nope; SELECT 1 == 1';
    const db = openDatabase(sqlite);
    const result = db.run(sql);
    expect(findHints(sql, [], { db, result })).toEqual([]);
    db.close();
  });
});

describe('an unsafe statement', () => {
  it.each(['UPDATE juego SET precio = 0', 'SELECT 1; DELETE FROM juego;'])(
    'is asked about before it runs: %s',
    (sql) => {
      const hint = findUnsafeStatement(sql);
      expect(hint).toMatchObject({
        id: 'hint-without-where',
        asksBefore: true,
      });
      expect(hint?.title).toContain('todas las filas de `juego`');
    },
  );

  it.each([
    'UPDATE juego SET precio = 0 WHERE id = 1',
    'DELETE FROM juego WHERE id IN (SELECT 1)',
    "SELECT 'DELETE FROM juego'",
    'CREATE TRIGGER t AFTER INSERT ON juego BEGIN DELETE FROM prestamo; END',
    'DROP TABLE juego',
  ])('is none of these: %s', (sql) => {
    expect(findUnsafeStatement(sql)).toBeUndefined();
  });
});
