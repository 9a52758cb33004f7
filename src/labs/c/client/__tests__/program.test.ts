import type { CompileOutcome, RunEvent, RunResult } from '../../engine/types';
import { LoadFailure } from '../../../kit/loadState';
import { COMPILE_TIMEOUT_MS } from '../jobLimit';
import { isOutdated } from '../../../../offline/version';
import { Program, UPDATE_INTERVAL_MS } from '../program';
import type { ProgramState } from '../program';
import type { checkMemory as watchEnded } from '../memoryCheck';
import { createFakeLab, flushPromises } from './fakes';

const request = { files: [{ name: 'main.c', text: 'int main(void){}' }] };
const options = { stdin: { kind: 'interactive' } } as const;
const warning = {
  severity: 'warning',
  message: 'unused variable',
  place: { file: 'main.c', line: 2, column: 5 },
  flag: 'unused-variable',
  notes: [],
} as const;
const report = { text: 'main.c:2:5: …', diagnostics: [warning] };
const compiledOutcome: CompileOutcome = {
  kind: 'program',
  wasm: new Uint8Array(8),
  ...report,
};
const endedResult: RunResult = {
  end: { kind: 'exit', status: 0 },
  findings: [],
  files: [],
  elapsedMs: 3,
};

jest.mock('../../../../offline/version', () => ({
  isOutdated: jest.fn(() => Promise.resolve(false)),
}));

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

/** Creates a program that records its states, with fake workers. */
function createFakeProgram() {
  const lab = createFakeLab();
  const program = new Program(() => Promise.resolve(lab.engine));
  const shownStates: ProgramState[] = [];
  program.subscribe(() => {
    shownStates.push(program.state());
  });
  const getCompiler = () => lab.getWorker('compiler');
  const load = async () => {
    await flushPromises();
    getCompiler().reply({ kind: 'ready', parts: lab.parts });
    await flushPromises();
  };
  const compile = async (id = 1, outcome = compiledOutcome) => {
    await flushPromises();
    getCompiler().reply({ kind: 'done', id, value: outcome });
    await flushPromises();
  };
  const tell = (event: RunEvent, run = 0) => {
    lab.getWorker('runner', run).reply({ kind: 'event', event });
  };
  const write = (text: string, run = 0) => {
    tell({ kind: 'output', stream: 'stdout', text }, run);
  };
  const end = async (result = endedResult, run = 0) => {
    lab.getWorker('runner', run).reply({ kind: 'done', result });
    await flushPromises();
  };
  /** Runs the program up to the start of `main`. */
  const start = async () => {
    void program.run(request, options);
    await load();
    await compile();
    tell({ kind: 'started' });
  };
  return {
    ...lab,
    program,
    shownStates: shownStates,
    compiler: getCompiler,
    load,
    compile,
    tell,
    write,
    end,
    start,
    kinds: () => shownStates.map(({ kind }) => kind),
  };
}

const getTranscript = (state: ProgramState) =>
  'transcript' in state ? state.transcript : [];

describe('on its way to run', () => {
  it('shows the bytes of the download, the compilation and the run, with the warnings', async () => {
    const { program, shownStates, compiler, kinds, load, compile, end, tell } =
      createFakeProgram();
    const runPromise = program.run(request, options);
    await flushPromises();
    compiler().reply({ kind: 'progress', received: 40 });
    expect(shownStates.at(-1)).toEqual({
      kind: 'loading',
      received: 45,
      total: 115,
    });
    await load();
    await compile();
    tell({ kind: 'started' });
    await end();
    await runPromise;
    expect([...new Set(kinds())]).toEqual([
      'loading',
      'compiling',
      'starting',
      'running',
      'finished',
    ]);
    expect(program.state()).toEqual({
      kind: 'finished',
      transcript: [],
      findings: [],
      report,
      result: endedResult,
    });
  });

  it('gives up loading when the reader says so, and loads again after', async () => {
    const { program, engine, getWorker, kinds, parts } = createFakeProgram();
    const runPromise = program.run(request, options);
    await flushPromises();
    program.cancel();
    await runPromise;
    expect(program.state()).toEqual({ kind: 'idle' });
    expect(engine.loading()).toEqual({ kind: 'idle' });
    expect(getWorker('compiler').terminated).toBe(true);
    void program.run(request, options);
    await flushPromises();
    getWorker('compiler', 1).reply({ kind: 'ready', parts });
    await flushPromises();
    expect(kinds().at(-1)).toBe('compiling');
  });

  it('gives up compiling when the reader stops it, whatever comes of it later', async () => {
    const { program, load, compile, getWorkers } = createFakeProgram();
    const runPromise = program.run(request, options);
    await load();
    program.stop();
    expect(program.state()).toEqual({ kind: 'idle' });
    await compile();
    await runPromise;
    expect(program.state()).toEqual({ kind: 'idle' });
    expect(
      getWorkers('runner').every(
        ({ receivedMessages }) => !receivedMessages.length,
      ),
    ).toBe(true);
  });

  it('shows what the compiler refuses, and of which stage', async () => {
    const { program, load, compile } = createFakeProgram();
    void program.run(request, options);
    await load();
    await compile(1, { kind: 'rejected', stage: 'link', ...report });
    expect(program.state()).toEqual({
      kind: 'rejected',
      stage: 'link',
      report,
    });
  });
});

