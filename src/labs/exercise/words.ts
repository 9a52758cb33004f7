import type { Score } from '../../progress/schema';
import type { RunEnd } from '../c/engine/types';
import type { CaseResult, Judgement } from '../c/engine/exercise/judge';
import type { TerminalJudgement } from '../linux/engine/exercise/types';
import type { Spacing } from '../c/engine/exercise/types';
import type { Level } from './levels';

export const levelWords: Readonly<Record<Level, string>> = {
  calentamiento: 'Calentamiento',
  central: 'Central',
  reto: 'Reto',
};

/** How the output is compared. */
export const spacingWords: Readonly<Record<Spacing, string>> = {
  exactos: 'La salida tiene que coincidir hasta el último espacio.',
  flexibles: 'No cuentan los espacios al final de una línea.',
  libres: 'Da igual cuántos espacios o saltos de línea haya entre palabras.',
};

/** The best result so far. */
export function bestWords({ points, total }: Score): string {
  return points === total
    ? '✓ Resuelto'
    : `Mejor resultado: ${points} de ${total}`;
}

type Judged = Extract<Judgement, { kind: 'judged' }>;

/** Whether a case found nothing wrong. */
export const isPassed = ({ faults }: CaseResult): boolean =>
  faults.length === 0;

function failedWords(failed: number, all: number): string {
  if (all === 1) return 'Falla el caso';
  return failed === 1
    ? `Falla un caso de ${all}`
    : `Fallan ${failed} casos de ${all}`;
}

function pointsWords({
  points,
  total,
}: Pick<Score, 'points' | 'total'>): string {
  return points === total
    ? `¡Resuelto! ${points} de ${total} puntos.`
    : `${points} de ${total} puntos.`;
}

function brokenWords(count: number): string {
  return count === 1
    ? 'Falta cumplir una condición.'
    : `Falta cumplir ${count} condiciones.`;
}

/** The result in a sentence. */
export function summarize({ cases, rules, ...score }: Judged): string {
  const failed = cases.filter((result) => !isPassed(result));
  const broken = rules.filter(({ isKept }) => !isKept);
  const parts = [
    failed.length > 0 && `${failedWords(failed.length, cases.length)}.`,
    broken.length > 0 && brokenWords(broken.length),
  ];
  return [pointsWords(score), ...parts].filter(Boolean).join(' ');
}

/** The result of an exercise of the terminal in a sentence. */
export function summarizeConditions(judgement: TerminalJudgement): string {
  const missing = judgement.total - judgement.points;
  return [pointsWords(judgement), missing > 0 && brokenWords(missing)]
    .filter(Boolean)
    .join(' ');
}

/** Why a program that was cut short was. */
export function endWords(end: Exclude<RunEnd, { kind: 'exit' }>): string {
  switch (end.kind) {
    case 'time-limit':
      return `No terminó en ${Math.round(end.ms / 1000)} s. ¿Hay un bucle que no acaba, o espera más entrada de la que recibe?`;
    case 'output-limit':
      return 'Escribió más de lo que cabe. ¿Hay un bucle que no acaba?';
    case 'crash':
      return 'Se detuvo a mitad de camino.';
    case 'stopped':
      return 'Se detuvo antes de terminar.';
  }
}
