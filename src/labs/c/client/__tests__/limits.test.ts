import type { CEngine } from '../types';
import {
  CompileTimeout,
  START_TIMEOUT_MS,
  StartTimeout,
  TraceTimeout,
} from '../types';
import { ABANDONED_TIMEOUT_MS, COMPILE_TIMEOUT_MS } from '../jobLimit';
import { Program } from '../program';
import { TRACE_TIMEOUT_MS } from '../tracing';
import { CASE_TIMEOUT_MS } from '../../engine/exercise/judge';
import { createRunCase } from '../../exercise/Workbench/check';
import { createFakeLab, flushPromises } from './fakes';

const request = { files: [{ name: 'main.c', text: 'int main(void){}' }] };
const options = { stdin: { kind: 'interactive' } } as const;
const wasm = new Uint8Array(8);
const compiledOutcome = {
  kind: 'program',
  text: '',
  diagnostics: [],
  wasm,
} as const;
const startedEvent = { kind: 'event', event: { kind: 'started' } } as const;
const asks = { kind: 'event', event: { kind: 'awaiting-input' } } as const;

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

async function createReadyLab() {
  const lab = createFakeLab();
  const loadPromise = lab.engine.load();
  lab.getWorker('compiler').reply({ kind: 'ready', parts: lab.parts });
  await loadPromise;
  return lab;
}

