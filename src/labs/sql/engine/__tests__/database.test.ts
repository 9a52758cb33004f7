import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import { loadNodeSqlite } from '../../testing/nodeSqlite';
import { createTemplate, openDatabase } from '../database';
import { MAX_ROWS } from '../limits';
import { SqlError } from '../types';
import type { SqlDatabase } from '../types';

let sqlite: Sqlite3Static;
let db: SqlDatabase;

const setUp = `
  CREATE TABLE juego (
    id INTEGER PRIMARY KEY,
    titulo TEXT NOT NULL UNIQUE,
    precio REAL
  ) STRICT;
  CREATE TABLE prestamo (
    id INTEGER PRIMARY KEY,
    juego_id INTEGER NOT NULL REFERENCES juego,
    dia TEXT
  ) STRICT;
  CREATE INDEX por_dia ON prestamo (dia, juego_id);
  CREATE VIEW titulos AS SELECT titulo FROM juego;
  INSERT INTO juego VALUES (1, 'Ñandú', 12), (2, 'Oca', NULL);
`;

const endless =
  'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n';

beforeAll(async () => {
  sqlite = await loadNodeSqlite();
});

beforeEach(() => {
  db = openDatabase(sqlite, { setUp });
});

afterEach(() => {
  db.close();
});

describe('a run', () => {
  it('gives the rows of each statement, with integers, reals and NULL apart', () => {
    const { statements, hasChanged } = db.run(
      'SELECT id, precio FROM juego; SELECT 1;',
    );
    expect(statements.map(({ table }) => table?.rows)).toEqual([
      [
        [1n, 12],
        [2n, null],
      ],
      [[1n]],
    ]);
    expect(hasChanged).toBe(false);
  });

  it('says the type and the origin of a column', () => {
    const { statements } = db.run(
      'SELECT titulo AS t, 1 + 1 AS dos FROM juego',
    );
    expect(statements[0]?.table?.columns).toEqual([
      { name: 't', type: 'TEXT', origin: { table: 'juego', column: 'titulo' } },
      { name: 'dos', type: '' },
    ]);
  });

  it('counts the rows that a statement changes', () => {
    const { statements, hasChanged } = db.run('UPDATE juego SET precio = 1');
    expect(statements[0]?.changes).toBe(2);
    expect(hasChanged).toBe(true);
  });

  it('counts no changes of a table that is created after a change', () => {
    const { statements } = db.run(
      'UPDATE juego SET precio = 1; CREATE TABLE otra (x);',
    );
    expect(statements.map(({ changes }) => changes)).toEqual([2, 0]);
  });

  it('does not let a limit of memory be set for every database', () => {
    expect(db.run('PRAGMA hard_heap_limit = 1').fault?.message).toBe(
      'not authorized',
    );
    expect(db.run('SELECT * FROM juego').fault).toBeUndefined();
  });

  it('stops at the first error, with its place in letters and not in bytes', () => {
    const sql = "SELECT 'ñandú'; SELECT 'ñ', nope FROM juego; SELECT 2";
    const { statements, fault } = db.run(sql);
    expect(statements).toHaveLength(1);
    expect(fault).toMatchObject({
      message: 'no such column: nope',
      offset: sql.indexOf('nope'),
    });
  });

  it('takes a text in double quotes for a name that does not exist', () => {
    expect(db.run('SELECT "Ana"').fault?.message).toMatch(
      /^no such column: "?Ana/,
    );
  });

  it('refuses a statement with a NUL, which would hide its end', () => {
    const sql = 'SELECT 1; DELETE FROM prestamo\0 WHERE id = 1';
    const { statements, fault } = db.run(sql);
    expect(statements).toHaveLength(1);
    expect(fault?.offset).toBe(sql.indexOf('\0'));
    expect(() => db.query('SELECT 1\0')).toThrow(SqlError);
  });

  it('shows no rows of a change of a table', () => {
    const { statements } = db.run(
      'CREATE TABLE otra (x); ALTER TABLE otra ADD COLUMN y TEXT NOT NULL; ALTER TABLE otra ADD CONSTRAINT c CHECK (x > 0);',
    );
    expect(statements.map(({ table }) => table)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(db.run("INSERT INTO otra VALUES (-1, 'z')").fault?.message).toMatch(
      /^CHECK/,
    );
  });

  it('refuses a row that points to none', () => {
    const { fault } = db.run(
      "INSERT INTO prestamo VALUES (1, 9, '2026-01-01')",
    );
    expect(fault?.message).toBe('FOREIGN KEY constraint failed');
  });

  it('keeps the first rows of a long result and counts them all', () => {
    const { statements } = db.run(
      'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 5000) SELECT i FROM n',
    );
    expect(statements[0]?.table?.rows).toHaveLength(MAX_ROWS);
    expect(statements[0]?.table?.total).toBe(5000);
  });

  it('says the error of a row that nobody sees', () => {
    const { statements, fault } = db.run(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 5000)
       SELECT abs(iif(i = 4000, -9223372036854775808, i)) FROM n`,
    );
    expect(statements).toEqual([]);
    expect(fault?.message).toBe('integer overflow');
    expect(db.run('SELECT 1').fault).toBeUndefined();
  });

  it('counts exactly the rows that fit', () => {
    const { statements } = db.run(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT ${MAX_ROWS}) SELECT i FROM n`,
    );
    expect(statements[0]?.table?.rows).toHaveLength(MAX_ROWS);
    expect(statements[0]?.table?.total).toBe(MAX_ROWS);
  });

  it('stops an endless query, and goes on working', () => {
    jest.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(9000);
    expect(db.run(endless).fault?.limit).toBe('time');
    jest.restoreAllMocks();
    expect(db.run('SELECT 1').fault).toBeUndefined();
  });

  it('refuses a text that is too long', () => {
    expect(
      db.run(
        "SELECT length(replace(hex(zeroblob(900000)), '0', 'ocho letras'))",
      ).fault?.limit,
    ).toBe('text');
  });

  it.each([
    "ATTACH 'otra.db' AS otra",
    'PRAGMA writable_schema = on; DELETE FROM sqlite_schema',
  ])('does not let %s touch what it must not', (sql) => {
    expect(db.run(sql).fault).toBeDefined();
    expect(db.run('SELECT * FROM juego').fault).toBeUndefined();
  });
});

