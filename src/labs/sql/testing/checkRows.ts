import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import { createDatabase } from '../databases';
import { openDatabase } from '../engine/database';
import { SqlError } from '../engine/types';
import { readQuestion } from '../step/Rows/markdown';
import type { RowsStep } from '../step/Rows/markdown';
import { createJudgedQuery } from '../step/Rows/queries';

/** Rows that fit on a phone without losing sight of the question. */
const MAX_ROWS = 16;

/** Checks that a step on rows works and that some rows are kept and some not. */
export function checkRows(
  sqlite: Sqlite3Static,
  { data, setUp }: RowsStep,
): string[] {
  try {
    const db = openDatabase(sqlite, {
      setUp: `${createDatabase(data.base)}\n${setUp}`,
    });
    const { rows } = db.query(createJudgedQuery(readQuestion(data)));
    db.close();
    const kept = rows.filter(([isKept]) => isKept === 1n).length;
    if (kept > 0 && kept < rows.length && rows.length <= MAX_ROWS) return [];
    return [
      `se esperaba: de 2 a ${MAX_ROWS} filas, de las que algunas quedan y otras no\n  se encontró: ${rows.length} filas, y quedan ${kept}`,
    ];
  } catch (error) {
    if (error instanceof SqlError)
      return [
        `se esperaba: una condición sin error\n  se encontró: ${error.message}`,
      ];
    throw error;
  }
}
