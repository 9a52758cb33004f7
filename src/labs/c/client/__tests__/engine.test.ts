import { fallbackMark } from '../compilerHost';
import { ABANDONED_TIMEOUT_MS, COMPILE_TIMEOUT_MS } from '../jobLimit';
import { writePreference } from '@site/src/preferences/storage';
import { LoadFailure } from '../../../kit/loadState';
import { CompileTimeout } from '../types';
import { createFakeLab, flushPromises } from './fakes';

const request = { files: [{ name: 'main.c', text: 'int main(void){}' }] };
const outcome = {
  kind: 'rejected',
  stage: 'compile',
  text: '',
  diagnostics: [],
} as const;
const options = { stdin: { kind: 'interactive' } } as const;
const wasm = new Uint8Array(8);

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

function startReadyLab() {
  const lab = createFakeLab();
  const loadPromise = lab.engine.load();
  const compiler = lab.getWorker('compiler');
  compiler.reply({ kind: 'ready', parts: lab.parts });
  return { ...lab, loadPromise: loadPromise, compiler };
}

const createDoneReply = (id: number) =>
  ({ kind: 'done', id, value: outcome }) as const;

describe('loading', () => {
  it('tells how many bytes came, its own among them, and loads once for everybody', async () => {
    const { engine, getWorker, getWorkers, parts } = createFakeLab();
    const progressSpy = jest.fn();
    engine.subscribe(progressSpy);
    const loadPromises = [engine.load(), engine.load()];
    getWorker('compiler').reply({ kind: 'progress', received: 40 });
    expect(engine.loading()).toEqual({
      kind: 'loading',
      received: 45,
      total: 115,
    });
    expect(progressSpy).toHaveBeenCalledTimes(2);
    getWorker('compiler').reply({ kind: 'ready', parts });
    await Promise.all(loadPromises);
    expect(engine.loading()).toEqual({ kind: 'ready' });
    const startedWorkers = getWorkers('compiler').filter(
      ({ receivedMessages }) => receivedMessages.length,
    );
    expect(startedWorkers).toHaveLength(1);
  });

  it.each(['network', 'damaged'] as const)(
    'can be tried again after it failed: %s',
    async (reason) => {
      const { engine, getWorker, parts } = createFakeLab();
      const failedLoad = engine.load();
      getWorker('compiler').reply({ kind: 'failed', reason });
      await expect(failedLoad).rejects.toEqual(new LoadFailure(reason));
      expect(engine.loading()).toEqual({ kind: 'failed', reason });
      expect(getWorker('compiler').terminated).toBe(true);
      const secondLoad = engine.load();
      // The browser caches a damaged file for a year too, so it must be
      // refreshed.
      expect(getWorker('compiler', 1).receivedMessages).toMatchObject([
        { kind: 'init', refresh: reason === 'damaged' },
      ]);
      getWorker('compiler', 1).reply({ kind: 'ready', parts });
      await expect(secondLoad).resolves.toBeUndefined();
    },
  );

  it('fails as without network when the worker itself does not come', async () => {
    const { engine, getWorker } = createFakeLab();
    const failedLoad = engine.load();
    getWorker('compiler').fail();
    await expect(failedLoad).rejects.toMatchObject({ reason: 'network' });
  });

  it('says so where the browser cannot', async () => {
    const { engine, getWorkers } = createFakeLab({ supported: false });
    await expect(engine.load()).rejects.toMatchObject({
      reason: 'unsupported',
    });
    expect(getWorkers('compiler')).toEqual([]);
  });

  it('can be cancelled, and begun again', async () => {
    const { engine, getWorker, parts } = createFakeLab();
    const cancelled = engine.load();
    engine.cancelLoading();
    await expect(cancelled).rejects.toMatchObject({ name: 'AbortError' });
    expect(engine.loading()).toEqual({ kind: 'idle' });
    expect(getWorker('compiler').terminated).toBe(true);
    const secondLoad = engine.load();
    getWorker('compiler', 1).reply({ kind: 'ready', parts });
    await secondLoad;
  });
});

