import { createContext } from 'react';
import { recordScore } from '../../progress/scores';

/** A quiz whose questions have all been answered, or given up, once. */
export interface QuizResult {
  /** Path of the page without the base URL, as `/stevelabs/program1/salida/`. */
  readonly lesson: string;
  /** Tells the quizzes of a page apart. */
  readonly id: string;
  /** Questions answered right at the first try. */
  readonly points: number;
  readonly total: number;
}

/** Who is told of a finished quiz: the reader's progress, but in tests. */
export const QuizReport = createContext((result: QuizResult): void => {
  recordScore({ kind: 'quiz', ...result });
});
