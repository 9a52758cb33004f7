import { createContext } from 'react';

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

/** Who is told of a finished quiz; nobody, until a store asks for it. */
export const QuizReport = createContext<(result: QuizResult) => void>(
  () => undefined,
);
