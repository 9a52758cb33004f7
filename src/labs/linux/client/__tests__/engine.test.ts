import { ControlTimeout, SetUpError } from '../../engine/types';
import { LoadFailure } from '../../../kit/loadState';
import { SUSPEND_DELAY_MS } from '../engine';
import { PING_INTERVAL_MS, MAX_UNANSWERED_PINGS } from '../host';
import { MachineEnded } from '../types';
import { createFakeLinux, flushPromises } from './fakes';

const size = { cols: 80, rows: 24 };

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

async function loadLab() {
  const lab = createFakeLinux();
  const loadPromise = lab.engine.load();
  lab.worker().reply({ kind: 'ready' });
  await loadPromise;
  return lab;
}

/** Creates a terminal that owns the machine. */
async function takeTerminal(id = 'uno') {
  const lab = await loadLab();
  const terminal = lab.engine.terminal(id, 'touch a');
  const takePromise = terminal.take(size);
  await flushPromises();
  lab.worker().answer('fresh');
  return { ...lab, terminal, outcome: await takePromise };
}

describe('loading', () => {
  it('tells how many bytes came, its own among them, and loads once for everybody', async () => {
    const { engine, worker, workers } = createFakeLinux();
    const loadPromises = [engine.load(), engine.load()];
    worker().reply({ kind: 'progress', received: 500 });
    expect(engine.loading()).toEqual({
      kind: 'loading',
      received: 510,
      total: 4310,
    });
    worker().reply({ kind: 'ready' });
    await Promise.all(loadPromises);
    expect(engine.loading()).toEqual({ kind: 'ready' });
    expect(workers).toHaveLength(1);
  });

  it.each(['network', 'damaged'] as const)(
    'can be tried again after it failed: %s',
    async (reason) => {
      const { engine, worker } = createFakeLinux();
      const failedLoad = engine.load();
      worker().reply({ kind: 'failed', reason });
      await expect(failedLoad).rejects.toEqual(new LoadFailure(reason));
      expect(engine.loading()).toEqual({ kind: 'failed', reason });
      expect(worker().terminated).toBe(true);
      const secondLoad = engine.load();
      // The browser keeps a damaged file in its HTTP cache for a year.
      expect(worker(1).receivedMessages).toMatchObject([
        { kind: 'init', refresh: reason === 'damaged' },
      ]);
      worker(1).reply({ kind: 'ready' });
      await expect(secondLoad).resolves.toBeUndefined();
    },
  );

  it('fails as without network when the worker itself does not come', async () => {
    const { engine, worker } = createFakeLinux();
    const failedLoad = engine.load();
    worker().fail();
    await expect(failedLoad).rejects.toMatchObject({ reason: 'network' });
  });

  it('says so where the browser cannot', async () => {
    const { engine, workers } = createFakeLinux({ supported: false });
    await expect(engine.load()).rejects.toMatchObject({
      reason: 'unsupported',
    });
    expect(workers).toEqual([]);
  });

  it('can be cancelled, and begun again', async () => {
    const { engine, worker } = createFakeLinux();
    const cancelled = engine.load();
    engine.cancelLoading();
    await expect(cancelled).rejects.toMatchObject({ name: 'AbortError' });
    expect(engine.loading()).toEqual({ kind: 'idle' });
    expect(worker().terminated).toBe(true);
    const secondLoad = engine.load();
    worker(1).reply({ kind: 'ready' });
    await secondLoad;
  });
});

