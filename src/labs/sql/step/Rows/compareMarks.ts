import { formatCount } from '../../../../utils/quantities';
import type { SqlRow } from '../../engine/types';

/** Result of marking rows. */
interface MarksResult {
  readonly isSolved: boolean;
  readonly summary: string;
}

/**
 * Compares the marked rows with those that the query keeps.
 *
 * @param rows Rows whose first value is 1 when the query keeps them.
 * @param marked Positions of the marked rows.
 */
export function compareMarks(
  rows: readonly SqlRow[],
  marked: ReadonlySet<number>,
): MarksResult {
  let missing = 0;
  let extra = 0;
  for (const [index, [kept]] of rows.entries()) {
    if (kept === 1n && !marked.has(index)) missing += 1;
    if (kept !== 1n && marked.has(index)) extra += 1;
  }
  if (missing + extra === 0)
    return { isSolved: true, summary: '¡Eso es! Son justo esas filas.' };
  const faults = [
    missing > 0 &&
      `te ${missing === 1 ? 'falta' : 'faltan'} ${formatCount(missing, 'fila', 'filas')}`,
    extra > 0 &&
      `${extra === 1 ? 'sobra' : 'sobran'} ${formatCount(extra, 'fila', 'filas')}`,
  ].filter((fault) => fault !== false);
  return { isSolved: false, summary: `Todavía no: ${faults.join(' y ')}.` };
}
