import { loadNodeSqlite } from '../../testing/nodeSqlite';
import { openDatabase } from '../database';
import { formatValue, isNumeric } from '../formatValue';
import type { SqlValue } from '../types';

describe('formatValue', () => {
  it.each<[SqlValue, string]>([
    [null, 'NULL'],
    ['', ''],
    ['NULL', 'NULL'],
    [' ñandú ', ' ñandú '],
    [2n, '2'],
    [9223372036854775807n, '9223372036854775807'],
    [2, '2.0'],
    [Infinity, 'Inf'],
    [-Infinity, '-Inf'],
    [Uint8Array.of(10, 255), "x'0aff'"],
    [new Uint8Array(), "x''"],
  ])('writes %p as «%s»', (value, text) => {
    expect(formatValue(value)).toBe(text);
  });

  it('writes a REAL as SQLite does', async () => {
    const db = openDatabase(await loadNodeSqlite());
    const numbers = `
      2.0 1e20 1e14 1e15 999999999999999.0 1234567890123456.0 0.1 0.333333333333333333
      1e-4 1e-5 0.00012345 -123456.789 9.99999999999999999 1e100 0.0 -0.0 2e-300
      -1.5e-7 99999999999999.95 -0.5 0.30000000000000004`
      .trim()
      .split(/\s+/);
    const { rows } = db.query(
      `SELECT column1, printf('%!.15g', column1) FROM (VALUES ${numbers.map((number) => `(${number})`).join()})`,
    );
    db.close();
    expect(rows.map(([value = null]) => formatValue(value))).toEqual(
      rows.map(([, text]) => text),
    );
  });
});

describe('isNumeric', () => {
  it('is false for a text that looks like a number', () => {
    expect(isNumeric('12')).toBe(false);
  });

  it('is true for an INTEGER and a REAL', () => {
    expect([2n, 2].every(isNumeric)).toBe(true);
  });
});