describe('a program that is tried', () => {
  async function startProgram() {
    const lab = await createReadyLab();
    const program = new Program(() => Promise.resolve(lab.engine));
    const runPromise = program.run(request, options);
    await flushPromises();
    lab
      .getWorker('compiler')
      .reply({ kind: 'done', id: 1, value: compiledOutcome });
    await flushPromises();
    return { ...lab, program, runPromise: runPromise };
  }

  it('is being prepared until its worker says that it runs', async () => {
    const { program, getWorker } = await startProgram();
    jest.advanceTimersByTime(6000);
    expect(program.state()).toEqual({ kind: 'starting' });
    getWorker('runner').reply(startedEvent);
    expect(program.state().kind).toBe('running');
  });

  it('may run for ever once it has started late', async () => {
    const { program, getWorker } = await startProgram();
    jest.advanceTimersByTime(START_TIMEOUT_MS - 100);
    getWorker('runner').reply(startedEvent);
    jest.advanceTimersByTime(10 * START_TIMEOUT_MS);
    await flushPromises();
    expect(program.state().kind).toBe('running');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('says that the laboratory did not start it when its worker never comes, and can be run again', async () => {
    const { program, runPromise, getWorker } = await startProgram();
    jest.advanceTimersByTime(START_TIMEOUT_MS);
    await runPromise;
    expect(program.state()).toEqual({
      kind: 'failed',
      reason: 'start-timeout',
    });
    expect(getWorker('runner').terminated).toBe(true);
    void program.run(request, options);
    await flushPromises();
    getWorker('compiler').reply({
      kind: 'done',
      id: 2,
      value: compiledOutcome,
    });
    await flushPromises();
    getWorker('runner', 1).reply(startedEvent);
    expect(program.state().kind).toBe('running');
  });

  it('is given up when the reader stops it before it runs', async () => {
    const { program, getWorker } = await startProgram();
    program.stop();
    expect(program.state()).toEqual({ kind: 'idle' });
    expect(getWorker('runner').terminated).toBe(true);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('keeps what is typed before it runs', async () => {
    const { program, getWorker } = await startProgram();
    program.type('3\n');
    expect(program.state()).toEqual({ kind: 'starting' });
    getWorker('runner').reply(startedEvent);
    expect(program.state()).toMatchObject({
      kind: 'running',
      transcript: [{ stream: 'typed', text: '3\n' }],
    });
  });
});

describe('a case of an exercise', () => {
  const input = { stdin: { kind: 'preset', text: '' } } as const;
  const { signal } = new AbortController();

  function startCase() {
    const { engine, getWorker } = createFakeLab();
    const run = createRunCase(engine, signal)(wasm, input, CASE_TIMEOUT_MS);
    const outcome = run.catch((error: unknown) => error);
    return { outcome, runner: getWorker('runner') };
  }

  it('passes when the worker comes later than the program may take', async () => {
    const { outcome, runner } = startCase();
    jest.advanceTimersByTime(CASE_TIMEOUT_MS + 1000);
    runner.reply(startedEvent);
    jest.advanceTimersByTime(10);
    const end = { kind: 'exit', status: 0 } as const;
    const result = { end, findings: [], files: [], elapsedMs: 10 };
    runner.reply({ kind: 'done', result });
    expect(await outcome).toMatchObject({ end });
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is stopped when its program has no end, however late it started', async () => {
    const { outcome, runner } = startCase();
    jest.advanceTimersByTime(CASE_TIMEOUT_MS + 1000);
    runner.reply(startedEvent);
    jest.advanceTimersByTime(CASE_TIMEOUT_MS);
    expect(await outcome).toMatchObject({
      end: { kind: 'time-limit', ms: CASE_TIMEOUT_MS },
    });
    expect(runner.terminated).toBe(true);
  });

  it('is a failure of the laboratory when the worker never comes', async () => {
    const { outcome, runner } = startCase();
    jest.advanceTimersByTime(START_TIMEOUT_MS);
    expect(await outcome).toEqual(new StartTimeout(START_TIMEOUT_MS));
    expect(runner.terminated).toBe(true);
  });
});

describe('the time of a program that is stopped', () => {
  async function stopAfter(
    act: (
      run: ReturnType<CEngine['run']>,
      reply: ReturnType<ReturnType<typeof createFakeLab>['getWorker']>['reply'],
    ) => void,
  ): Promise<number> {
    const { engine, getWorker } = createFakeLab();
    const run = engine.run(wasm, options);
    const runner = getWorker('runner');
    act(run, (data) => {
      runner.reply(data);
    });
    run.stop();
    return (await run.result).elapsedMs;
  }

  it('does not count what came before it started', async () => {
    const elapsedMs = await stopAfter((_, reply) => {
      jest.advanceTimersByTime(6000);
      reply(startedEvent);
      jest.advanceTimersByTime(2000);
    });
    expect(elapsedMs).toBe(2000);
  });

  it('is none when it never started', async () => {
    const elapsedMs = await stopAfter(() => {
      jest.advanceTimersByTime(6000);
    });
    expect(elapsedMs).toBe(0);
  });

  it('does not count the time in which it waits for its reader', async () => {
    const elapsedMs = await stopAfter((run, reply) => {
      reply(startedEvent);
      jest.advanceTimersByTime(100);
      reply(asks);
      jest.advanceTimersByTime(6000);
      run.type('3\n');
      jest.advanceTimersByTime(200);
      reply(asks);
      jest.advanceTimersByTime(6000);
    });
    expect(elapsedMs).toBe(300);
  });

  it('counts on when the answer was there before the question', async () => {
    const elapsedMs = await stopAfter((run, reply) => {
      run.type('3\n');
      reply(startedEvent);
      reply(asks);
      jest.advanceTimersByTime(500);
    });
    expect(elapsedMs).toBe(500);
  });
});

describe.each([
  ['steps', (engine: CEngine) => engine.trace(request, { stdin: '' })],
  [
    'memory check',
    (engine: CEngine) => engine.checkMemory(request, { stdin: '' }),
  ],
])('the limit of the %s of a program', (_, ask) => {
  const answer = { kind: 'checked', outcome: { findings: [] } };

  async function createAskedLab() {
    const lab = await createReadyLab();
    const outcome = ask(lab.engine).catch((error: unknown) => error);
    await flushPromises();
    lab
      .getWorker('compiler')
      .reply({ kind: 'done', id: 1, value: compiledOutcome });
    await flushPromises();
    return { outcome, tracer: lab.getWorker('tracer') };
  }

  it('does not count the time before the program starts', async () => {
    const { outcome, tracer } = await createAskedLab();
    jest.advanceTimersByTime(START_TIMEOUT_MS - 100);
    tracer.reply({ kind: 'started' });
    jest.advanceTimersByTime(TRACE_TIMEOUT_MS - 100);
    await flushPromises();
    expect(tracer.terminated).toBe(false);
    tracer.reply(answer as never);
    expect(await outcome).not.toBeInstanceOf(TraceTimeout);
    expect(tracer.terminated).toBe(true);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('stops a program that has no end', async () => {
    const { outcome, tracer } = await createAskedLab();
    tracer.reply({ kind: 'started' });
    jest.advanceTimersByTime(TRACE_TIMEOUT_MS);
    expect(await outcome).toEqual(new TraceTimeout(TRACE_TIMEOUT_MS));
    expect(tracer.terminated).toBe(true);
  });

  it('says so when the worker never begins', async () => {
    const { outcome, tracer } = await createAskedLab();
    jest.advanceTimersByTime(START_TIMEOUT_MS);
    expect(await outcome).toEqual(new StartTimeout(START_TIMEOUT_MS));
    expect(tracer.terminated).toBe(true);
  });
});

it('tells when the program that is followed step by step begins', async () => {
  const { engine, getWorker } = await createReadyLab();
  const begins = jest.fn();
  void engine.trace(request, { stdin: '' }, undefined, begins);
  await flushPromises();
  getWorker('compiler').reply({ kind: 'done', id: 1, value: compiledOutcome });
  await flushPromises();
  expect(begins).not.toHaveBeenCalled();
  getWorker('tracer').reply({ kind: 'started' });
  expect(begins).toHaveBeenCalledTimes(1);
});

describe('the limit of a compilation', () => {
  async function startCompiling(signal?: AbortSignal) {
    const lab = await createReadyLab();
    const outcome = lab.engine
      .compile(request, signal)
      .catch((error: unknown) => error);
    await flushPromises();
    return { ...lab, outcome, compiler: lab.getWorker('compiler') };
  }

  /** Replaces a compiler that hangs, with the next job queued. */
  async function replaceCompiler() {
    const lab = await startCompiling();
    const next = lab.engine.compile(request).catch((error: unknown) => error);
    await flushPromises();
    jest.advanceTimersByTime(COMPILE_TIMEOUT_MS);
    expect(await lab.outcome).toBeInstanceOf(CompileTimeout);
    return { ...lab, next, fresh: lab.getWorker('compiler', 1) };
  }

  it('does not count the start of a compiler in the place of another', async () => {
    const { next, fresh, parts } = await replaceCompiler();
    jest.advanceTimersByTime(START_TIMEOUT_MS - 100);
    fresh.reply({ kind: 'ready', parts });
    jest.advanceTimersByTime(COMPILE_TIMEOUT_MS - 100);
    expect(fresh.terminated).toBe(false);
    fresh.reply({ kind: 'done', id: 2, value: compiledOutcome });
    expect(await next).toEqual(compiledOutcome);
  });

  it('says that the laboratory did not start when that compiler never comes', async () => {
    const { next, fresh } = await replaceCompiler();
    jest.advanceTimersByTime(START_TIMEOUT_MS);
    expect(await next).toEqual(new StartTimeout(START_TIMEOUT_MS));
    expect(fresh.terminated).toBe(true);
  });

  it('does not count what is downloaded in the middle of it', async () => {
    const { outcome, compiler } = await startCompiling();
    jest.advanceTimersByTime(COMPILE_TIMEOUT_MS - 100);
    compiler.reply({ kind: 'fetching', isFetching: true });
    jest.advanceTimersByTime(10 * COMPILE_TIMEOUT_MS);
    expect(compiler.terminated).toBe(false);
    compiler.reply({ kind: 'fetching', isFetching: false });
    jest.advanceTimersByTime(100);
    expect(await outcome).toEqual(new CompileTimeout(COMPILE_TIMEOUT_MS));
  });

  it('does not keep a compiler that downloads for nobody', async () => {
    const turn = new AbortController();
    const { compiler } = await startCompiling(turn.signal);
    compiler.reply({ kind: 'fetching', isFetching: true });
    turn.abort();
    jest.advanceTimersByTime(ABANDONED_TIMEOUT_MS);
    expect(compiler.terminated).toBe(true);
  });
});
