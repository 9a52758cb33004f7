import Hints, { Hint } from './Hints';
import Solution from './Solution';
import Start from './Start';
import Statement from './Statement';

/** The parts of every exercise that `src/remark/exercise` writes; authors only write `<Exercise>`. */
export const exerciseComponents = {
  ExerciseStatement: Statement,
  ExerciseStart: Start,
  ExerciseHints: Hints,
  ExerciseHint: Hint,
  ExerciseSolution: Solution,
};
