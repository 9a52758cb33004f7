/** @jest-environment <rootDir>/src/labs/linux/testing/machineEnvironment.mjs */
import { proveTerminalExercises } from '../testing/proveTerminalExercises';

describe('the exercises of the terminal, half 2', () => {
  proveTerminalExercises(1, 2);
});
