import Exercise from './c/exercise';
import Step from './c/step';
import CLab from './c/views/CLab';
import TerminalExercise from './linux/exercise';
import SetUp from './linux/exercise/SetUp';
import Terminal from './linux/views/Terminal';

/**
 * The elements of a lesson that each laboratory renders: those that the rows
 * of `fences.ts`, `exercise/kinds.ts` and `exercise/stepKinds.ts` write. All of them
 * are in the first script of the site, so each brings what it runs with later.
 */
export const labElements = {
  CLab,
  Exercise,
  Step,
  Terminal,
  TerminalExercise,
  ExerciseSetUp: SetUp,
};
