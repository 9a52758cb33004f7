import type { Score } from '../../progress/schema';
import type { Level } from './levels';

/** User interface text of every exercise. Tests query elements by it. */
export const words = {
  open: 'Resolver aquí',
  opening: 'Preparando…',
  check: 'Comprobar',
  result: 'Resultado',
  hints: 'Pistas',
  hint: 'Pista',
  answer: 'Ver la respuesta',
  solution: 'Solución comentada',
  seeSolution: 'Ver la solución',
  keepTrying: 'Seguir intentando',
};

export const levelLabels: Readonly<Record<Level, string>> = {
  calentamiento: 'Calentamiento',
  central: 'Central',
  reto: 'Reto, otro día',
};

/** Formats the origin of the initial content that is already on the page. */
export const formatContinuation = (title: string): string =>
  `Empieza donde acabó «${title}».`;

/** Formats the best result so far. */
export function formatBestScore({ points, total }: Score): string {
  return points === total
    ? '✓ Resuelto'
    : `Mejor resultado: ${points} de ${total}`;
}

/** Formats the points of a check. */
export function formatPoints({
  points,
  total,
}: Pick<Score, 'points' | 'total'>): string {
  return points === total
    ? `¡Resuelto! ${points} de ${total} puntos.`
    : `${points} de ${total} puntos.`;
}

/** Formats the number of the author's conditions that are not met. */
export function formatUnmetConditions(count: number): string {
  return count === 1
    ? 'Falta cumplir una condición.'
    : `Falta cumplir ${count} condiciones.`;
}
