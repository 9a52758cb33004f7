import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import { loadNodeSqlite } from '../../../testing/nodeSqlite';
import { openDatabase } from '../../database';
import type { SqlDatabase, SqlRow } from '../../types';
import { isKept } from '../drafts';
import { traceQuery } from '../stages';
import type { QueryStage, QueryTrace, StageKind } from '../types';
import { createQuery } from './createQuery';
import { sampleData } from './sampleData';
import { writtenQueries } from './writtenQueries';

let sqlite: Sqlite3Static;
let db: SqlDatabase;

beforeAll(async () => {
  sqlite = await loadNodeSqlite();
  db = openDatabase(sqlite, { setUp: sampleData });
});

afterAll(() => {
  db.close();
});

/** Reads the rows that leave the last stage, without the columns of its order. */
function readResult({ stages }: QueryTrace): readonly SqlRow[] {
  const last = stages.at(-1);
  const width = last?.columns.filter(({ role }) => !role).length;
  return (last?.rows ?? [])
    .filter(({ fate }) => isKept(fate))
    .map(({ values }) => values.slice(0, width));
}

/** Finds faults of a trace: each stage must begin where another one ended. */
function findFaults({ stages }: QueryTrace): readonly string[] {
  return stages.flatMap((stage, index) => {
    const { kind, rows, columns, before, after, omitted } = stage;
    const kept = rows.filter(({ fate }) => isKept(fate)).length;
    const previous = stages[index - 1];
    const follows = ['where', 'group', 'having', 'distinct', 'order', 'limit'];
    return [
      ...(omitted === 0 && kind !== 'group' && kept !== after ? ['after'] : []),
      ...(follows.includes(kind) && previous && previous.after !== before
        ? ['before']
        : []),
      ...(new Set(rows.map(({ id }) => id)).size === rows.length
        ? []
        : ['identities']),
      ...(rows.every(({ values }) => values.length === columns.length)
        ? []
        : ['columns']),
    ].map((fault) => `${kind}: ${fault}`);
  });
}

const trace = (sql: string, maxRows = Infinity): QueryTrace =>
  traceQuery(db, sql, { maxRows });

function getStage(sql: string, kind: StageKind): QueryStage {
  const stage = trace(sql).stages.find((one) => one.kind === kind);
  if (!stage) throw new Error(`${sql} has no stage ${kind}`);
  return stage;
}

const listFates = ({ rows }: QueryStage) =>
  rows.map(({ id, fate }) => `${id} ${fate}`);

describe('the last stage of a trace', () => {
  it('is the answer of the engine, row by row, for 300 generated queries', () => {
    const before = db.exportFile();
    for (let seed = 1; seed <= 300; seed += 1) {
      const sql = createQuery(seed);
      const traced = trace(sql);
      const seen = {
        sql,
        notes: traced.notes,
        faults: findFaults(traced),
        rows: readResult(traced),
      };
      const { rows } = db.query(sql);
      expect(seen).toEqual({ sql, notes: [], faults: [], rows });
    }
    expect(db.exportFile()).toEqual(before);
  });

  it.each(writtenQueries)('is the answer of the engine for %s', (sql) => {
    const before = db.exportFile();
    const traced = trace(sql);
    expect(traced.notes).toEqual([]);
    expect(findFaults(traced)).toEqual([]);
    expect(readResult(traced)).toEqual(db.query(sql).rows);
    expect(db.exportFile()).toEqual(before);
  });
});

describe('a trace that cannot be made', () => {
  it.each([
    ['UPDATE juego SET precio = 1', 'Solo se ve paso a paso una consulta'],
    ['SELECT 1; SELECT 2', 'Solo se ve paso a paso una consulta'],
    ['SELECT nada FROM juego', 'La consulta tiene un error'],
  ])('of %s says why and has no stages', (sql, note) => {
    const { stages, notes } = trace(sql);
    expect(stages).toEqual([]);
    expect(notes).toEqual([expect.stringContaining(note)]);
  });

  it.each([
    ['SELECT random() FROM juego', 'más de una respuesta'],
    ['SELECT 1 FROM (juego JOIN caro ON 1)', 'JOIN entre paréntesis'],
    ["SELECT * FROM juego j, json_each('[' || j.id || ']')", 'todavía no'],
  ])('of %s says why and ends with the answer', (sql, note) => {
    const { stages, notes } = trace(sql);
    expect(stages.at(-1)?.kind).toBe('answer');
    expect(notes).toEqual([expect.stringContaining(note)]);
  });
});

