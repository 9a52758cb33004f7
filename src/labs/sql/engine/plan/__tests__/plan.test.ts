import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import { explainPlan } from '..';
import { loadNodeSqlite } from '../../../testing/nodeSqlite';
import { openDatabase } from '../../database';
import type { SqlDatabase } from '../../types';
import { readCounters } from '../counters';
import { translateStep } from '../translate';
import type { PlanNode, QueryPlan } from '../types';

let sqlite: Sqlite3Static;
let db: SqlDatabase;

const setUp = `
  CREATE TABLE juego (id INTEGER PRIMARY KEY, titulo TEXT, precio REAL);
  CREATE TABLE prestamo (id INTEGER PRIMARY KEY, juego_id INTEGER, dia TEXT);
  CREATE INDEX por_dia ON prestamo (dia);
  CREATE TABLE etiqueta (juego_id INTEGER, texto TEXT, PRIMARY KEY (juego_id, texto)) WITHOUT ROWID;
  INSERT INTO juego VALUES (1, 'Oca', 3), (2, 'Go', 4), (3, 'Zorro', 5);
  INSERT INTO prestamo VALUES (1, 1, 'a'), (2, 1, 'b'), (3, 2, 'b');
`;

beforeAll(async () => {
  sqlite = await loadNodeSqlite();
  db = openDatabase(sqlite, { setUp });
});

afterAll(() => {
  db.close();
});

function explain(sql: string): QueryPlan {
  const plan = explainPlan(db, sql);
  if (!plan) throw new Error(`${sql} has no plan`);
  return plan;
}

/** Writes a tree of sentences, with two spaces for each level. */
const write = (nodes: readonly PlanNode[], indent = ''): readonly string[] =>
  nodes.flatMap(({ sentence, children }) => [
    indent + sentence,
    ...write(children, `${indent}  `),
  ]);

