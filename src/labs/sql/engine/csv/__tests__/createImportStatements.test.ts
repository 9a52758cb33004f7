import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import { loadNodeSqlite } from '../../../testing/nodeSqlite';
import { openDatabase } from '../../database';
import {
  createImportStatements,
  findTypeFaults,
} from '../createImportStatements';
import { formatCsv } from '../formatCsv';
import { inferColumns } from '../inferColumns';
import { parseCsv } from '../parseCsv';
import type { CsvColumn } from '../types';

let sqlite: Sqlite3Static;

beforeAll(async () => {
  sqlite = await loadNodeSqlite();
});

/** Imports a text and returns the rows of its table. */
function importText(
  text: string,
  change: (columns: readonly CsvColumn[]) => readonly CsvColumn[] = (columns) =>
    columns,
  emptyCell?: 'null' | 'text',
) {
  const parsed = parseCsv(text);
  const columns = change(inferColumns(parsed));
  const db = openDatabase(sqlite);
  const { fault } = db.run(
    createImportStatements('mi tabla', columns, parsed.rows, emptyCell).join(
      '',
    ),
  );
  expect(fault).toBeUndefined();
  const table = db.query('SELECT * FROM "mi tabla"');
  db.close();
  return table;
}

describe('the statements of an import', () => {
  it('are a STRICT table and its rows', () => {
    const { headings, rows } = parseCsv("id,titulo\n1,L'Oca\n2,\n");
    expect(
      createImportStatements('juego', inferColumns({ headings, rows }), rows),
    ).toEqual([
      `CREATE TABLE juego (
  id INTEGER,
  titulo TEXT
) STRICT;
`,
      `INSERT INTO juego (id, titulo) VALUES
  (1, 'L''Oca'),
  (2, NULL);
`,
    ]);
  });

  it('are only the table when there are no rows', () => {
    expect(
      createImportStatements('t', [{ name: 'a', type: 'TEXT' }], []),
    ).toEqual(['CREATE TABLE t (\n  a TEXT\n) STRICT;\n']);
  });

  it('give the values that the file has, of the types that were chosen', () => {
    expect(
      importText('a,order,"c;d"\n1,"x;\ny",1.50\n007,"",.5\n,,\n').rows,
    ).toEqual([
      ['1', 'x;\ny', 1.5],
      ['007', null, 0.5],
      [null, null, null],
    ]);
  });

  it('keep an empty cell as an empty text where that is asked for', () => {
    expect(importText('a,b\n1,x\n,\n', undefined, 'text').rows).toEqual([
      [1n, 'x'],
      [null, ''],
    ]);
  });

  it('turn a decimal comma into a point for a REAL', () => {
    expect(
      importText('a;b\n1,5;x\n2;y', ([a, ...rest]) => [
        { name: a?.name ?? '', type: 'REAL' },
        ...rest,
      ]).rows,
    ).toEqual([
      [1.5, 'x'],
      [2, 'y'],
    ]);
  });

  it('keep the cells of a row that is too long, and NULL for those that lack', () => {
    expect(importText('a,b\n1\n2,3,4\n').rows).toEqual([
      [1n, null, null],
      [2n, 3n, 4n],
    ]);
  });

  it('split many rows into several statements', () => {
    const text = `a,b\n${'1,x\n'.repeat(1200)}`;
    const { headings, rows } = parseCsv(text);
    const sql = createImportStatements(
      't',
      inferColumns({ headings, rows }),
      rows,
    );
    expect(sql).toHaveLength(4);
    expect(importText(text).total).toBe(1200);
  });

  it('split long rows too, which SQLite would refuse together', () => {
    const text = `a,b\n${`1,${'x'.repeat(90_000)}\n`.repeat(30)}`;
    expect(importText(text).total).toBe(30);
  });

  it('give a table that is written as the same file', () => {
    const text = 'a,b\r\n1,"dijo ""sí"""\r\n,"con\nsalto"\r\n2,ñ\r\n';
    expect(formatCsv(importText(text))).toBe(text);
  });
});

describe('findTypeFaults', () => {
  it('names the line and the cell that are not of the chosen type', () => {
    const { rows } = parseCsv('a,b\n1,1.5\nuno,\n');
    expect(
      findTypeFaults(
        [
          { name: 'a', type: 'INTEGER' },
          { name: 'b', type: 'INTEGER' },
        ],
        rows,
      ),
    ).toEqual([
      {
        line: 2,
        expected: 'un INTEGER en la columna b',
        found: '«1.5»',
        outcome: 'Corrige el archivo o elige TEXT para esa columna.',
      },
      {
        line: 3,
        expected: 'un INTEGER en la columna a',
        found: '«uno»',
        outcome: 'Corrige el archivo o elige TEXT para esa columna.',
      },
    ]);
  });
});

describe('formatCsv', () => {
  it('tells NULL from an empty text, and writes numbers as SQLite does', () => {
    expect(
      formatCsv({
        columns: ['a', 'b, c'].map((name) => ({ name, type: '' })),
        rows: [
          [null, ''],
          [2, ' x'],
          [2n, Uint8Array.of(10)],
        ],
      }),
    ).toBe('a,"b, c"\r\n,""\r\n2.0," x"\r\n2,x\'0a\'\r\n');
  });
});
