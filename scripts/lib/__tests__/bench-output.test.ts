/** @jest-environment node */
// cspell:ignore tdur
import { summarizeTrace } from '../bench-output.mjs';

const own = { pid: 7, tid: 1 };

/** Task that uses half of its time. */
const createTask = (ts: number, dur: number) => ({
  ...own,
  name: 'ThreadControllerImpl::RunTask',
  ph: 'X',
  ts,
  dur,
  tdur: dur / 2,
});
const createFrame = (ts: number) => ({
  ...own,
  name: 'FireAnimationFrame',
  ph: 'X',
  ts,
});
const createMark = (name: string, ts: number) => ({
  ...own,
  name,
  ph: 'I',
  ts,
});

describe('summarizeTrace', () => {
  it('gives the processor time of the heaviest frame, and of the answer to a press', () => {
    const events = [
      createFrame(0),
      createTask(1000, 20_000),
      createFrame(40_000),
      createTask(50_000, 60_000),
      createTask(120_000, 40_000),
      createFrame(200_000),
      createMark('output:pressed', 80_000),
      createMark('output:stopped', 140_000),
    ];
    expect(summarizeTrace(events)).toEqual({ frame: 50, stop: 25 });
  });

  it('counts a task inside another once, and no task of another thread', () => {
    const events = [
      createFrame(0),
      createTask(1000, 20_000),
      { ...createTask(2000, 10_000), name: 'RunTask' },
      { ...createTask(1000, 90_000), tid: 2 },
      createFrame(40_000),
    ];
    expect(summarizeTrace(events)).toEqual({ frame: 10, stop: undefined });
  });
});