describe('the values of a database', () => {
  const open = (...values: string[]) => openDatabase(sqlite, { setUp, values });
  const find = 'SELECT id FROM juego WHERE titulo = ?';

  it('go to the parameters of a run, of a query and of a measure', () => {
    const opened = open('Oca');
    const { statements, fault } = opened.run(`${find}; SELECT 1`);
    expect(fault).toBeUndefined();
    expect(statements.map(({ table }) => table?.rows)).toEqual([
      [[2n]],
      [[1n]],
    ]);
    expect(opened.query(find).rows).toEqual([[2n]]);
    expect(() => opened.measure(find)).not.toThrow();
    opened.close();
  });

  it('are not read as SQL, whatever they hold', () => {
    const text = "'; DROP TABLE prestamo; --";
    const opened = open(text);
    expect(opened.run('INSERT INTO juego (titulo) VALUES (?)').fault).toBe(
      undefined,
    );
    expect(opened.query('SELECT titulo FROM juego WHERE id = 3').rows).toEqual([
      [text],
    ]);
    expect(opened.query('SELECT count(*) FROM prestamo').rows).toEqual([[0n]]);
    opened.close();
  });

  it('are not used by the statements that create the tables', () => {
    const opened = openDatabase(sqlite, {
      setUp: 'CREATE TABLE t (x, y); INSERT INTO t VALUES (?, ?)',
      values: ['Oca'],
    });
    expect(opened.query('SELECT x, y FROM t').rows).toEqual([[null, null]]);
    opened.close();
  });

  it('are replaced by those that a query is given', () => {
    const opened = open('Oca');
    expect(opened.query(find, ['Ñandú']).rows).toEqual([[1n]]);
    opened.close();
  });

  it.each([
    [['Oca'], 'la sentencia tiene 2 parámetros y se le da 1 valor'],
    [[], 'la sentencia tiene 2 parámetros y se le dan 0 valores'],
    [['a', 'b', 'c'], 'la sentencia tiene 2 parámetros y se le dan 3 valores'],
  ])('%j are refused by a statement with two parameters', (values, message) => {
    const opened = open(...values);
    const sql = 'SELECT 1; SELECT id FROM juego WHERE titulo IN (?, ?)';
    const { statements, fault } = opened.run(sql);
    expect(statements).toHaveLength(1);
    expect(fault).toMatchObject({ message, isOwn: true, start: 10 });
    expect(fault?.end).toBe(sql.length);
    expect(() => opened.query('SELECT ?, ?')).toThrow(message);
    opened.close();
  });

  it('count once a parameter that is named twice', () => {
    const opened = open('Oca');
    expect(opened.query('SELECT ?1, ?1').columns).toHaveLength(2);
    opened.close();
  });
});

