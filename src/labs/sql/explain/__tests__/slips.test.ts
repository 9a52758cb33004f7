/** @jest-environment node */
import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import { openDatabase } from '../../engine/database';
import { loadNodeSqlite } from '../../testing/nodeSqlite';
import { explainFault, findHints } from '..';
import { readMarks, writeMarks } from '../testing/marks';
import { ludoteca, slips } from '../testing/slips';

let sqlite: Sqlite3Static;

beforeAll(async () => {
  sqlite = await loadNodeSqlite();
});

describe('a slip of a beginner', () => {
  it.each(slips)(
    'gets its card in its place: $sql',
    ({ sql: marked, card }) => {
      const { sql } = readMarks(marked);
      const db = openDatabase(sqlite, { setUp: ludoteca });
      const result = db.run(sql);
      const schema = db.readSchema();
      const found = result.fault
        ? explainFault(result.fault, { sql, schema, db })
        : findHints(sql, schema, { db, result })[0];
      db.close();
      expect(found?.id).toBe(card);
      expect(writeMarks(sql, found?.range)).toBe(marked);
    },
  );
});
