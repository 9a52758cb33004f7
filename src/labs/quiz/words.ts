import type { Verdict } from './engine';

/** What can be pressed and read in every question; tests look for things by it. */
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

const some = (one: string, many: string, count: number) =>
  count === 1 ? `${one} una` : `${many} ${count}`;

/** What the reader is told of an answer: a symbol and a sentence. */
export function verdictWords(verdict: Verdict): [symbol: string, text: string] {
  switch (verdict.kind) {
    case 'right':
      return ['✓', 'Correcto'];
    case 'wrong':
      return ['✗', 'No es esa'];
    case 'missing':
      return ['≈', `Casi: ${some('te falta', 'te faltan', verdict.count)}`];
    case 'extra':
      return ['≈', `Casi: ${some('te sobra', 'te sobran', verdict.count)}`];
  }
}

/** `0` → `a`, by which a reason names its option. */
export const letter = (index: number): string => 'abcdef'.charAt(index);
