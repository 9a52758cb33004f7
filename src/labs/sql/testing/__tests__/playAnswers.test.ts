/** @jest-environment node */
import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import * as v from 'valibot';
import { stepSchema } from '../../exercise/markdown/schema';
import { loadNodeSqlite } from '../../fence/nodeSqlite';
import { playAnswers } from '../playAnswers';

let sqlite: Sqlite3Static;

beforeAll(async () => {
  sqlite = await loadNodeSqlite();
});

const folder = {
  data: v.parse(stepSchema, { tipo: 'sql', base: 'estante', porque: 'Así.' }),
  setUp: '',
  cases: [],
  start: '-- aquí\n',
  solution: 'SELECT titulo FROM juego;\n',
  others: new Map([['otra.sql', 'select titulo from juego']]),
  wrong: new Map([
    ['mal.sql', { text: 'SELECT id FROM juego', faults: ['filas'] }],
  ]),
};

it('is content with right answers that pass and wrong ones that fail', () => {
  expect(playAnswers(sqlite, folder)).toEqual([]);
});

it('tells a right answer that is refused', () => {
  const others = new Map([['otra.sql', 'SELECT estreno FROM juego']]);
  expect(playAnswers(sqlite, { ...folder, others })).toEqual([
    'otra.sql: la comprobación no la acepta\n  se encontró: filas',
  ]);
});

it('tells a wrong answer that is accepted, or fails otherwise', () => {
  const wrong = new Map([
    ['mal.sql', { text: 'SELECT titulo FROM juego', faults: ['filas'] }],
  ]);
  expect(playAnswers(sqlite, { ...folder, wrong })).toEqual([
    'mal.sql: falla en otra cosa\n  se esperaba: filas\n  se encontró: nada',
  ]);
});

it('tells a start that is the answer already', () => {
  const start = 'SELECT titulo FROM juego';
  expect(playAnswers(sqlite, { ...folder, start })).toEqual([
    'inicio.sql: ya resuelve el ejercicio',
  ]);
});

it('asks for hidden cases where the database gives none', () => {
  const data = { ...folder.data, base: 'vacia' } as const;
  const setUp =
    'CREATE TABLE juego (id, titulo); INSERT INTO juego VALUES (1, 2);';
  expect(playAnswers(sqlite, { ...folder, data, setUp })).toContain(
    'se esperaba: 3 casos ocultos o más («datos-….sql»)\n  se encontró: 0',
  );
});
