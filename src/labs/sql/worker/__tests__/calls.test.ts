/** @jest-environment node */
import { loadNodeSqlite } from '../../fence/nodeSqlite';
import { SqlError } from '../../engine/types';
import { createSqlCalls } from '../calls';
import type { SqlCalls } from '../calls';

let calls: SqlCalls;

beforeEach(async () => {
  calls = createSqlCalls(await loadNodeSqlite());
});

const count = 'SELECT count(*) FROM juego';
const readFirst = ({ result }: Awaited<ReturnType<SqlCalls['run']>>) =>
  result.statements.at(-1)?.table?.rows[0]?.[0];

describe('a run of a lesson', () => {
  it('begins each time with the same data', async () => {
    const base = { base: 'estante' } as const;
    const emptied = await calls.run(base, `DELETE FROM juego; ${count};`);
    expect(readFirst(emptied)).toBe(0n);
    expect(readFirst(await calls.run(base, count))).toBe(16n);
  });

  it('prepares the database with the statements of the lesson', async () => {
    const setUp = 'CREATE TABLE t (x); INSERT INTO t VALUES (7);';
    const answer = await calls.run({ setUp }, 'SELECT x FROM t');
    expect(readFirst(answer)).toBe(7n);
    expect(answer.schema.map(({ name }) => name)).toEqual(['t']);
  });

  it('explains an error with its card', async () => {
    const { card, result } = await calls.run(
      { base: 'estante' },
      'SELECT titlo FROM juego',
    );
    expect(result.fault?.message).toMatch('no such column: titlo');
    expect(card?.text).toMatch('titulo');
  });

  it('gives its values to the parameters, and does not say that they are missing', async () => {
    const sql = 'SELECT titulo FROM juego WHERE titulo = ?';
    const content = { base: 'estante', values: ['Marea de bits'] } as const;
    const answer = await calls.run(content, sql);
    expect(readFirst(answer)).toBe('Marea de bits');
    expect(answer.hints).toEqual([]);
    const without = await calls.run({ base: 'estante' }, sql);
    expect(without.hints.map(({ id }) => id)).toEqual(['hint-parameter']);
  });

  it('explains that the values are not as many as the parameters', async () => {
    const { card } = await calls.run(
      { base: 'estante', values: ['a'] },
      'SELECT titulo FROM juego WHERE titulo = ? OR soporte = ?',
    );
    expect(card?.title).toBe(
      'La sentencia tiene 2 parámetros y recibe 1 valor',
    );
  });

  it('tells a mistake that is no error', async () => {
    const { hints } = await calls.run(
      { base: 'estante' },
      'SELECT titulo FROM juego WHERE estreno = NULL',
    );
    expect(hints).not.toEqual([]);
  });
});

describe('the steps of a text', () => {
  it('are those of its last query, after what comes before', async () => {
    const sql =
      "DELETE FROM juego WHERE soporte = 'disco'; SELECT * FROM juego;";
    const { start, trace } = await calls.trace({ base: 'estante' }, sql);
    expect(sql.slice(start)).toBe('SELECT * FROM juego;');
    expect(trace.stages.at(-1)?.after).toBeLessThan(16);
  });

  it('follow a query with a parameter', async () => {
    const { trace } = await calls.trace(
      { base: 'estante', values: ['Marea de bits'] },
      'SELECT id FROM juego WHERE titulo = ? ORDER BY id',
    );
    expect(trace.notes).toEqual([]);
    expect(trace.stages.at(-1)?.after).toBe(1);
  });

  it('say why there are none', async () => {
    const { trace } = await calls.trace(
      { base: 'estante' },
      'DELETE FROM juego',
    );
    expect(trace.stages).toEqual([]);
    expect(trace.notes).not.toEqual([]);
  });
});

describe('the steps that cannot be shown', () => {
  it('say that an earlier statement has an error', async () => {
    const { trace } = await calls.trace(
      { base: 'estante' },
      'INSERT INTO nada VALUES (1); SELECT * FROM juego;',
    );
    expect(trace.stages).toEqual([]);
    expect(trace.notes[0]).toMatch('Antes de la consulta');
  });

  it('say so for parentheses without end', async () => {
    const open = '('.repeat(100_000);
    const { trace } = await calls.trace({}, `SELECT ${open}1`);
    expect(trace.notes).toHaveLength(1);
  });
});

describe('the open database', () => {
  it('keeps its changes, and goes back to a copy', async () => {
    await calls.open({ base: 'estante' });
    const before = await calls.exportOpen();
    await calls.runOpen('DELETE FROM juego', true);
    expect(readFirst(await calls.runOpen(count, false))).toBe(0n);
    await calls.open({ file: before });
    expect(readFirst(await calls.runOpen(count, false))).toBe(16n);
  });

  it('asks before a change of every row, and has changed nothing', async () => {
    await calls.open({ base: 'estante' });
    const { question } = await calls.runOpen('DELETE FROM juego', false);
    expect(question?.title).toBeTruthy();
    expect(readFirst(await calls.runOpen(count, false))).toBe(16n);
  });

  it('runs statements beside a view of a table that was dropped', async () => {
    await calls.open({ base: 'estante' });
    await calls.runOpen(
      'CREATE TABLE t (a); CREATE VIEW v AS SELECT a FROM t; DROP TABLE t;',
      true,
    );
    expect(readFirst(await calls.runOpen(count, false))).toBe(16n);
  });

  it('gives its room to another one when both do not fit', async () => {
    const fill = `CREATE TABLE grande (a); WITH RECURSIVE n(i) AS
      (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 40)
      INSERT INTO grande SELECT zeroblob(1000000) FROM n;`;
    await calls.open({});
    await calls.runOpen(fill, true);
    const file = await calls.exportOpen();
    const [grande] = await calls.open({ file });
    expect(grande?.name).toBe('grande');
  });

  it('stays open when another one cannot be opened', async () => {
    await calls.open({ base: 'estante' });
    const file = new Uint8Array(4096).fill(97);
    await expect(calls.open({ file })).rejects.toBeInstanceOf(SqlError);
    expect(readFirst(await calls.runOpen(count, false))).toBe(16n);
  });
});

it('judges an answer on data that the page does not carry', async () => {
  const task = {
    kind: 'query',
    solution: 'SELECT titulo FROM juego',
    data: { base: 'estante' },
  } as const;
  const right = await calls.judge(task, 'SELECT j.titulo FROM juego AS j;');
  expect(right.isCorrect).toBe(true);
  const wrong = await calls.judge(
    task,
    'SELECT titulo FROM juego WHERE id < 17',
  );
  expect(wrong.isCorrect).toBe(false);
});