describe('terminals', () => {
  it('gives the machine to the one that takes it, with its set-up and size', async () => {
    const { terminal, outcome, worker } = await takeTerminal();
    expect(outcome).toBe('fresh');
    expect(terminal.isActive()).toBe(true);
    expect(worker().calls()).toMatchObject([
      {
        call: {
          name: 'take',
          args: [{ id: 'uno', setUp: 'touch a', size, redraw: true }],
        },
      },
    ]);
  });

  it('shows each what its own machine writes', async () => {
    const { engine, terminal, worker } = await takeTerminal();
    const [outputSpy, otherSpy] = [jest.fn(), jest.fn()];
    terminal.listen(outputSpy);
    engine.terminal('dos').listen(otherSpy);
    const bytes = Uint8Array.of(36, 32);
    worker().reply({ kind: 'output', terminal: 'uno', bytes });
    expect(outputSpy).toHaveBeenCalledWith(bytes);
    expect(otherSpy).not.toHaveBeenCalled();
  });

  it('does nothing to the machine of another', async () => {
    const { engine, terminal, worker } = await takeTerminal();
    void engine.terminal('dos').take(size);
    await flushPromises();
    expect(terminal.isActive()).toBe(false);
    terminal.type('rm -rf ~\n');
    await expect(terminal.control('true')).rejects.toBeInstanceOf(MachineEnded);
    expect(
      worker().receivedMessages.filter(({ kind }) => kind === 'type'),
    ).toEqual([]);
  });

  it('tells the errors of the machine with their class', async () => {
    const { terminal, worker } = await takeTerminal();
    const slow = terminal.control('sleep 99', { timeoutMs: 500 });
    const id = worker().calls().at(-1)?.id ?? 0;
    worker().reply({
      kind: 'refused',
      id,
      refusal: { kind: 'control-timeout', ms: 500 },
    });
    await expect(slow).rejects.toEqual(new ControlTimeout(500));
    const result = { status: 2, output: 'mkdir: no se puede' };
    const reset = terminal.reset();
    worker().reply({
      kind: 'refused',
      id: id + 1,
      refusal: { kind: 'set-up', result },
    });
    await expect(reset).rejects.toEqual(new SetUpError(result));
  });

  it('leaves the machine still when its view goes, and finds it again', async () => {
    const { engine, terminal, worker } = await takeTerminal();
    terminal.release();
    expect(worker().calls().at(-1)).toMatchObject({
      call: { name: 'suspend' },
    });
    expect(engine.isSuspended()).toBe(true);
    void engine.terminal('uno').take(size);
    await flushPromises();
    expect(worker().calls().at(-1)).toMatchObject({
      call: { name: 'take', args: [{ id: 'uno', redraw: true }] },
    });
    expect(engine.isSuspended()).toBe(false);
  });
});

describe('a hidden tab', () => {
  const listSuspendCalls = (calls: readonly { call: { name: string } }[]) =>
    calls.map(({ call }) => call.name).filter((name) => name !== 'take');

  it('has its machine stand still after a while, and go on at the return', async () => {
    const { engine, hide, worker } = await takeTerminal();
    hide(true);
    jest.advanceTimersByTime(SUSPEND_DELAY_MS - 1);
    expect(engine.isSuspended()).toBe(false);
    jest.advanceTimersByTime(1);
    expect(engine.isSuspended()).toBe(true);
    hide(false);
    expect(engine.isSuspended()).toBe(false);
    expect(listSuspendCalls(worker().calls())).toEqual(['suspend', 'resume']);
  });

  it('is not touched when it was hidden for a moment', async () => {
    const { hide, worker } = await takeTerminal();
    hide(true);
    jest.advanceTimersByTime(SUSPEND_DELAY_MS / 2);
    hide(false);
    jest.advanceTimersByTime(SUSPEND_DELAY_MS);
    expect(listSuspendCalls(worker().calls())).toEqual([]);
  });

  it('does not wake the machine of a view that is gone', async () => {
    const { terminal, hide, worker } = await takeTerminal();
    terminal.release();
    hide(true);
    hide(false);
    expect(listSuspendCalls(worker().calls())).toEqual(['suspend']);
  });
});

describe('the end', () => {
  it('is told when the reader ends it, and a new machine starts', async () => {
    const { engine, terminal, worker } = await takeTerminal();
    const pending = terminal.control('sleep 9');
    engine.end('reader');
    await expect(pending).rejects.toBeInstanceOf(MachineEnded);
    expect(engine.loading()).toEqual({ kind: 'ended', reason: 'reader' });
    expect(terminal.isActive()).toBe(false);
    expect(worker().terminated).toBe(true);
    const secondTake = terminal.take(size);
    worker(1).reply({ kind: 'ready' });
    await flushPromises();
    worker(1).answer('fresh');
    await expect(secondTake).resolves.toBe('fresh');
  });

  it('is a crash when the worker fails', async () => {
    const { engine, worker } = await takeTerminal();
    worker().fail();
    expect(engine.loading()).toEqual({ kind: 'ended', reason: 'crash' });
  });

  it('is a crash when the worker answers no more, as when a phone killed it', async () => {
    const { engine, worker } = await takeTerminal();
    jest.advanceTimersByTime(PING_INTERVAL_MS * MAX_UNANSWERED_PINGS);
    worker().reply({ kind: 'pong' });
    jest.advanceTimersByTime(PING_INTERVAL_MS * MAX_UNANSWERED_PINGS);
    expect(engine.loading()).toEqual({ kind: 'ready' });
    jest.advanceTimersByTime(PING_INTERVAL_MS);
    expect(engine.loading()).toEqual({ kind: 'ended', reason: 'crash' });
  });

  it('is not suspected of a worker that is busy behind a hidden tab', async () => {
    const { engine, hide } = await takeTerminal();
    hide(true);
    jest.advanceTimersByTime(100 * PING_INTERVAL_MS);
    expect(engine.loading()).toEqual({ kind: 'ready' });
  });
});
