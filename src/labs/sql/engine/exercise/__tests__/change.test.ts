/** @jest-environment node */
import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import { loadNodeSqlite } from '../../../testing/nodeSqlite';
import { judgeAnswer } from '../judge';
import { testCases } from '../testing/cases';
import type { ChangeTask } from '../types';

/** Exercise, with answers that are right and answers that are not. */
interface Played extends Partial<ChangeTask> {
  readonly name: string;
  readonly solution: string;
  readonly right: readonly string[];
  readonly wrong: readonly string[];
}

const exercises: readonly Played[] = [
  {
    name: 'a rise of the prices of one genre',
    solution: "UPDATE juego SET precio = precio * 1.1 WHERE genero = 'mesa'",
    right: [
      "update JUEGO set precio = 1.1 * precio where genero like 'mesa' and genero = 'mesa';",
      "UPDATE juego SET precio = precio + precio / 10 WHERE id IN (SELECT id FROM juego WHERE genero = 'mesa')",
      "UPDATE juego SET precio = CASE genero WHEN 'mesa' THEN precio * 1.1 ELSE precio END",
      "BEGIN; UPDATE juego SET precio = precio * 1.1 WHERE genero = 'mesa'; COMMIT",
      "SELECT * FROM juego; UPDATE juego SET (precio) = (precio * 11 / 10.0) WHERE genero = 'mesa' RETURNING *",
      "CREATE TEMP TABLE m AS SELECT id, precio * 1.1 AS p FROM juego WHERE genero = 'mesa'; UPDATE juego SET precio = p FROM m WHERE m.id = juego.id",
      "BEGIN; UPDATE socio SET ciudad = 'x'; ROLLBACK; UPDATE juego SET precio = precio * 1.1 WHERE genero = 'mesa'",
    ],
    wrong: [
      'UPDATE juego SET precio = precio * 1.1',
      "UPDATE juego SET precio = precio * 0.1 WHERE genero = 'mesa'",
      "UPDATE juego SET precio = round(precio * 1.1) WHERE genero = 'mesa'",
      "UPDATE juego SET precio = precio + 1.1 WHERE genero = 'mesa'",
      "UPDATE juego SET precio = precio * 1.1 WHERE genero LIKE 'mesa'",
      "UPDATE juego SET precio = precio * 1.1 WHERE genero <> 'mesa'",
      "UPDATE juego SET precio = precio * 1.1 WHERE id IN (SELECT id FROM juego WHERE genero = 'mesa' LIMIT 600)",
      "UPDATE juego SET precio = coalesce(precio, 0) * 1.1 WHERE genero = 'mesa'",
      'UPDATE juego SET precio = precio * 1.1 WHERE id IN (1, 2)',
      "UPDATE juego SET precio = precio * 1.1 WHERE genero = 'mesa'; UPDATE socio SET ciudad = 'Lima' WHERE id = 2",
      "UPDATE juego SET precio = precio * 1.1 WHERE genero = 'mesa'; DELETE FROM prestamo WHERE dias > 7",
      "BEGIN; UPDATE juego SET precio = precio * 1.1 WHERE genero = 'mesa'",
      "BEGIN; UPDATE juego SET precio = precio * 1.1 WHERE genero = 'mesa'; ROLLBACK",
      "UPDATE juego SET precio = precio * 1.1 WHERE genero = 'mesa'; DROP INDEX por_juego",
      "UPDATE juego SET precio = precio * 1.1 WHERE genero = 'mesa'; CREATE TABLE copia AS SELECT * FROM juego",
      "UPDATE juego SET precio = precio * 1.1 WHERE genero = 'mesa'; CREATE VIEW v AS SELECT 1",
      "UPDATE juego SET precio = precio * 1.1 WHERE genero = 'mesa'; ALTER TABLE socio ADD COLUMN edad INTEGER",
      "UPDATE juego SET precio = precio * 1.1 WHERE genero = 'mesa'; CREATE TRIGGER t AFTER DELETE ON socio BEGIN SELECT 1; END",
      "SELECT precio * 1.1 FROM juego WHERE genero = 'mesa'",
      "UPDATE juego SET precio = precio * 1.1 WHERE genero = 'mesa'; UPDATE nada SET x = 1",
      '',
    ],
  },
  {
    name: 'games that nobody borrows are removed',
    solution:
      'DELETE FROM juego WHERE id NOT IN (SELECT juego_id FROM prestamo)',
    right: [
      'DELETE FROM juego WHERE NOT EXISTS (SELECT 1 FROM prestamo WHERE juego_id = juego.id)',
      'DELETE FROM juego WHERE (SELECT count(*) FROM prestamo AS p WHERE p.juego_id = juego.id) = 0',
      'DELETE FROM juego WHERE id IN (SELECT id FROM juego EXCEPT SELECT juego_id FROM prestamo)',
      'WITH usado AS (SELECT DISTINCT juego_id AS j FROM prestamo) DELETE FROM juego WHERE id NOT IN usado',
    ],
    wrong: [
      'DELETE FROM juego',
      'DELETE FROM juego WHERE id NOT IN (SELECT id FROM prestamo)',
      'DELETE FROM juego WHERE id IN (SELECT juego_id FROM prestamo)',
      'DELETE FROM juego WHERE id NOT IN (SELECT juego_id FROM prestamo WHERE dias IS NOT NULL)',
      'DELETE FROM juego WHERE id = 4',
      'DELETE FROM prestamo; DELETE FROM juego WHERE id NOT IN (SELECT juego_id FROM prestamo)',
      'DELETE FROM juego WHERE id NOT IN (SELECT juego_id FROM prestamo) LIMIT 1',
      'PRAGMA foreign_keys = off; DELETE FROM juego',
    ],
  },
  {
    name: 'two new games, with automatic keys',
    ignoreColumns: { JUEGO: ['ID'] },
    solution:
      "INSERT INTO juego (titulo, genero, precio) VALUES ('Go', 'mesa', 40), ('Mus', NULL, 6.5)",
    right: [
      "INSERT INTO juego (titulo, precio) VALUES ('Mus', 6.5); INSERT INTO juego VALUES (NULL, 'Go', 'mesa', 40.0)",
      "INSERT INTO juego (precio, genero, titulo) SELECT 40, 'mesa', 'Go' UNION ALL SELECT 6.5, NULL, 'Mus'",
      "INSERT INTO juego VALUES (101, 'Go', 'mesa', 40), (102, 'Mus', NULL, 6.5)",
    ],
    wrong: [
      "INSERT INTO juego (titulo, genero, precio) VALUES ('Go', 'mesa', 40)",
      "INSERT INTO juego (titulo, genero, precio) VALUES ('Go', 'mesa', 40), ('Mus', '', 6.5)",
      "INSERT INTO juego (titulo, genero, precio) VALUES ('go', 'mesa', 40), ('Mus', NULL, 6.5)",
      "INSERT INTO juego (titulo, genero, precio) VALUES ('Go', 'mesa', 40), ('Mus', NULL, 6.5), ('Mus', NULL, 6.5)",
      "INSERT INTO juego (titulo, genero, precio) VALUES ('Go', NULL, 40), ('Mus', 'mesa', 6.5)",
      "INSERT INTO juego (titulo, genero, precio) VALUES ('Go', 'mesa', 6.5), ('Mus', NULL, 40)",
      "INSERT INTO juego (genero, precio) VALUES ('mesa', 40)",
      "INSERT OR REPLACE INTO juego (id, titulo, genero, precio) VALUES (1, 'Go', 'mesa', 40), (2, 'Mus', NULL, 6.5)",
    ],
  },
  {
    name: 'a table that the change creates',
    solution:
      'CREATE TABLE barato (id INTEGER PRIMARY KEY, titulo TEXT NOT NULL); INSERT INTO barato SELECT id, titulo FROM juego WHERE precio < 15; CREATE INDEX i ON barato (titulo)',
    right: [
      'create table BARATO (ID integer, TITULO text not null, primary key (id)); create index otro on barato(titulo); insert into barato(titulo, id) select titulo, id from juego where precio < 15',
    ],
    wrong: [
      'CREATE TABLE barato AS SELECT id, titulo FROM juego WHERE precio < 15',
      'CREATE TABLE barato (id INTEGER PRIMARY KEY, titulo TEXT NOT NULL); INSERT INTO barato SELECT id, titulo FROM juego WHERE precio < 15',
      'CREATE TABLE barata (id INTEGER PRIMARY KEY, titulo TEXT NOT NULL); INSERT INTO barata SELECT id, titulo FROM juego WHERE precio < 15; CREATE INDEX i ON barata (titulo)',
    ],
  },
  {
    name: 'tables that do not matter',
    ignoreTables: ['socio'],
    solution: 'DELETE FROM prestamo WHERE dias IS NULL',
    right: [
      'DELETE FROM prestamo WHERE dias ISNULL; UPDATE socio SET ciudad = NULL',
    ],
    wrong: [
      'DELETE FROM prestamo WHERE dias ISNULL; UPDATE juego SET precio = 1',
    ],
  },
];

