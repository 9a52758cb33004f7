/** @jest-environment node */
import {
  compileWhatLasts,
  lookEveryMs,
  shortInstructions,
} from '../compilation';

let executed: number;
let compiling: boolean[];
let stop: () => void;

/** Advances the timer, with as many executed instructions in each interval. */
function work(looks: number, instructions: number) {
  for (let look = 0; look < looks; look += 1) {
    executed = (executed + instructions) >>> 0;
    jest.advanceTimersByTime(lookEveryMs);
  }
}

const tenth = shortInstructions / 10;

beforeEach(() => {
  jest.useFakeTimers();
  executed = 0;
  compiling = [];
  stop = compileWhatLasts({
    executed: () => executed,
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
  work(10, tenth);
  expect(compiling).toEqual([false]);
  work(1, tenth);
  expect(compiling).toEqual([false, true]);
});

it('does not compile many short commands with a pause between them', () => {
  for (let command = 0; command < 20; command += 1) {
    work(9, tenth);
    work(1, 1000);
  }
  expect(compiling).toEqual([false]);
});

it('stops compiling when the machine waits again', () => {
  work(20, tenth);
  work(1, 1000);
  expect(compiling).toEqual([false, true, false]);
});

it('counts on when the number of 32 bits begins again', () => {
  stop();
  executed = 2 ** 32 - tenth;
  stop = compileWhatLasts({
    executed: () => executed,
    setCompiling: (isCompiling) => {
      compiling.push(isCompiling);
    },
  });
  work(11, tenth);
  expect(compiling).toEqual([false, false, true]);
});

it('looks no more when it is stopped', () => {
  stop();
  work(20, tenth);
  expect(compiling).toEqual([false]);
});
