import type { Answer } from '../../api/yesno/schema';

/** The service's word. */
export type Word = Answer['answer'];

interface Label {
  readonly text: string;
  /** The word inside a sentence. */
  readonly inline: string;
}

export const labels: Readonly<Record<Word, Label>> = {
  yes: { text: 'Sí', inline: 'sí' },
  no: { text: 'No', inline: 'no' },
  maybe: { text: 'Quizás', inline: 'quizás' },
};

/**
 * An answer of our own, for when the service gives none.
 *
 * @param fraction In [0, 1), as `Math.random` gives it.
 */
export function drawWord(fraction: number): Word {
  if (fraction < 0.45) return 'yes';
  return fraction < 0.9 ? 'no' : 'maybe';
}