describe('a file', () => {
  it('is opened with what was in the database', () => {
    const copy = openDatabase(sqlite, { file: db.exportFile() });
    expect(copy.query('SELECT titulo FROM juego ORDER BY id').rows).toEqual([
      ['Ñandú'],
      ['Oca'],
    ]);
    expect(
      copy.run("INSERT INTO juego VALUES (3, 'Go', 1)").fault,
    ).toBeUndefined();
    copy.close();
  });

  it('is copied also when it fills most of the memory', () => {
    db.run('CREATE TABLE grande (datos)');
    for (let count = 0; count < 4; count += 1)
      expect(
        db.run(
          `WITH n(i) AS (VALUES (1), (2), (3), (4), (5), (6), (7), (8), (9), (10))
         INSERT INTO grande SELECT zeroblob(1000000) FROM n`,
        ).fault,
      ).toBeUndefined();
    const file = db.exportFile();
    expect(file.length).toBeGreaterThan(40_000_000);
    db.close();
    db = openDatabase(sqlite, { file });
    expect(db.query('SELECT count(*) FROM grande').rows).toEqual([[40n]]);
  });

  it('has no bytes when nothing was ever created', () => {
    const empty = openDatabase(sqlite);
    expect(empty.exportFile()).toHaveLength(0);
    empty.close();
  });

  it('is opened in WAL mode too, as many programs leave it', () => {
    const file = db.exportFile();
    file.fill(2, 18, 20);
    const copy = openDatabase(sqlite, { file });
    expect(copy.query('SELECT count(*) FROM juego').rows).toEqual([[2n]]);
    expect(copy.run('DELETE FROM juego').fault).toBeUndefined();
    copy.close();
  });

  it('cannot create itself without end', () => {
    const clock = jest
      .spyOn(performance, 'now')
      .mockReturnValueOnce(0)
      .mockReturnValue(90_000);
    expect(() => openDatabase(sqlite, { setUp: endless })).toThrow(
      'interrupted',
    );
    clock.mockRestore();
  });

  it('is refused when it is no database', () => {
    const file = new Uint8Array(4096).fill(97);
    expect(() => openDatabase(sqlite, { file })).toThrow(SqlError);
  });
});

describe('the schema', () => {
  it('has the views whose table is not there, without columns', () => {
    db.run('CREATE VIEW rota AS SELECT x FROM nada');
    const view = db.readSchema().find(({ name }) => name === 'rota');
    expect(view).toMatchObject({ kind: 'view', columns: [] });
  });

  it('has the tables and views with their columns, keys and indexes', () => {
    const [juego, prestamo, titulos] = db.readSchema();
    expect(juego).toMatchObject({
      name: 'juego',
      kind: 'table',
      isStrict: true,
      columns: [
        { name: 'id', type: 'INTEGER', keyPosition: 1 },
        { name: 'titulo', type: 'TEXT', isRequired: true, keyPosition: 0 },
        { name: 'precio', type: 'REAL', isRequired: false },
      ],
      indexes: [{ columns: ['titulo'], isUnique: true, isAutomatic: true }],
    });
    expect(prestamo?.foreignKeys).toEqual([
      { table: 'juego', columns: ['juego_id'], targets: ['id'] },
    ]);
    expect(prestamo?.indexes).toEqual([
      {
        name: 'por_dia',
        columns: ['dia', 'juego_id'],
        isUnique: false,
        isAutomatic: false,
      },
    ]);
    expect(titulos).toMatchObject({ name: 'titulos', kind: 'view' });
  });

  it('has the message of what cannot be read, beside the rest', () => {
    db.run(
      'CREATE VIEW primero AS SELECT * FROM segundo; CREATE VIEW segundo AS SELECT * FROM primero; CREATE VIEW dias AS SELECT dia FROM prestamo; DROP TABLE prestamo;',
    );
    const [juego, ...views] = db.readSchema();
    expect(juego?.problem).toBeUndefined();
    expect(juego?.columns).toHaveLength(3);
    expect(views.map(({ name, problem }) => [name, problem])).toEqual([
      ['titulos', undefined],
      ['primero', expect.stringMatching('circularly')],
      ['segundo', expect.stringMatching('circularly')],
      ['dias', 'no such table: main.prestamo'],
    ]);
  });
});

describe('a template', () => {
  it('fails when its statements do', () => {
    expect(() => createTemplate(sqlite, 'CREATE TABLE t (x); SELEC;')).toThrow(
      SqlError,
    );
  });

  it('fails when the copy does not fit in memory, and can still be copied', () => {
    const open = createTemplate(
      sqlite,
      `CREATE TABLE t (x);
       INSERT INTO t SELECT zeroblob(1000000) FROM json_each('[${'1,'.repeat(35)}1]')`,
    );
    expect(() => open()).toThrow(
      expect.objectContaining({
        fault: expect.objectContaining({ limit: 'memory' }) as object,
      }) as Error,
    );
    expect(() => open()).toThrow(SqlError);
  });

  it('gives copies that do not see the changes of each other', () => {
    const open = createTemplate(sqlite, setUp);
    const [one, other] = [open(), open({ setUp: 'DELETE FROM juego' })];
    const read = (copy: SqlDatabase) =>
      copy.query('SELECT titulo FROM juego ORDER BY id').rows;
    expect(read(other)).toEqual([]);
    expect(read(one)).toEqual([['Ñandú'], ['Oca']]);
    one.close();
    other.close();
    const third = open();
    expect(read(third)).toEqual([['Ñandú'], ['Oca']]);
    third.close();
  });

  it('gives copies with the schema and the rules of the statements', () => {
    const copy = createTemplate(sqlite, setUp)();
    expect(copy.readSchema()).toEqual(db.readSchema());
    const { fault } = copy.run('INSERT INTO prestamo VALUES (1, 9, NULL)');
    expect(fault?.message).toMatch('FOREIGN KEY');
    copy.close();
  });
});