describe('that cannot run', () => {
  it('says why the compiler did not load, and can be run again', async () => {
    const { program, compiler, getWorker, parts, kinds } = createFakeProgram();
    const runPromise = program.run(request, options);
    await flushPromises();
    compiler().reply({ kind: 'failed', reason: 'damaged' });
    await runPromise;
    expect(program.state()).toEqual({ kind: 'failed', reason: 'damaged' });
    void program.run(request, options);
    await flushPromises();
    getWorker('compiler', 1).reply({ kind: 'ready', parts });
    await flushPromises();
    expect(kinds().at(-1)).toBe('compiling');
  });

  it('says that the compiler took too long', async () => {
    const { program, load } = createFakeProgram();
    const runPromise = program.run(request, options);
    await load();
    jest.advanceTimersByTime(COMPILE_TIMEOUT_MS);
    await runPromise;
    expect(program.state()).toEqual({
      kind: 'failed',
      reason: 'compile-timeout',
    });
  });

  it('says that the lab failed when the compiler breaks down', async () => {
    const { program, load, compiler } = createFakeProgram();
    const runPromise = program.run(request, options);
    await load();
    compiler().fail();
    await runPromise;
    expect(program.state()).toEqual({ kind: 'failed', reason: 'internal' });
  });

  it('takes a lab that does not download for a failure of the network', async () => {
    const failure = Object.assign(new Error('Loading chunk 7 failed.'), {
      name: 'ChunkLoadError',
    });
    const program = new Program(() => Promise.reject(failure));
    await program.run(request, options);
    expect(program.state()).toEqual({ kind: 'failed', reason: 'network' });
  });

  it('takes a lab that the site no longer has for a page of before', async () => {
    jest.mocked(isOutdated).mockResolvedValueOnce(true);
    const program = new Program(() =>
      Promise.reject(new LoadFailure('network')),
    );
    await program.run(request, options);
    expect(program.state()).toEqual({ kind: 'failed', reason: 'outdated' });
  });

  it('asks nothing about the site when it was not the network', async () => {
    jest.mocked(isOutdated).mockClear();
    const program = new Program(() =>
      Promise.reject(new LoadFailure('damaged')),
    );
    await program.run(request, options);
    expect(program.state()).toEqual({ kind: 'failed', reason: 'damaged' });
    expect(isOutdated).not.toHaveBeenCalled();
  });
});

