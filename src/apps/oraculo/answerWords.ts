import type { Answer } from '../../api/yesno/schema';

/** Answer word of the service. */
export type Word = Answer['answer'];

interface Label {
  readonly text: string;
  /** Word in lower case, for use inside a sentence. */
  readonly inline: string;
}

export const labels: Readonly<Record<Word, Label>> = {
  yes: { text: 'Sí', inline: 'sí' },
  no: { text: 'No', inline: 'no' },
  maybe: { text: 'Quizás', inline: 'quizás' },
};

/**
 * Draws a local answer, for when the service fails.
 *
 * @param fraction Number in [0, 1), as `Math.random` returns it.
 */
export function drawWord(fraction: number): Word {
  if (fraction < 0.45) return 'yes';
  return fraction < 0.9 ? 'no' : 'maybe';
}
