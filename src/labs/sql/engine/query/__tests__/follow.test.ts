import { loadNodeSqlite } from '../../../testing/nodeSqlite';
import { openDatabase } from '../../database';
import type { SqlDatabase } from '../../types';
import { followRow } from '../follow';
import { traceQuery } from '../stages';
import { sampleData } from './sampleData';

let db: SqlDatabase;

beforeAll(async () => {
  db = openDatabase(await loadNodeSqlite(), { setUp: sampleData });
});

afterAll(() => {
  db.close();
});

const sql = `SELECT j.titulo, count(*) FROM juego j
  JOIN prestamo p ON p.juego_id = j.id WHERE nota > 2 GROUP BY j.id`;

/** Lists the rows of each stage that belong to the story of one of its rows. */
function follow(stageIndex: number, rowId: string): readonly string[] {
  const trace = traceQuery(db, sql);
  return followRow(trace, stageIndex, rowId).map((ids, index) =>
    [trace.stages[index]?.kind, ...ids].join(' '),
  );
}

describe('a row that is followed', () => {
  it('goes from its table to the pairs, the group and the result it ends in', () => {
    expect(follow(0, 's0:1')).toEqual([
      'source s0:1',
      'source',
      'product 1,1 1,2 1,3 1,4 1,5 1,6 1,7 1,8',
      'join 1,1 1,2 1,3 1,4 1,5 1,6 1,7 1,8',
      'where 1,1 1,2',
      'group 1,1',
      'select g1',
    ]);
  });

  it('of the result leads back to the rows that it was made of', () => {
    expect(follow(6, 'g2')).toEqual([
      'source s0:3',
      'source s1:3 s1:7',
      'product 3,3 3,7',
      'join 3,3 3,7',
      'where 3,3 3,7',
      'group 3,3 3,7',
      'select g2',
    ]);
  });

  it('that falls is in no later stage', () => {
    expect(follow(4, '9,8').slice(4)).toEqual(['where 9,8', 'group', 'select']);
  });
});