describe('the plan of a query', () => {
  it('is not given for a statement with an error', () => {
    expect(explainPlan(db, 'SELECT nada FROM juego')).toBeUndefined();
  });

  it.each([
    ['SELECT 1', ['Da una sola fila, sin leer ninguna tabla.']],
    ['VALUES (1), (2)', ['Da las 2 filas escritas en VALUES.']],
    ['SELECT * FROM juego AS j', ['Recorre toda la tabla `j`.']],
    [
      'SELECT * FROM juego WHERE id = 3',
      ['Busca en `juego` por su clave primaria `(rowid=?)`.'],
    ],
    [
      'SELECT * FROM etiqueta WHERE juego_id = 1',
      ['Busca en `etiqueta` por su clave primaria `(juego_id=?)`.'],
    ],
    [
      "SELECT * FROM prestamo WHERE dia = 'b'",
      ['Busca en `prestamo` con el índice `por_dia` `(dia=?)`.'],
    ],
    [
      'SELECT dia FROM prestamo',
      [
        'Recorre toda la tabla `prestamo` en el orden del índice `por_dia`, donde está todo lo que necesita: no abre la tabla.',
      ],
    ],
    [
      'SELECT max(dia) FROM prestamo',
      ['Busca en `prestamo` con el índice `por_dia`, sin abrir la tabla.'],
    ],
    [
      'SELECT max(id) FROM juego',
      ['Va derecho a la primera o a la última fila de `juego`.'],
    ],
    [
      'SELECT titulo FROM juego ORDER BY titulo',
      [
        'Recorre toda la tabla `juego`.',
        'Ordena con una tabla temporal, por el ORDER BY.',
      ],
    ],
    [
      'SELECT titulo, count(*) FROM juego GROUP BY titulo',
      [
        'Recorre toda la tabla `juego`.',
        'Ordena con una tabla temporal, para formar los grupos.',
      ],
    ],
    [
      'SELECT DISTINCT titulo FROM juego',
      [
        'Recorre toda la tabla `juego`.',
        'Usa una tabla temporal para quitar las filas repetidas.',
      ],
    ],
    [
      'SELECT count(DISTINCT titulo) FROM juego',
      [
        'Usa una tabla temporal para no contar dos veces el mismo valor.',
        'Recorre toda la tabla `juego`.',
      ],
    ],
    [
      "SELECT value FROM json_each('[1]') AS j",
      ['Recorre lo que da la función `j`.'],
    ],
    [
      'SELECT (SELECT count(*) FROM prestamo p WHERE p.juego_id = juego.id) FROM juego WHERE titulo IN (SELECT juego_id FROM prestamo)',
      [
        'Recorre toda la tabla `juego`.',
        'Subconsulta que da una lista, una sola vez:',
        '  Recorre toda la tabla `prestamo`.',
        '  Prepara un filtro que descarta pronto lo que no está.',
        'Subconsulta que da un valor, otra vez para cada fila de la consulta de fuera:',
        '  Recorre toda la tabla `p`.',
      ],
    ],
    [
      "SELECT * FROM prestamo WHERE dia = 'a' OR id = 3",
      [
        'Un índice para cada parte del OR:',
        '  Parte 1 del OR:',
        '    Busca en `prestamo` con el índice `por_dia` `(dia=?)`.',
        '  Parte 2 del OR:',
        '    Busca en `prestamo` por su clave primaria `(rowid=?)`.',
      ],
    ],
    [
      'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 3) SELECT i FROM n',
      [
        '`n`, que da sus filas según se le piden:',
        '  Primeras filas de la consulta recursiva:',
        '    Da una sola fila, sin leer ninguna tabla.',
        '  Paso que se repite hasta que no da filas nuevas:',
        '    Recorre toda la tabla `n`.',
        'Recorre toda la tabla `n`.',
      ],
    ],
    [
      'SELECT id FROM juego UNION ALL SELECT id FROM prestamo WHERE juego_id = 1',
      [
        'Varias consultas que se juntan:',
        '  Primera parte:',
        '    Recorre toda la tabla `juego`.',
        '  Segunda parte de UNION ALL:',
        '    Recorre toda la tabla `prestamo`.',
      ],
    ],
  ])('of %s is told in Spanish', (sql, sentences) => {
    expect(write(explain(sql).nodes)).toEqual(sentences);
  });

  it('says which index SQLite creates only for the query', () => {
    const { nodes } = explain(
      'SELECT * FROM juego LEFT JOIN prestamo p ON p.juego_id = juego.precio',
    );
    expect(nodes.find(({ table }) => table === 'p')).toMatchObject({
      kind: 'search',
      usesIndex: true,
      isAutomatic: true,
      sentence:
        'Busca en `p` con un índice que SQLite crea solo para esta consulta `(juego_id=?)`.',
    });
  });

  it('says the rows of a table that is read whole, also under another name', () => {
    expect(explain('SELECT * FROM juego AS "mis juegos"').nodes).toMatchObject([
      { table: 'mis juegos', tableRows: 3, usesIndex: false },
    ]);
  });

  it('keeps the sentence of SQLite, and gives it alone when it is not known', () => {
    const [node] = explain('SELECT * FROM juego').nodes;
    expect(node?.original).toBe('SCAN juego');
    expect(translateStep('DANCE ON juego')).toMatchObject({
      kind: 'other',
      sentence: 'DANCE ON juego',
    });
  });

  it.each([
    'MERGE (EXCEPT)',
    'USING INDEX por_dia FOR IN-OPERATOR',
    'USING ROWID SEARCH ON TABLE juego FOR IN-OPERATOR',
    'MATERIALIZE x',
    'REUSE LIST SUBQUERY 3',
    'RIGHT-JOIN b',
    'BLOOM FILTER ON b (a_id=?)',
    'USE TEMP B-TREE FOR LAST TERM OF ORDER BY',
    'SCAN b EXISTS USING COVERING INDEX por_dia',
    'SEARCH b USING AUTOMATIC PARTIAL COVERING INDEX (a=?)',
  ])('knows %s', (original) => {
    expect(translateStep(original).sentence).not.toBe(original);
  });
});

describe('the counters of a statement', () => {
  it('tell the steps over whole tables, the sorts and the instructions', () => {
    const raw = new sqlite.oo1.DB(':memory:');
    raw.exec(setUp);
    const measure = (sql: string) => {
      const statement = raw.prepare(sql);
      try {
        while (statement.step());
        return readCounters(sqlite, statement);
      } finally {
        statement.finalize();
      }
    };
    const scan = measure('SELECT * FROM juego ORDER BY titulo');
    expect(scan).toMatchObject({ fullScanSteps: 2, sorts: 1 });
    expect(scan.instructions).toBeGreaterThan(10);
    expect(measure('SELECT * FROM juego WHERE id = 1')).toMatchObject({
      fullScanSteps: 0,
      sorts: 0,
    });
    const plan = explainPlan(
      { query: db.query, measure },
      'SELECT * FROM juego',
    );
    expect(plan?.counters?.fullScanSteps).toBe(2);
    raw.close();
  });
});
