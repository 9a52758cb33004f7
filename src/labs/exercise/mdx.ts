import Hints, { Hint } from './Hints';
import Solution from './Solution';
import Start from './Start';
import Statement from './Statement';
import StepFold from './StepFold';

/**
 * Components that `src/remark/exercise` and `src/remark/step` write. Authors
 * write only `<Exercise>` and `<Step>`.
 */
export const exerciseComponents = {
  ExerciseStatement: Statement,
  ExerciseStart: Start,
  ExerciseHints: Hints,
  ExerciseHint: Hint,
  ExerciseSolution: Solution,
  StepFold,
};