describe('that runs', () => {
  it('shows what it writes some times a second, each stream in one piece', async () => {
    const { start, shownStates, write, tell, program } = createFakeProgram();
    await start();
    const before = shownStates.length;
    write('uno ');
    write('dos ');
    tell({ kind: 'output', stream: 'stderr', text: 'ay ' });
    expect(shownStates).toHaveLength(before);
    jest.advanceTimersByTime(UPDATE_INTERVAL_MS);
    expect(shownStates).toHaveLength(before + 1);
    write('tres');
    jest.advanceTimersByTime(UPDATE_INTERVAL_MS);
    expect(getTranscript(program.state())).toEqual([
      { stream: 'stdout', text: 'uno dos ' },
      { stream: 'stderr', text: 'ay ' },
      { stream: 'stdout', text: 'tres' },
    ]);
  });

  it('updates a page that draws slowly less often, and a quick one as soon as before', async () => {
    const { start, program, shownStates, write } = createFakeProgram();
    await start();
    let now = 0;
    let drawingCost = 100;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
    program.subscribe(() => {
      now += drawingCost;
    });
    write('uno ');
    await jest.advanceTimersByTimeAsync(UPDATE_INTERVAL_MS);
    const before = shownStates.length;

    write('dos ');
    await jest.advanceTimersByTimeAsync(200);
    expect(shownStates).toHaveLength(before);
    await jest.advanceTimersByTimeAsync(100);
    expect(shownStates).toHaveLength(before + 1);

    drawingCost = 1;
    write('tres ');
    await jest.advanceTimersByTimeAsync(300);
    write('cuatro ');
    await jest.advanceTimersByTimeAsync(UPDATE_INTERVAL_MS);
    expect(shownStates).toHaveLength(before + 3);
    expect(getTranscript(program.state())).toEqual([
      { stream: 'stdout', text: 'uno dos tres cuatro ' },
    ]);
    clock.mockRestore();
  });

  it('joins what a flood writes into parts of a bounded length', async () => {
    const { start, shownStates, write, program } = createFakeProgram();
    await start();
    const before = shownStates.length;
    for (let message = 0; message < 2000; message += 1) write('x'.repeat(1024));
    jest.advanceTimersByTime(UPDATE_INTERVAL_MS);
    expect(shownStates).toHaveLength(before + 1);
    const transcript = getTranscript(program.state());
    expect(transcript.map(({ text }) => text).join('')).toHaveLength(2_048_000);
    expect(transcript.length).toBeLessThan(200);
    const lengths = transcript.map(({ text }) => text.length);
    expect(Math.max(...lengths)).toBeLessThan(20_000);
  });

  it('shows its prompt as soon as it waits, and what is typed after it', async () => {
    const { start, write, tell, program, getWorker } = createFakeProgram();
    await start();
    write('Nombre: ');
    tell({ kind: 'awaiting-input' });
    expect(program.state().kind).toBe('waiting');
    program.type('Ana\n');
    expect(program.state().kind).toBe('running');
    program.endInput();
    expect(getTranscript(program.state())).toEqual([
      { stream: 'stdout', text: 'Nombre: ' },
      { stream: 'typed', text: 'Ana\n' },
    ]);
    expect(getWorker('runner').receivedMessages.slice(1)).toEqual([
      { kind: 'type', index: 0, text: 'Ana\n' },
      { kind: 'type', index: 1, text: undefined },
    ]);
  });

  it('takes several lines as several answers, each after its question', async () => {
    const { start, write, tell, program, getWorker } = createFakeProgram();
    await start();
    write('Nombre: ');
    tell({ kind: 'awaiting-input' });
    program.type('Ana\n20\n¿?');
    program.endInput();
    expect(getWorker('runner').receivedMessages.slice(1)).toEqual([
      { kind: 'type', index: 0, text: 'Ana\n' },
    ]);
    write('Edad: ');
    tell({ kind: 'awaiting-input' });
    expect(program.state().kind).toBe('running');
    tell({ kind: 'awaiting-input' });
    tell({ kind: 'awaiting-input' });
    expect(getWorker('runner').receivedMessages.slice(2)).toEqual([
      { kind: 'type', index: 1, text: '20\n' },
      { kind: 'type', index: 2, text: '¿?' },
      { kind: 'type', index: 3, text: undefined },
    ]);
    expect(getTranscript(program.state())).toEqual([
      { stream: 'stdout', text: 'Nombre: ' },
      { stream: 'typed', text: 'Ana\n' },
      { stream: 'stdout', text: 'Edad: ' },
      { stream: 'typed', text: '20\n¿?' },
    ]);
    tell({ kind: 'awaiting-input' });
    expect(program.state().kind).toBe('waiting');
  });

  it('takes a whole file that is pasted as one', async () => {
    const { start, tell, program, getWorker } = createFakeProgram();
    await start();
    tell({ kind: 'awaiting-input' });
    const numbers = '7\n'.repeat(1000);
    program.type(numbers);
    expect(getWorker('runner').receivedMessages.slice(1)).toEqual([
      { kind: 'type', index: 0, text: numbers },
    ]);
  });

  it('gives the first question what was typed on its way', async () => {
    const { program, load, compile, tell, getWorker } = createFakeProgram();
    void program.run(request, options);
    program.type('Ana\n');
    await load();
    program.type('20\n');
    await compile();
    expect(getWorker('runner').receivedMessages).toHaveLength(1);
    tell({ kind: 'awaiting-input' });
    tell({ kind: 'awaiting-input' });
    tell({ kind: 'awaiting-input' });
    expect(getWorker('runner').receivedMessages.slice(1)).toEqual([
      { kind: 'type', index: 0, text: 'Ana\n' },
      { kind: 'type', index: 1, text: '20\n' },
    ]);
    expect(program.state().kind).toBe('waiting');
  });

  it('gives nothing of what one program was told to the next', async () => {
    const { start, program, compile, tell, getWorker } = createFakeProgram();
    await start();
    tell({ kind: 'awaiting-input' });
    program.type('a\nb\n');
    void program.run(request, options);
    await compile(2);
    tell({ kind: 'awaiting-input' }, 1);
    expect(program.state().kind).toBe('waiting');
    expect(getWorker('runner', 1).receivedMessages).toHaveLength(1);
  });

  it('takes a runner that does not come for a failure of the network', async () => {
    const { start, program, getWorker } = createFakeProgram();
    await start();
    getWorker('runner').failToLoad();
    await flushPromises();
    expect(program.state()).toEqual({ kind: 'failed', reason: 'network' });
  });

  it('shows what was found undefined while it still runs', async () => {
    const { start, tell, program } = createFakeProgram();
    await start();
    const finding = {
      check: 'out_of_bounds',
      place: { file: 'main.c', line: 7, column: 3 },
      details: { index: '5' },
    };
    tell({ kind: 'finding', finding });
    jest.advanceTimersByTime(UPDATE_INTERVAL_MS);
    expect(program.state()).toMatchObject({
      kind: 'running',
      findings: [finding],
    });
  });

  it('stops when the reader says so, with what it had written', async () => {
    const { start, write, program, getWorker } = createFakeProgram();
    await start();
    write('vueltas');
    program.stop();
    await flushPromises();
    expect(getWorker('runner').terminated).toBe(true);
    expect(program.state()).toMatchObject({
      kind: 'finished',
      transcript: [{ stream: 'stdout', text: 'vueltas' }],
      result: { end: { kind: 'stopped' } },
    });
  });

  it('makes way for its next run, and is not heard any more', async () => {
    const { start, write, program, getWorker, compile } = createFakeProgram();
    await start();
    write('viejo');
    void program.run(request, options);
    expect(getWorker('runner').terminated).toBe(true);
    await compile(2);
    write('viejo');
    write('nuevo', 1);
    jest.advanceTimersByTime(UPDATE_INTERVAL_MS);
    expect(getTranscript(program.state())).toEqual([
      { stream: 'stdout', text: 'nuevo' },
    ]);
  });

  it('ends unseen when nobody looks any more', async () => {
    const { start, write, shownStates, program, getWorker } =
      createFakeProgram();
    await start();
    write('nadie lo ve');
    const before = shownStates.length;
    program.abort();
    await flushPromises();
    jest.advanceTimersByTime(UPDATE_INTERVAL_MS);
    expect(getWorker('runner').terminated).toBe(true);
    expect(shownStates).toHaveLength(before);
  });

  it('takes nothing typed before it runs or after it ended', async () => {
    const { start, end, program, getWorker } = createFakeProgram();
    program.type('pronto\n');
    program.endInput();
    await start();
    await end();
    program.type('tarde\n');
    program.endInput();
    expect(getWorker('runner').receivedMessages).toHaveLength(1);
    expect(getTranscript(program.state())).toEqual([]);
  });
});

