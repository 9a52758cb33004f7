/** @jest-environment node */
import { FakeCEngine } from '../../testing/fakeEngine';
import type { RunResult } from '../../engine/types';
import { LoadFailure } from '../../../kit/loadState';
import { StartTimeout, TraceTimeout } from '../types';
import type { CEngine } from '../types';
import { checkMemory } from '../memoryCheck';

const createFinding = (line: number) => ({
  check: 'memory_outside',
  place: { file: 'main.c', line, column: 5 },
  details: {},
});
const request = { files: [{ name: 'main.c', text: '' }] };
const createResult = (
  end: RunResult['end'],
  lines: readonly number[] = [],
) => ({
  end,
  findings: lines.map(createFinding),
  files: [],
  elapsedMs: 1,
});
const createSignal = () => new AbortController().signal;
const createEndedRun = (run: RunResult) => ({
  request,
  options: { stdin: { kind: 'interactive' } as const },
  result: run,
  typedText: '3\n',
});

function createFindingEngine(...lines: readonly number[]) {
  const engine = new FakeCEngine();
  const check: jest.SpyInstance<ReturnType<CEngine['checkMemory']>> = jest
    .spyOn(engine, 'checkMemory')
    .mockImplementation(
      () =>
        Promise.resolve({
          findings: lines.map(createFinding),
          isComplete: true,
        }) as never,
    );
  return { engine, check };
}

it('runs a program again with what was typed', async () => {
  const { engine, check } = createFindingEngine(4);
  const outcome = await checkMemory(
    engine,
    createEndedRun(createResult({ kind: 'exit', status: 0 })),
    createSignal(),
  );
  expect(outcome?.findings).toEqual([createFinding(4)]);
  expect(check).toHaveBeenCalledWith(
    request,
    { stdin: '3\n' },
    expect.anything(),
  );
});

it.each<RunResult['end']>([
  { kind: 'stopped' },
  { kind: 'output-limit', bytes: 1 },
  { kind: 'crash', reason: 'internal', detail: '' },
])('does not look at a program that ended so: %j', async (end) => {
  const { engine, check } = createFindingEngine(4);
  expect(
    await checkMemory(
      engine,
      createEndedRun(createResult(end)),
      createSignal(),
    ),
  ).toBeUndefined();
  expect(check).not.toHaveBeenCalled();
});

it.each([
  [new TraceTimeout(1), 'partly'],
  [new StartTimeout(1), 'not-started'],
  [new LoadFailure('damaged'), 'not-downloaded'],
  [new Error('roto'), 'failed'],
])('says why it was not watched to the end: %s', async (error, gap) => {
  const { engine, check } = createFindingEngine();
  check.mockRejectedValue(error);
  const run = createResult({ kind: 'exit', status: 0 });
  expect(
    await checkMemory(engine, createEndedRun(run), createSignal()),
  ).toEqual({
    findings: [],
    gap,
  });
});

it('says that it was watched only at its beginning', async () => {
  const { engine, check } = createFindingEngine();
  check.mockResolvedValue({ findings: [createFinding(4)], isComplete: false });
  const run = createResult({ kind: 'exit', status: 0 });
  expect(
    await checkMemory(engine, createEndedRun(run), createSignal()),
  ).toEqual({
    findings: [createFinding(4)],
    gap: 'partly',
  });
});

it('looks at the first calls of a recursion without an end, and says only what it found', async () => {
  const { engine, check } = createFindingEngine();
  check.mockResolvedValue({ findings: [createFinding(4)], isComplete: false });
  const run = createResult({
    kind: 'crash',
    reason: 'stack-overflow',
    detail: '',
  });
  expect(
    await checkMemory(engine, createEndedRun(run), createSignal()),
  ).toEqual({ findings: [createFinding(4)] });
  expect(check).toHaveBeenCalledWith(
    request,
    { stdin: '3\n', budget: { ms: 3000, steps: 20_000_000, calls: 5000 } },
    expect.anything(),
  );
});

it('says that a program that does not compile to be watched was not watched', async () => {
  const { engine, check } = createFindingEngine();
  check.mockResolvedValue(undefined);
  const run = createResult({ kind: 'exit', status: 0 });
  expect(
    await checkMemory(engine, createEndedRun(run), createSignal()),
  ).toEqual({
    findings: [],
    gap: 'failed',
  });
});

it('has nothing to tell who gave up', async () => {
  const { engine, check } = createFindingEngine();
  check.mockRejectedValue(new LoadFailure('damaged'));
  const run = createResult({ kind: 'exit', status: 0 });
  expect(
    await checkMemory(engine, createEndedRun(run), AbortSignal.abort()),
  ).toBeUndefined();
});