describe('the database', () => {
  it('is not changed in the middle of a transaction, nor are its counters', () => {
    const own = openDatabase(sqlite, { setUp: sampleData });
    own.run(
      'BEGIN; INSERT INTO vacia VALUES (7, 1); UPDATE juego SET precio = 3 WHERE id = 1',
    );
    const counters = 'SELECT changes(), total_changes(), last_insert_rowid()';
    const before = own.query(counters).rows;
    const { stages } = traceQuery(own, 'SELECT * FROM vacia, caro');
    expect(stages[0]?.after).toBe(1);
    expect(own.query(counters).rows).toEqual(before);
    expect(own.query('SELECT name FROM temp.sqlite_schema').rows).toEqual([]);
    expect(own.run('ROLLBACK').fault).toBeUndefined();
    expect(own.query('SELECT * FROM vacia').rows).toEqual([]);
    own.close();
  });
});

describe('the stages of a query', () => {
  it('come in the order of its meaning, with the place of each clause', () => {
    const sql = `SELECT DISTINCT j.genero FROM juego AS j
      JOIN prestamo AS p ON p.juego_id = j.id WHERE p.nota > 1
      GROUP BY j.genero HAVING count(*) > 1 ORDER BY 1 LIMIT 5`;
    expect(
      trace(sql).stages.map(({ kind, range }) => [
        kind,
        range && sql.slice(range.start, range.end),
      ]),
    ).toEqual([
      ['source', 'juego AS j'],
      ['source', 'prestamo AS p'],
      ['product', 'JOIN prestamo AS p'],
      ['join', 'ON p.juego_id = j.id'],
      ['where', 'WHERE p.nota > 1'],
      ['group', 'GROUP BY j.genero'],
      ['having', 'HAVING count(*) > 1'],
      ['select', 'SELECT DISTINCT j.genero'],
      ['distinct', 'SELECT DISTINCT'],
      ['order', 'ORDER BY 1'],
      ['limit', 'LIMIT 5'],
    ]);
  });

  it('tell a row that a condition refuses from one of which it is NULL', () => {
    const where = getStage('SELECT 1 FROM juego WHERE precio > 20', 'where');
    expect(listFates(where)).toEqual([
      '1 dropped',
      '2 unknown',
      '3 kept',
      '5 kept',
      '8 dropped',
      '9 kept',
    ]);
    expect(where.sentence).toBe(
      'De 6 filas quedan 3; 3 no cumplen `precio > 20` (en 1, porque da NULL: con un NULL no se sabe).',
    );
  });

  it('keep the rows without a partner of a LEFT JOIN, and say so', () => {
    const join = getStage(
      'SELECT 1 FROM caro c LEFT JOIN prestamo p ON p.juego_id = c.id',
      'join',
    );
    expect(join).toMatchObject({ before: 24, after: 4 });
    const alone = join.rows.filter(({ fate }) => fate === 'unmatched');
    expect(alone.map(({ values }) => values)).toEqual([
      [5n, 'Árbol', 22, null, null, null, null, null],
    ]);
    expect(join.sentence).toContain(
      '1 fila de `c` se queda sin pareja y sigue, con NULL en las columnas de `p`.',
    );
  });

  it('say which rows a JOIN without LEFT leaves out', () => {
    expect(
      getStage(
        'SELECT 1 FROM caro JOIN prestamo p ON p.juego_id = caro.id',
        'join',
      ).sentence,
    ).toBe(
      'De 24 pares quedan 3; 21 no cumplen `p.juego_id = caro.id` (en 3, porque da NULL: con un NULL no se sabe). 1 fila de `caro` no tiene pareja y cae. 5 filas de `p` no tienen pareja y caen.',
    );
  });

  it('put each row in its group, with the value of its terms', () => {
    const { groups, rows } = getStage(
      'SELECT count(*) FROM juego GROUP BY genero',
      'group',
    );
    expect(groups).toEqual([
      { id: 'g1', keys: [{ name: 'genero', value: null }], size: 1 },
      { id: 'g2', keys: [{ name: 'genero', value: 'cartas' }], size: 1 },
      { id: 'g3', keys: [{ name: 'genero', value: 'lógica' }], size: 2 },
      { id: 'g4', keys: [{ name: 'genero', value: 'mesa' }], size: 2 },
    ]);
    expect(rows.map(({ id, group }) => `${id} ${group ?? ''}`)).toEqual([
      '5 g1',
      '8 g2',
      '3 g3',
      '9 g3',
      '1 g4',
      '2 g4',
    ]);
  });

  it('show the aggregates of HAVING, also behind an alias', () => {
    const { columns, rows } = getStage(
      'SELECT genero, count(*) AS n FROM juego GROUP BY 1 HAVING n > 1 AND max(precio) > 20',
      'having',
    );
    expect(columns.map(({ name }) => name)).toEqual([
      'genero',
      'max(precio)',
      'n',
    ]);
    expect(rows.map(({ values, fate }) => [...values, fate])).toEqual([
      [null, 22, 1n, 'dropped'],
      ['cartas', 5, 1n, 'dropped'],
      ['lógica', 45.5, 2n, 'kept'],
      ['mesa', 12.5, 2n, 'dropped'],
    ]);
  });

  it('show the term of ORDER BY that the result has not', () => {
    const { columns, rows } = getStage(
      'SELECT titulo FROM juego ORDER BY length(titulo) DESC, id LIMIT 2',
      'limit',
    );
    expect(columns).toEqual([
      { name: 'titulo' },
      { name: 'length(titulo)', role: 'order-key' },
      { name: 'id', role: 'order-key' },
    ]);
    expect(
      rows.slice(0, 3).map(({ values, fate }) => [...values, fate]),
    ).toEqual([
      ['Ajedrez', 7n, 3n, 'kept'],
      ['Ñandú', 5n, 1n, 'kept'],
      ['Árbol', 5n, 5n, 'dropped'],
    ]);
  });

  it('say which row a DISTINCT takes for another', () => {
    expect(
      listFates(
        getStage(
          'SELECT DISTINCT nombre FROM socio ORDER BY id DESC',
          'distinct',
        ),
      ),
    ).toEqual(['-7 kept', '1 duplicate', '2 kept', '3 kept', '4 kept']);
  });

  it('count a large product and show the pairs that go on', () => {
    const own = openDatabase(sqlite, {
      setUp:
        `CREATE TABLE a (x INTEGER PRIMARY KEY); CREATE TABLE b (x INTEGER PRIMARY KEY);
        INSERT INTO a SELECT value FROM generate_series(1, 60);
        INSERT INTO b SELECT value FROM generate_series(1, 1000);`.replaceAll(
          /generate_series\(1, (\d+)\)/g,
          (_, count: string) =>
            `json_each('[${Array.from({ length: Number(count) }, (_item, index) => index + 1).join()}]')`,
        ),
    });
    const { stages, notes } = traceQuery(
      own,
      'SELECT a.x FROM a, b WHERE a.x = b.x AND a.x > 58',
    );
    own.close();
    const product = stages.find(({ kind }) => kind === 'product');
    expect(notes).toEqual([]);
    expect(product).toMatchObject({ after: 60_000, omitted: 59_950 });
    expect(product?.rows.map(({ id }) => id)).toContain('60,60');
  });

  it('stop at the rows that are too many, with their count and the answer', () => {
    const own = openDatabase(sqlite, {
      setUp: `CREATE TABLE n AS WITH RECURSIVE n(i) AS
        (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 30000) SELECT i FROM n`,
    });
    const { stages, notes } = traceQuery(
      own,
      'SELECT i % 3, count(*) FROM n WHERE i > 1 GROUP BY 1',
    );
    own.close();
    expect(stages.map(({ kind, after }) => [kind, after])).toEqual([
      ['source', 30_000],
      ['where', 29_999],
      ['answer', 3],
    ]);
    expect(notes).toEqual([expect.stringContaining('demasiadas filas')]);
  });
});