describe('compiling', () => {
  it('gives the compiler one program at a time', async () => {
    const { engine, compiler } = startReadyLab();
    const first = engine.compile(request);
    const second = engine.parse(request, 'main.c');
    await flushPromises();
    expect(compiler.receivedMessages).toHaveLength(2);
    compiler.reply(createDoneReply(1));
    expect(compiler.receivedMessages.at(-1)).toMatchObject({
      id: 2,
      call: { name: 'parse' },
    });
    compiler.reply(createDoneReply(2));
    expect(await Promise.all([first, second])).toEqual([outcome, outcome]);
  });

  it('stops a compiler that takes too long, and goes on with a new one without downloading', async () => {
    const { engine, compiler, getWorkers, parts, getWorker } = startReadyLab();
    const endless = engine.compile(request);
    const next = engine.compile(request);
    const refusedCall = expect(endless).rejects.toEqual(
      new CompileTimeout(COMPILE_TIMEOUT_MS),
    );
    await flushPromises();
    jest.advanceTimersByTime(COMPILE_TIMEOUT_MS);
    await refusedCall;
    expect(compiler.terminated).toBe(true);
    const freshWorker = getWorker('compiler', 1);
    expect(freshWorker.receivedMessages).toMatchObject([
      { kind: 'init', parts },
      { kind: 'call', id: 2, call: { name: 'compile' } },
    ]);
    freshWorker.reply({ kind: 'ready', parts });
    freshWorker.reply(createDoneReply(2));
    expect(await next).toEqual(outcome);
    expect(engine.loading()).toEqual({ kind: 'ready' });
    expect(getWorkers('compiler')).toHaveLength(3);
  });

  it('forgets a program that nobody waits for, and a compiler that is stuck with it', async () => {
    const { engine, compiler } = startReadyLab();
    const turn = new AbortController();
    const unwantedCompilation = engine.compile(request, turn.signal);
    await flushPromises();
    turn.abort();
    await expect(unwantedCompilation).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(compiler.terminated).toBe(false);
    jest.advanceTimersByTime(ABANDONED_TIMEOUT_MS);
    expect(compiler.terminated).toBe(true);
  });

  it('keeps the compiler when the unwanted program is soon done', async () => {
    const { engine, compiler } = startReadyLab();
    const turn = new AbortController();
    engine.compile(request, turn.signal).catch(() => undefined);
    await flushPromises();
    turn.abort();
    compiler.reply(createDoneReply(1));
    jest.advanceTimersByTime(COMPILE_TIMEOUT_MS);
    expect(compiler.terminated).toBe(false);
  });

  it('fails as without network when the rest of the compiler is needed and does not come', async () => {
    const { engine, compiler } = startReadyLab();
    const lostCompilation = engine.compile(request);
    await flushPromises();
    compiler.reply({
      kind: 'refused',
      id: 1,
      refusal: { message: 'It did not load: network.', reason: 'network' },
    });
    await expect(lostCompilation).rejects.toEqual(new LoadFailure('network'));
    expect(engine.loading()).toEqual({ kind: 'ready' });
  });

  it('leaves a mark for each program that needed the rest of the compiler', async () => {
    const { engine, compiler } = startReadyLab();
    const mark = jest.fn();
    Object.assign(performance, { mark });
    const programs = [engine.compile(request), engine.compile(request)];
    await flushPromises();
    compiler.reply(createDoneReply(1));
    expect(mark).not.toHaveBeenCalled();
    compiler.reply({ kind: 'fallback' });
    compiler.reply(createDoneReply(2));
    expect(mark).toHaveBeenCalledWith(fallbackMark);
    await Promise.all(programs);
  });

  it('says that the compiler broke down, and starts another', async () => {
    const { engine, compiler, getWorker } = startReadyLab();
    const lostCompilation = engine.compile(request);
    await flushPromises();
    compiler.fail();
    await expect(lostCompilation).rejects.toThrow('broke down');
    expect(getWorker('compiler', 1).receivedMessages).toMatchObject([
      { kind: 'init' },
    ]);
  });
});

describe('running', () => {
  it('tells what happens and what came of it', async () => {
    const { engine, getWorker } = createFakeLab();
    const run = engine.run(wasm, options);
    const outputSpy = jest.fn();
    run.listen(outputSpy);
    run.type('Ana\n');
    run.endInput();
    const runner = getWorker('runner');
    expect(runner.receivedMessages).toMatchObject([
      { kind: 'run', options },
      { kind: 'type', index: 0, text: 'Ana\n' },
      { kind: 'type', index: 1 },
    ]);
    const event = { kind: 'output', stream: 'stdout', text: 'a' } as const;
    runner.reply({ kind: 'event', event });
    expect(outputSpy).toHaveBeenCalledWith(event);
    const result = {
      end: { kind: 'exit', status: 0 },
      findings: [],
      files: [],
      elapsedMs: 1,
    } as const;
    runner.reply({ kind: 'done', result });
    expect(await run.result).toEqual(result);
  });

  it('stops at once, with what was found until then', async () => {
    const { engine, getWorker } = createFakeLab();
    const run = engine.run(wasm, options);
    const finding = {
      check: 'add_overflow',
      place: { file: 'main.c', line: 1, column: 1 },
      details: {},
    };
    getWorker('runner').reply({
      kind: 'event',
      event: { kind: 'finding', finding },
    });
    run.stop();
    expect(getWorker('runner').terminated).toBe(true);
    expect(await run.result).toMatchObject({
      end: { kind: 'stopped' },
      findings: [finding],
    });
  });

  it('has workers ready for the next runs, and uses one again that ended well', async () => {
    const { engine, getWorkers, loadPromise } = startReadyLab();
    await loadPromise;
    expect(getWorkers('runner')).toHaveLength(2);
    const [first] = getWorkers('runner');
    engine.run(wasm, options);
    first?.reply({
      kind: 'done',
      result: {
        end: { kind: 'exit', status: 0 },
        findings: [],
        files: [],
        elapsedMs: 1,
      },
    });
    engine.run(wasm, options);
    expect(first?.receivedMessages).toHaveLength(2);
    expect(getWorkers('runner')).toHaveLength(2);
  });

  it('ends as broken when the worker breaks down', async () => {
    const { engine, getWorker } = createFakeLab();
    const run = engine.run(wasm, options);
    getWorker('runner').fail();
    expect(await run.result).toMatchObject({
      end: { kind: 'crash', reason: 'internal', detail: 'roto' },
    });
  });

  it('waits for the keyboard as the reader chose in the settings', () => {
    const { engine, getWorker } = createFakeLab();
    writePreference('/', 'c-input', 'replay');
    engine.run(wasm, options);
    writePreference('/', 'c-input', '');
    expect(getWorker('runner').receivedMessages).toMatchObject([
      { options: { inputMode: 'replay' } },
    ]);
  });
});

