import Exercise from '.';
import { Hint, Hints, Solution, Start, Statement } from './Parts';

/** The elements that `src/remark/exercise` writes; authors only write `<Exercise>`. */
export const exerciseComponents = {
  Exercise,
  ExerciseStatement: Statement,
  ExerciseStart: Start,
  ExerciseHints: Hints,
  ExerciseHint: Hint,
  ExerciseSolution: Solution,
};
