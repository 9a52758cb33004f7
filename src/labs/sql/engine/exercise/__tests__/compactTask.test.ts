/** @jest-environment node */
import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import { loadNodeSqlite } from '../../../testing/nodeSqlite';
import { expandTask } from '../compactTask';
import { judgeAnswer } from '../judge';

let sqlite: Sqlite3Static;

beforeAll(async () => {
  sqlite = await loadNodeSqlite();
});

const judge = (setUp: string, own: string, answer: string, solution = answer) =>
  judgeAnswer(
    sqlite,
    expandTask({
      kind: 'query',
      solution,
      data: { base: 'vacia', setUp, own: [{ name: 'propio', setUp: own }] },
    }),
    answer,
  );

const table = 'CREATE TABLE juego (id INTEGER PRIMARY KEY, titulo TEXT);';
const index = 'CREATE UNIQUE INDEX IF NOT EXISTS por_titulo ON juego (titulo);';
const rows = "INSERT INTO juego VALUES (1, 'Oca');";

describe("an author's case", () => {
  it('has the indexes that prepare the exercise', () => {
    const answer =
      "SELECT id FROM juego INDEXED BY por_titulo WHERE titulo = 'Oca'";
    expect(
      judge(`${table}${rows}${index}`, `${table}${rows}`, answer).sentences
        .long,
    ).toBe('Tu respuesta da lo que se pide con 2 juegos de datos.');
  });

  it('has the tables and views that it does not create', () => {
    const view = 'CREATE VIEW v AS SELECT count(*) AS n FROM juego;';
    expect(judge(`${table}${view}`, rows, 'SELECT n FROM v').isCorrect).toBe(
      true,
    );
  });

  it('keeps its own objects, and none of the rows of the exercise', () => {
    const { cases } = judge(
      `${table}${rows}`,
      'CREATE TABLE "JUEGO" (id, titulo, otra);',
      'SELECT count(*) FROM juego WHERE otra IS NULL',
      'SELECT count(*) FROM juego',
    );
    expect(cases.map(({ status }) => status)).toEqual(['failed', 'passed']);
    const own = expandTask({
      kind: 'query',
      solution: 'SELECT 1',
      data: {
        base: 'vacia',
        setUp: `${table}${rows}`,
        own: [{ name: 'propio', setUp: table }],
      },
    }).cases.at(-1);
    expect(own?.setUp).toBe(table);
  });
});