describe('following a program step by step', () => {
  const program = { kind: 'program', text: '', diagnostics: [], wasm } as const;

  async function startTrace(signal?: AbortSignal) {
    const lab = startReadyLab();
    await lab.loadPromise;
    const trace = lab.engine.trace(request, { stdin: '' }, signal);
    await flushPromises();
    return { ...lab, trace };
  }

  it('compiles with debug information and ends its own worker', async () => {
    const { trace, compiler, getWorker } = await startTrace();
    expect(compiler.receivedMessages.at(-1)).toMatchObject({
      call: { args: [{ debugInfo: true }] },
    });
    compiler.reply({ kind: 'done', id: 1, value: program });
    await flushPromises();
    getWorker('tracer').reply({ kind: 'untraceable', message: 'roto' });
    await expect(trace).rejects.toThrow('roto');
    expect(getWorker('tracer').terminated).toBe(true);
  });

  it('starts no worker for a program that does not compile', async () => {
    const { trace, compiler, getWorkers } = await startTrace();
    compiler.reply(createDoneReply(1));
    expect(await trace).toEqual(outcome);
    expect(getWorkers('tracer')).toEqual([]);
  });

  it('can be given up', async () => {
    const reader = new AbortController();
    const { trace, compiler, getWorker } = await startTrace(reader.signal);
    compiler.reply({ kind: 'done', id: 1, value: program });
    await flushPromises();
    reader.abort();
    await expect(trace).rejects.toMatchObject({ name: 'AbortError' });
    expect(getWorker('tracer').terminated).toBe(true);
  });
});

describe('watching what a program does with memory', () => {
  const program = { kind: 'program', text: '', diagnostics: [], wasm } as const;

  async function startCheck() {
    const lab = startReadyLab();
    await lab.loadPromise;
    const check = lab.engine.checkMemory(request, { stdin: '3\n' });
    await flushPromises();
    return { ...lab, check };
  }

  it('compiles it without checks, with what is at hand, and ends its own worker', async () => {
    const { check, compiler, getWorker } = await startCheck();
    expect(compiler.receivedMessages.at(-1)).toMatchObject({
      call: {
        args: [{ debugInfo: true, unchecked: true, downloadedOnly: true }],
      },
    });
    compiler.reply({ kind: 'done', id: 1, value: program });
    await flushPromises();
    expect(getWorker('tracer').receivedMessages).toEqual([
      { kind: 'check', wasm, options: { stdin: '3\n' } },
    ]);
    const checkOutcome = { findings: [], isComplete: true };
    getWorker('tracer').reply({ kind: 'checked', outcome: checkOutcome });
    expect(await check).toEqual(checkOutcome);
    expect(getWorker('tracer').terminated).toBe(true);
  });

  it('downloads what a program takes of the compiler that is not at hand', async () => {
    const { check, compiler, getWorker } = await startCheck();
    compiler.reply(createDoneReply(1));
    await flushPromises();
    expect(compiler.receivedMessages.at(-1)).toMatchObject({
      call: {
        args: [{ debugInfo: true, unchecked: false, downloadedOnly: true }],
      },
    });
    compiler.reply(createDoneReply(2));
    await flushPromises();
    expect(compiler.receivedMessages.at(-1)).toMatchObject({
      call: {
        args: [{ debugInfo: true, unchecked: true, downloadedOnly: false }],
      },
    });
    compiler.reply({ kind: 'done', id: 3, value: program });
    await flushPromises();
    const checkOutcome = { findings: [], isComplete: true };
    getWorker('tracer').reply({ kind: 'checked', outcome: checkOutcome });
    expect(await check).toEqual(checkOutcome);
  });

  it('gives up a program that does not compile to be watched', async () => {
    const { check, compiler, getWorkers } = await startCheck();
    for (const id of [1, 2, 3]) {
      compiler.reply(createDoneReply(id));
      await flushPromises();
    }
    expect(await check).toBeUndefined();
    expect(getWorkers('tracer')).toEqual([]);
  });
});