describe('the queries inside a query', () => {
  it('are traced, or named with the reason', () => {
    const { inner } = trace(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3),
         m AS (SELECT i FROM n WHERE i > 1)
       SELECT (SELECT max(id) FROM juego) FROM m JOIN caro c ON c.id > m.i
       JOIN (SELECT nota FROM prestamo) x
       WHERE EXISTS (SELECT 1 FROM prestamo p WHERE p.juego_id = c.id)`,
    );
    expect(
      inner.map(({ title, reason, trace: own }) => [
        title,
        reason?.slice(0, 12) ?? own?.stages.map(({ kind }) => kind).join(' '),
      ]),
    ).toEqual([
      ['WITH n', 'Se llama a s'],
      ['WITH m', 'source where select'],
      ['Vista caro', 'source where select'],
      ['Subconsulta x', 'source select'],
      ['Subconsulta de WHERE', 'Usa columnas'],
      ['Subconsulta de SELECT', 'source group select'],
    ]);
  });

  it('of a compound SELECT are its parts', () => {
    const { inner, stages } = trace(
      'SELECT id FROM juego UNION SELECT id FROM socio',
    );
    expect(inner.map(({ title }) => title)).toEqual([
      'Consulta 1',
      'Consulta 2',
    ]);
    expect(stages.map(({ kind }) => kind)).toEqual(['compound']);
  });
});

it('is made of data that a message can carry', () => {
  const traced = trace(
    'SELECT * FROM juego LEFT JOIN prestamo p ON p.id = juego.id',
  );
  expect(structuredClone(traced)).toEqual(traced);
});
