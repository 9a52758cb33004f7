import type { Verdict } from './engine';

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
