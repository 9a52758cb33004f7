import fc from 'fast-check';
import { loadNodeSqlite } from '../../../testing/nodeSqlite';
import { openDatabase } from '../../database';
import type { Schema, SchemaTable } from '../../types';
import { fitRow } from '../boxes';
import { createLayouts } from '../createLayouts';
import { describeDiagram, describeRelations } from '../describeDiagram';
import type { DiagramBox } from '../lines';
import { findRelations } from '../relations';

async function readSchema(setUp: string): Promise<Schema> {
  const db = openDatabase(await loadNodeSqlite(), { setUp });
  try {
    return db.readSchema();
  } finally {
    db.close();
  }
}

const club = `
  CREATE TABLE socio (id INTEGER PRIMARY KEY, padrino_id INTEGER REFERENCES socio) STRICT;
  CREATE TABLE autor (id INTEGER PRIMARY KEY, nombre TEXT) STRICT;
  CREATE TABLE juego (id INTEGER PRIMARY KEY, titulo TEXT) STRICT;
  CREATE TABLE autoria (
    juego_id INTEGER REFERENCES juego,
    autor_id INTEGER REFERENCES autor,
    PRIMARY KEY (juego_id, autor_id)
  ) STRICT;
  CREATE TABLE ficha (juego_id INTEGER PRIMARY KEY REFERENCES juego, texto TEXT) STRICT;
  CREATE TABLE prestamo (
    id INTEGER PRIMARY KEY,
    juego_id INTEGER NOT NULL REFERENCES juego(ID),
    socio_id INTEGER REFERENCES Socio
  ) STRICT;
  CREATE VIEW titulos AS SELECT titulo FROM juego;
`;

const overlaps = (a: DiagramBox, b: DiagramBox): boolean =>
  a.x < b.x + b.width &&
  b.x < a.x + a.width &&
  a.y < b.y + b.height &&
  b.y < a.y + a.height;

describe('the relations', () => {
  it('say a key that points to no table', async () => {
    const schema = await readSchema(
      'CREATE TABLE a (x INTEGER REFERENCES nada)',
    );
    expect(describeRelations(schema)).toEqual([
      'a.x apunta a la tabla nada, que no existe.',
    ]);
    expect(createLayouts(schema)[0]?.lines).toEqual([]);
  });

  it('say how many rows are at each end, and the tables between two', async () => {
    expect(describeRelations(await readSchema(club))).toEqual([
      'socio.padrino_id apunta a socio.id, de la misma tabla: cada fila de socio tiene una, o ninguna, de socio, y cada fila de socio puede tener muchas de socio.',
      'autoria.juego_id apunta a juego.id: cada fila de autoria tiene una de juego, y cada fila de juego puede tener muchas de autoria.',
      'autoria.autor_id apunta a autor.id: cada fila de autoria tiene una de autor, y cada fila de autor puede tener muchas de autoria.',
      'ficha.juego_id apunta a juego.id: cada fila de ficha tiene una de juego, y cada fila de juego puede tener una como mucho de ficha.',
      'prestamo.juego_id apunta a juego.id: cada fila de prestamo tiene una de juego, y cada fila de juego puede tener muchas de prestamo.',
      'prestamo.socio_id apunta a socio.id: cada fila de prestamo tiene una, o ninguna, de socio, y cada fila de socio puede tener muchas de prestamo.',
      'autoria es una tabla intermedia: une juego y autor, muchas filas con muchas.',
    ]);
  });

  it('of several columns are one', async () => {
    const schema = await readSchema(`
      CREATE TABLE par (x INT, y INT, PRIMARY KEY (x, y));
      CREATE TABLE hijo (a INT NOT NULL, b INT, UNIQUE (a), FOREIGN KEY (a, b) REFERENCES par);
    `);
    expect(findRelations(schema)).toEqual([
      {
        child: 'hijo',
        columns: ['a', 'b'],
        parent: 'par',
        targets: ['x', 'y'],
        isRequired: false,
        isUnique: true,
        isBroken: false,
      },
    ]);
    expect(describeRelations(schema)[0]).toMatch(
      /^\(a, b\) de hijo apuntan a \(x, y\) de par:/,
    );
  });

  it('do not need a value in the key of a table that is not STRICT', async () => {
    const [relation] = findRelations(
      await readSchema(`
        CREATE TABLE a (id TEXT PRIMARY KEY);
        CREATE TABLE b (a_id TEXT PRIMARY KEY REFERENCES a);
      `),
    );
    expect(relation).toMatchObject({ isRequired: false, isUnique: true });
  });

  it('are named with the tables of the drawing', async () => {
    expect(describeDiagram(await readSchema(club))).toBe(
      'Dibujo de las tablas, con 6 relaciones: socio, autor, juego, autoria, ficha, prestamo y titulos',
    );
    expect(describeDiagram(await readSchema('CREATE TABLE a (x)'))).toBe(
      'Dibujo de las tablas, sin relaciones: a',
    );
  });
});

