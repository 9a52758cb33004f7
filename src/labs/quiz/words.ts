import type { Verdict } from './engine';

/** User interface text of every question. Tests query elements by it. */
export const words = {
  check: 'Comprobar',
  retry: 'Intentar de nuevo',
  repeat: 'Repetir',
  seeAnswer: 'Ver la respuesta',
  seeReasons: 'Ver todos los porqués',
  answerAndReasons: 'Ver la respuesta y los porqués',
  yourAnswer: 'Tu respuesta',
  writeFirst: 'Escribe tu respuesta antes de comprobar.',
  chooseFirst: 'Elige una opción antes de comprobar.',
  theAnswer: 'La respuesta:',
  right: 'Correcta',
  wrong: 'Incorrecta',
};

const formatCount = (singular: string, plural: string, count: number) =>
  count === 1 ? `${singular} una` : `${plural} ${count}`;

/** Formats a verdict as a symbol and a sentence. */
export function formatVerdict(
  verdict: Verdict,
): [symbol: string, text: string] {
  switch (verdict.kind) {
    case 'right':
      return ['✓', 'Correcto'];
    case 'wrong':
      return ['✗', 'No es esa'];
    case 'missing':
      return [
        '≈',
        `Casi: ${formatCount('te falta', 'te faltan', verdict.count)}`,
      ];
    case 'extra':
      return [
        '≈',
        `Casi: ${formatCount('te sobra', 'te sobran', verdict.count)}`,
      ];
  }
}

/** Returns the letter by which a reason cites its option: `0` → `a`. */
export const getOptionLetter = (index: number): string =>
  'abcdef'.charAt(index);
