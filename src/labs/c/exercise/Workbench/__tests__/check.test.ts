import { START_TIMEOUT_MS, StartTimeout } from '../../../client/types';
import type { CEngine } from '../../../client/types';
import { LoadFailure } from '../../../../kit/loadState';
import type { ExerciseTask } from '../../../engine/exercise/types';
import { check, createRunCase } from '../check';
import type { CheckState } from '../check';
import { createFakeEngine } from '../../__tests__/fakeEngine';

const task: ExerciseTask = {
  standard: 'c17',
  spaces: 'exactos',
  cases: [
    { name: 'uno', output: '' },
    { name: 'dos', output: '' },
  ],
  rules: [],
};

async function collectStates(
  engine: CEngine,
  signal = new AbortController().signal,
): Promise<CheckState[]> {
  const reportedStates: CheckState[] = [];
  await check(
    () => Promise.resolve(engine),
    { task, start: '' },
    '',
    signal,
    (state) => {
      reportedStates.push(state);
    },
  );
  return reportedStates;
}

it('tells each step until the judgement', async () => {
  const reportedStates = await collectStates(createFakeEngine(() => ({})));
  expect(reportedStates.map(({ kind }) => kind)).toEqual([
    'loading',
    'compiling',
    'testing',
    'testing',
    'testing',
    'testing',
    'done',
  ]);
  const second = { kind: 'testing', doneCount: 1, total: 2 };
  expect(reportedStates.slice(4, 6)).toEqual([
    { ...second, isStarting: true },
    { ...second, isStarting: false },
  ]);
});

it('tells why the compiler is not there', async () => {
  const engine = {
    ...createFakeEngine(() => ({})),
    load: () => Promise.reject(new LoadFailure('network')),
  };
  expect((await collectStates(engine)).at(-1)).toEqual({
    kind: 'failed',
    reason: 'network',
  });
});

it('says that the laboratory could not start the program when it never begins', async () => {
  const engine = {
    ...createFakeEngine(() => ({})),
    run: () => ({
      ...createFakeEngine(() => ({})).run(new Uint8Array(), {
        stdin: { kind: 'preset', text: '' },
      }),
      result: Promise.reject(new StartTimeout(START_TIMEOUT_MS)),
    }),
  };
  expect((await collectStates(engine)).at(-1)).toEqual({
    kind: 'failed',
    reason: 'start-timeout',
  });
});

it('tells nothing more once it was given up, and stops the program', async () => {
  const controller = new AbortController();
  const reportedStates: CheckState[] = [];
  await check(
    () => Promise.resolve(createFakeEngine(() => ({ isEndless: true }))),
    { task, start: '' },
    '',
    controller.signal,
    (state) => {
      reportedStates.push(state);
      if (state.kind === 'testing')
        queueMicrotask(() => {
          controller.abort();
        });
    },
  );
  expect(reportedStates.at(-1)).toMatchObject({
    kind: 'testing',
    doneCount: 0,
    total: 2,
  });
});

describe('createRunCase', () => {
  const options = { stdin: { kind: 'preset', text: '' } } as const;
  const { signal } = new AbortController();

  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('stops a program when its time is up, and says so', async () => {
    const engine = createFakeEngine(() => ({ stdout: 'a', isEndless: true }));
    const run = createRunCase(engine, signal)(new Uint8Array(), options, 5000);
    await jest.advanceTimersByTimeAsync(5000);
    expect(await run).toMatchObject({
      end: { kind: 'time-limit', ms: 5000 },
      stdout: 'a',
    });
  });

  it('does not count the time before the program starts', async () => {
    const engine = createFakeEngine(() => ({
      stdout: 'a',
      startsAfterMs: 6000,
    }));
    const startSpy = jest.fn();
    const runCase = createRunCase(engine, signal, startSpy);
    const run = runCase(new Uint8Array(), options, 5000);
    await jest.advanceTimersByTimeAsync(5900);
    expect(startSpy).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(100);
    expect(startSpy).toHaveBeenCalledTimes(1);
    expect(await run).toMatchObject({
      end: { kind: 'exit', status: 0 },
      stdout: 'a',
    });
    expect(jest.getTimerCount()).toBe(0);
  });

  it('gives a program that starts late all of its time, and no more', async () => {
    const lateEngine = { isEndless: true, startsAfterMs: 6000 };
    const engine = createFakeEngine(() => lateEngine);
    const run = createRunCase(engine, signal)(new Uint8Array(), options, 5000);
    const endSpy = jest.fn();
    void run.then(endSpy);
    await jest.advanceTimersByTimeAsync(10_900);
    expect(endSpy).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(100);
    expect(await run).toMatchObject({ end: { kind: 'time-limit', ms: 5000 } });
  });

  it('leaves the end of a program that was in time as it is', async () => {
    const engine = createFakeEngine(() => ({
      end: { kind: 'exit', status: 3 },
    }));
    const run = createRunCase(engine, signal)(new Uint8Array(), options, 5000);
    expect(await run).toMatchObject({ end: { kind: 'exit', status: 3 } });
    expect(jest.getTimerCount()).toBe(0);
  });
});