describe('the layouts', () => {
  it('are none for no table but keep their size', () => {
    expect(createLayouts([])).toEqual([
      { minWidth: 320, width: 1, height: 0, boxes: [], lines: [] },
    ]);
  });

  it('have one column on a phone, and parents before their children where there is room', async () => {
    const [narrow, wide] = createLayouts(await readSchema(club));
    const linked = narrow?.boxes.filter(({ table }) => table !== 'titulos');
    expect(new Set(linked?.map(({ x }) => x)).size).toBe(1);
    const find = (table: string) =>
      wide?.boxes.find((box) => box.table === table)?.x ?? NaN;
    expect(find('juego')).toBeLessThan(find('prestamo'));
    expect(find('autor')).toBe(find('juego'));
  });

  it('mark the keys, the views and the tables between two', async () => {
    const [layout] = createLayouts(await readSchema(club));
    const find = (table: string) =>
      layout?.boxes.find((box) => box.table === table);
    expect(find('autoria')).toMatchObject({
      note: 'tabla intermedia',
      rows: [
        { name: 'juego_id', isPrimary: true, isForeign: true },
        { name: 'autor_id', isPrimary: true, isForeign: true },
      ],
    });
    expect(find('titulos')?.note).toBe('vista');
  });

  it('label the ends of each line', async () => {
    const [layout] = createLayouts(await readSchema(club));
    expect(
      layout?.lines.map(({ labels }) =>
        labels.map(({ text }) => text).join(' — '),
      ),
    ).toEqual(['0..1 — N', '1 — N', '1 — N', '1 — 0..1', '1 — N', '0..1 — N']);
  });

  it('count the columns that do not fit in a box, but draw those of keys', async () => {
    const columns = Array.from({ length: 40 }, (_, index) => `c${index}`);
    const schema = await readSchema(
      `CREATE TABLE a (${columns.join(', ')}, id INTEGER PRIMARY KEY)`,
    );
    const box = createLayouts(schema)[0]?.boxes[0];
    expect(box?.hidden).toBe(28);
    expect(box?.rows.at(-1)?.name).toBe('id');
  });

  const names = Array.from({ length: 8 }, (_, index) => `t${index}`);
  const column = (name: string): SchemaTable['columns'][number] => ({
    name,
    type: 'INTEGER',
    isRequired: false,
    keyPosition: name === 'id' ? 1 : 0,
    defaultValue: null,
  });

  it('never put one box over another nor anything outside, whatever the keys', () => {
    const keys = fc.array(fc.tuple(fc.nat({ max: 7 }), fc.nat({ max: 7 })), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(keys, (pairs) => {
        const schema = names.map((name, index): SchemaTable => {
          const parents = pairs.flatMap(([child, parent]) =>
            child === index ? [parent] : [],
          );
          return {
            name,
            kind: 'table',
            sql: '',
            isStrict: true,
            columns: ['id', ...parents.map((_, key) => `fk${key}`)].map(column),
            foreignKeys: parents.map((parent, key) => ({
              columns: [`fk${key}`],
              table: `t${parent}`,
              targets: ['id'],
            })),
            indexes: [],
          };
        });
        for (const { boxes, lines, width, height, minWidth } of createLayouts(
          schema,
        )) {
          expect(boxes).toHaveLength(names.length);
          expect(lines).toHaveLength(pairs.length);
          expect(width).toBeLessThanOrEqual(minWidth);
          for (const [index, box] of boxes.entries()) {
            expect(box.x + box.width).toBeLessThanOrEqual(width);
            expect(box.y + box.height).toBeLessThanOrEqual(height);
            expect(
              boxes.slice(index + 1).some((other) => overlaps(box, other)),
            ).toBe(false);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('are the same for the same tables', async () => {
    const schema = await readSchema(club);
    expect(createLayouts(schema)).toEqual(createLayouts(schema));
  });
});

describe('fitRow', () => {
  const row = { isPrimary: false, isForeign: false };

  it('leaves the type out before it cuts the name', () => {
    expect(
      fitRow({ ...row, name: 'fecha_prevista', type: 'TEXT' }, 180),
    ).toEqual({ name: 'fecha_prevista', type: '' });
  });

  it('cuts a name that does not fit by itself', () => {
    expect(fitRow({ ...row, name: 'a'.repeat(40), type: '' }, 180).name).toBe(
      `${'a'.repeat(16)}…`,
    );
  });
});
