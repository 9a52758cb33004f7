/** @jest-environment node */
import { compareMarks } from '../Rows/compareMarks';

/** Rows of which the query keeps the first two. */
const rows = [
  [1n, 'a'],
  [1n, 'b'],
  [0n, 'c'],
  [0n, 'd'],
] as const;

it.each([
  [[], 'Todavía no: te faltan 2 filas.'],
  [[0], 'Todavía no: te falta 1 fila.'],
  [[0, 1, 2], 'Todavía no: sobra 1 fila.'],
  [[0, 1, 2, 3], 'Todavía no: sobran 2 filas.'],
  [[1, 3], 'Todavía no: te falta 1 fila y sobra 1 fila.'],
])('the marks %j say «%s»', (marked, summary) => {
  expect(compareMarks(rows, new Set(marked))).toEqual({
    isSolved: false,
    summary,
  });
});

it('the marks of just the rows that the query keeps solve the step', () => {
  expect(compareMarks(rows, new Set([1, 0]))).toEqual({
    isSolved: true,
    summary: '¡Eso es! Son justo esas filas.',
  });
});

it('no mark solves a step whose query keeps no row', () => {
  expect(compareMarks([[0n, 'a']], new Set()).isSolved).toBe(true);
});
