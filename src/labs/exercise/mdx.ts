import Exercise from '../c/exercise';
import Hints, { Hint } from './Hints';
import SetUp from '../linux/exercise/SetUp';
import Solution from './Solution';
import Start from './Start';
import Statement from './Statement';
import TerminalExercise from '../linux/exercise';

/** The elements that `src/remark/exercise` writes; authors only write `<Exercise>`. */
export const exerciseComponents = {
  Exercise,
  TerminalExercise,
  ExerciseStatement: Statement,
  ExerciseStart: Start,
  ExerciseSetUp: SetUp,
  ExerciseHints: Hints,
  ExerciseHint: Hint,
  ExerciseSolution: Solution,
};
