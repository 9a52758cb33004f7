import type { Score } from '../../progress/schema';
import type { Level } from './levels';

/** What can be pressed and read in every exercise; tests look for things by it. */
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

export const levelWords: Readonly<Record<Level, string>> = {
  calentamiento: 'Calentamiento',
  central: 'Central',
  reto: 'Reto',
};

/** What an exercise begins with, if that stands already on its page. */
export const continuesWords = (title: string): string =>
  `Empieza donde acabó «${title}».`;

/** The best result so far. */
export function bestWords({ points, total }: Score): string {
  return points === total
    ? '✓ Resuelto'
    : `Mejor resultado: ${points} de ${total}`;
}

/** The sum of a check. */
export function pointsWords({
  points,
  total,
}: Pick<Score, 'points' | 'total'>): string {
  return points === total
    ? `¡Resuelto! ${points} de ${total} puntos.`
    : `${points} de ${total} puntos.`;
}

/** How many of the author's conditions are not kept. */
export function brokenWords(count: number): string {
  return count === 1
    ? 'Falta cumplir una condición.'
    : `Falta cumplir ${count} condiciones.`;
}
