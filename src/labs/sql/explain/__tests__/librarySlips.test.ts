/** @jest-environment node */
import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import { createDatabase } from '../../databases';
import { openDatabase } from '../../engine/database';
import { loadNodeSqlite } from '../../testing/nodeSqlite';
import { explainFault, findHints } from '..';
import { freshSlips } from '../testing/freshSlips';
import { laterSlips } from '../testing/laterSlips';
import { librarySlips } from '../testing/librarySlips';
import { readMarks, writeMarks } from '../testing/marks';

/** Part of the slips that get the right card in the right place. */
const MIN_EXPLAINED_PART = 0.95;

let sqlite: Sqlite3Static;
let file: Uint8Array;

beforeAll(async () => {
  sqlite = await loadNodeSqlite();
  const db = openDatabase(sqlite, { setUp: createDatabase('ludoteca') });
  file = db.exportFile();
  db.close();
});

/** Returns the first card of a text, and the text with its place marked. */
function explain(sql: string) {
  const db = openDatabase(sqlite, { file });
  const result = db.run(sql);
  const schema = db.readSchema();
  const card = result.fault
    ? explainFault(result.fault, { sql, schema, db })
    : findHints(sql, schema, { db, result })[0];
  db.close();
  return { card: card?.id, sql: writeMarks(sql, card?.range) };
}

const sets = [
  { name: 'that readers wrote on the library', slips: librarySlips },
  { name: 'that were written later, by other habits', slips: freshSlips },
  { name: 'that were written last, by class of fault', slips: laterSlips },
];

describe.each(sets)('the slips $name', ({ slips }) => {
  it('get the right card in the right place, 95 of 100 or more', () => {
    const wrong = slips.flatMap((slip) => {
      const found = explain(readMarks(slip.sql).sql);
      const isRight = found.card === slip.card && found.sql === slip.sql;
      return isRight ? [] : [{ slip, found }];
    });
    const max = Math.floor(slips.length * (1 - MIN_EXPLAINED_PART));
    expect(wrong.length > max ? wrong : []).toEqual([]);
  });

  it('are all different', () => {
    const texts = slips.map(({ sql }) => sql);
    expect(texts).toEqual([...new Set(texts)]);
  });
});
