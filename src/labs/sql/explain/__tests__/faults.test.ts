/** @jest-environment node */
import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import { openDatabase } from '../../engine/database';
import { loadNodeSqlite } from '../../testing/nodeSqlite';
import { findCards } from '..';
import { faultCards } from '../cards';
import { repairCards } from '../cards/repairs';
import { faultExamples } from '../examples/faults';
import { readMarks, writeMarks } from '../testing/marks';
import { ludoteca } from '../testing/slips';

let sqlite: Sqlite3Static;

beforeAll(async () => {
  sqlite = await loadNodeSqlite();
});

/** Runs a text, and returns the cards that answer its error. */
function explain(sql: string, setUp = '') {
  const db = openDatabase(sqlite, { setUp: ludoteca + setUp });
  const { fault } = db.run(sql);
  const cards = fault
    ? findCards(fault, { sql, schema: db.readSchema(), db })
    : [];
  db.close();
  return cards;
}

describe('the cards for errors', () => {
  it.each(faultExamples)(
    '$card answers its example, alone and in its place',
    ({ card, sql: marked, setUp }) => {
      const { sql } = readMarks(marked);
      const cards = explain(sql, setUp);
      expect(cards.map(({ id }) => id)).toEqual([card]);
      expect(writeMarks(sql, cards[0]?.range)).toBe(marked);
    },
  );

  it.each(faultExamples)(
    '$card does not answer a text alike without the fault',
    ({ card, other, setUp }) => {
      expect(explain(other, setUp).map(({ id }) => id)).not.toContain(card);
    },
  );

  it('have one name and one example each', () => {
    const ids = [...faultCards, ...repairCards]
      .map(({ id }) => id)
      .filter((id) => !withoutExample.has(id));
    expect(faultExamples.map(({ card }) => card).sort()).toEqual(
      [...ids].sort(),
    );
  });
});

/** Cards for errors that a statement alone does not provoke. */
const withoutExample = new Set([
  'database-locked',
  'not-a-database',
  'parameter-count',
]);
