/** @jest-environment node */
import { FakeCEngine } from '../../testing/fakeEngine';
import type { RunResult } from '../../engine/types';
import { LoadFailure } from '../../../kit/loadState';
import { StartTimeout, TraceTimeout } from '../types';
import type { CEngine } from '../types';
import { checkMemory } from '../memoryCheck';

const finding = (line: number) => ({
  check: 'memory_outside',
  place: { file: 'main.c', line, column: 5 },
  details: {},
});
const request = { files: [{ name: 'main.c', text: '' }] };
const result = (end: RunResult['end'], lines: readonly number[] = []) => ({
  end,
  findings: lines.map(finding),
  files: [],
  elapsedMs: 1,
});
const signal = () => new AbortController().signal;
const ended = (run: RunResult) => ({
  request,
  options: { stdin: { kind: 'interactive' } as const },
  result: run,
  typed: '3\n',
});

function engineThatFinds(...lines: readonly number[]) {
  const engine = new FakeCEngine();
  const check: jest.SpyInstance<ReturnType<CEngine['checkMemory']>> = jest
    .spyOn(engine, 'checkMemory')
    .mockImplementation(
      () =>
        Promise.resolve({
          findings: lines.map(finding),
          isComplete: true,
        }) as never,
    );
  return { engine, check };
}

it('runs a program again with what was typed', async () => {
  const { engine, check } = engineThatFinds(4);
  const outcome = await checkMemory(
    engine,
    ended(result({ kind: 'exit', status: 0 })),
    signal(),
  );
  expect(outcome?.findings).toEqual([finding(4)]);
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
  { kind: 'crash', reason: 'stack-overflow', detail: '' },
])('does not look at a program that ended so: %j', async (end) => {
  const { engine, check } = engineThatFinds(4);
  expect(
    await checkMemory(engine, ended(result(end)), signal()),
  ).toBeUndefined();
  expect(check).not.toHaveBeenCalled();
});

it.each([
  [new TraceTimeout(1), 'partly'],
  [new StartTimeout(1), 'not-started'],
  [new LoadFailure('damaged'), 'not-downloaded'],
  [new Error('roto'), 'failed'],
])('says why it was not watched to the end: %s', async (error, gap) => {
  const { engine, check } = engineThatFinds();
  check.mockRejectedValue(error);
  const run = result({ kind: 'exit', status: 0 });
  expect(await checkMemory(engine, ended(run), signal())).toEqual({
    findings: [],
    gap,
  });
});

it('says that it was watched only at its beginning', async () => {
  const { engine, check } = engineThatFinds();
  check.mockResolvedValue({ findings: [finding(4)], isComplete: false });
  const run = result({ kind: 'exit', status: 0 });
  expect(await checkMemory(engine, ended(run), signal())).toEqual({
    findings: [finding(4)],
    gap: 'partly',
  });
});

it('says that a program that does not compile to be watched was not watched', async () => {
  const { engine, check } = engineThatFinds();
  check.mockResolvedValue(undefined);
  const run = result({ kind: 'exit', status: 0 });
  expect(await checkMemory(engine, ended(run), signal())).toEqual({
    findings: [],
    gap: 'failed',
  });
});

it('has nothing to tell who gave up', async () => {
  const { engine, check } = engineThatFinds();
  check.mockRejectedValue(new LoadFailure('damaged'));
  const run = result({ kind: 'exit', status: 0 });
  expect(
    await checkMemory(engine, ended(run), AbortSignal.abort()),
  ).toBeUndefined();
});
