import type { Score } from '../../../progress/schema';
import { words as quiz } from '../../quiz/words';

type Points = Pick<Score, 'points' | 'total'>;

/** Feedback texts of the steps; they load with the tools, not with the page. */
export const sentences = {
  ...quiz,
  solved: '¡Resuelto!',
  fillFirst: 'Escribe algo en todos los huecos antes de comprobar.',
  output: 'Lo que sale en la pantalla',
  outputHint: 'Escríbelo línea por línea, como saldría.',
  outputWrong: 'No es eso lo que escribe:',
  optionWrong: 'No es esa. Sigue el programa línea por línea.',
  lines: 'Líneas del programa',
  up: 'Subir',
  down: 'Bajar',
  unused: 'Lo que queda debajo no entra en el programa.',
  orderHelp:
    'Elige una línea y muévela con los botones, con Alt y las flechas, o arrástrala por la derecha.',
  cellsFirst: 'Rellena alguna casilla antes de comprobar.',
  written: 'Escribe',
  foretold: 'Tú dijiste',
};

/** Describes how many cells of a table are right. */
export function describeCells({ points, total }: Points): string {
  if (points === total)
    return `${sentences.solved} ${points} de ${total} casillas.`;
  return points === 0
    ? 'Ninguna casilla está bien todavía.'
    : `${points} de ${total} casillas están bien.`;
}