let sqlite: Sqlite3Static;

beforeAll(async () => {
  sqlite = await loadNodeSqlite();
});

function judge(
  task: Partial<ChangeTask> & { readonly solution: string },
  answer: string,
): string {
  const { isCorrect, sentences } = judgeAnswer(
    sqlite,
    { ...task, kind: 'change', cases: testCases },
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

describe('a change that must be one transaction', () => {
  const first = "UPDATE juego SET precio = 1 WHERE genero = 'mesa'";
  const second = "UPDATE socio SET ciudad = 'Cali' WHERE ciudad = 'Lima'";
  const task = {
    solution: `BEGIN; ${first}; ${second}; COMMIT`,
    rules: [
      { rule: 'required', part: 'BEGIN' },
      { rule: 'required', part: 'COMMIT' },
    ],
  } as const;

  it.each([
    `BEGIN; COMMIT; ${first}; ${second}`,
    `BEGIN; ${first}; COMMIT; ${second}`,
    `${first}; BEGIN; ${second}; COMMIT`,
    `BEGIN; ${first}; COMMIT; BEGIN; ${second}; COMMIT`,
    `SAVEPOINT a; ${first}; ${second}; RELEASE a; BEGIN; COMMIT`,
    `BEGIN; ${first}; ${second.replace("= 'Lima'", "= 'Lima' AND id < 7")}; COMMIT; ${second}`,
  ])('is not %s', (answer) => {
    expect(judge(task, answer)).toBe(
      'wrong: Los cambios tienen que ir todos entre un `BEGIN` y su `COMMIT`, en una sola transacción.',
    );
  });

  it.each([
    `${first}; ${second}`,
    `BEGIN; ${first}; ${second}`,
    `SELECT 'BEGIN'; ${first}; ${second}; -- COMMIT`,
  ])('has no BEGIN or no COMMIT in %s', (answer) => {
    expect(judge(task, answer)).toMatch(/^wrong: .*(?:BEGIN|COMMIT)/);
  });

  it.each([
    `SELECT * FROM juego; begin immediate; ${second}; SELECT changes(); ${first}; END TRANSACTION; SELECT 1`,
    `BEGIN; ${first}; ROLLBACK; BEGIN; SAVEPOINT a; ${first}; RELEASE a; ${second}; COMMIT`,
    `CREATE TEMP TABLE t (x); BEGIN; ${first}; ${second}; COMMIT; BEGIN; COMMIT; UPDATE juego SET precio = 1 WHERE 0`,
  ])('is %s', (answer) => {
    expect(judge(task, answer)).toBe('right');
  });
});
