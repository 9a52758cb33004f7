/** @jest-environment node */
import {
  compileLongRuns,
  JIT_CHECK_INTERVAL_MS,
  MIN_COMPILED_INSTRUCTIONS,
} from '../compilation';

let executedCount: number;
let compiling: boolean[];
let stop: () => void;

/** Advances the timer, with as many executed instructions in each interval. */
function executeInstructions(looks: number, instructions: number) {
  for (let look = 0; look < looks; look += 1) {
    executedCount = (executedCount + instructions) >>> 0;
    jest.advanceTimersByTime(JIT_CHECK_INTERVAL_MS);
  }
}

const tenth = MIN_COMPILED_INSTRUCTIONS / 10;

beforeEach(() => {
  jest.useFakeTimers();
  executedCount = 0;
  compiling = [];
  stop = compileLongRuns({
    countExecuted: () => executedCount,
    setCompiling: (isCompiling) => {
      compiling.push(isCompiling);
    },
  });
});

afterEach(() => {
  stop();
  jest.useRealTimers();
});

it('begins without compiling', () => {
  expect(compiling).toEqual([false]);
});

it('compiles what goes on for longer than a short command', () => {
  executeInstructions(10, tenth);
  expect(compiling).toEqual([false]);
  executeInstructions(1, tenth);
  expect(compiling).toEqual([false, true]);
});

it('does not compile many short commands with a pause between them', () => {
  for (let command = 0; command < 20; command += 1) {
    executeInstructions(9, tenth);
    executeInstructions(1, 1000);
  }
  expect(compiling).toEqual([false]);
});

it('stops compiling when the machine waits again', () => {
  executeInstructions(20, tenth);
  executeInstructions(1, 1000);
  expect(compiling).toEqual([false, true, false]);
});

it('counts on when the number of 32 bits begins again', () => {
  stop();
  executedCount = 2 ** 32 - tenth;
  stop = compileLongRuns({
    countExecuted: () => executedCount,
    setCompiling: (isCompiling) => {
      compiling.push(isCompiling);
    },
  });
  executeInstructions(11, tenth);
  expect(compiling).toEqual([false, false, true]);
});

it('looks no more when it is stopped', () => {
  stop();
  executeInstructions(20, tenth);
  expect(compiling).toEqual([false]);
});