describe('once it has ended', () => {
  const finding = {
    check: 'memory_leak',
    place: { file: 'main.c', line: 3, column: 1 },
    details: {},
  } as const;

  async function runUntilEnd(watch: typeof watchEnded) {
    const lab = createFakeLab();
    const program = new Program(() => Promise.resolve(lab.engine), watch);
    void program.run(request, options);
    await flushPromises();
    lab.getWorker('compiler').reply({ kind: 'ready', parts: lab.parts });
    await flushPromises();
    lab
      .getWorker('compiler')
      .reply({ kind: 'done', id: 1, value: compiledOutcome });
    await flushPromises();
    program.type('Ana\n');
    lab.getWorker('runner').reply({ kind: 'done', result: endedResult });
    await flushPromises();
    return program;
  }

  it('tells what watching it again finds, with all that was typed', async () => {
    const watch = jest.fn(() => Promise.resolve({ findings: [finding] }));
    const program = await runUntilEnd(watch);
    expect(watch).toHaveBeenCalledWith(
      expect.anything(),
      { request, options, result: endedResult, typedText: 'Ana\n' },
      expect.anything(),
    );
    expect(program.state()).toMatchObject({
      kind: 'finished',
      findings: [finding],
      result: { findings: [finding] },
    });
    expect(program.state()).not.toHaveProperty('watchGap');
  });

  it('says why not everything is known of it', async () => {
    const program = await runUntilEnd(() =>
      Promise.resolve({ findings: [], gap: 'partly' }),
    );
    expect(program.state()).toMatchObject({ watchGap: 'partly' });
  });

  it('stays as it was when nothing is found: the same state anew would be said twice', async () => {
    const program = await runUntilEnd(() => Promise.resolve({ findings: [] }));
    expect(program.state()).not.toHaveProperty('watchGap');
  });

  it('stays as it was when nothing could be watched', async () => {
    const program = await runUntilEnd(() => Promise.resolve(undefined));
    expect(program.state()).not.toHaveProperty('watchGap');
  });
});
