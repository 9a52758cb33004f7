import { StrictMode } from 'react';
import { act, renderHook } from '@testing-library/react';
import { createFakeLinux, flushPromises } from '../../client/__tests__/fakes';
import { MachineEnded } from '../../client/types';
import { isOutdated } from '../../../../offline/version';
import { useTerminal } from '../useTerminal';

jest.mock('../../../../offline/version', () => ({
  isOutdated: jest.fn(() => Promise.resolve(false)),
}));

let mockLinux = createFakeLinux();

jest.mock('../../client', () => ({
  getLinuxEngine: () => mockLinux.engine,
}));

const size = { cols: 80, rows: 24 };

beforeEach(() => {
  mockLinux = createFakeLinux();
});

const flushUpdates = () => act(flushPromises);

async function startTerminal(id = 'uno') {
  const hook = renderHook(() => useTerminal(id, 'touch a'), {
    wrapper: StrictMode,
  });
  expect(hook.result.current.state).toEqual({ kind: 'idle' });
  let startPromise: Promise<unknown> = Promise.resolve();
  act(() => {
    startPromise = hook.result.current.start(size);
  });
  // Waits for the dynamic import of the engine.
  while (mockLinux.workers.length === 0) await flushUpdates();
  return { ...hook, waitForStart: () => startPromise };
}

async function runTerminal(id = 'uno') {
  const hook = await startTerminal(id);
  act(() => {
    mockLinux.worker().reply({ kind: 'ready' });
  });
  await flushUpdates();
  expect(hook.result.current.state).toEqual({ kind: 'starting' });
  act(() => {
    mockLinux.worker().answer('fresh');
  });
  await flushUpdates();
  expect(hook.result.current.state).toEqual({ kind: 'running', waits: false });
  return hook;
}

it('follows a terminal from the download to its prompt', async () => {
  const { result, waitForStart } = await startTerminal();
  act(() => {
    mockLinux.worker().reply({ kind: 'progress', received: 9 });
  });
  expect(result.current.state).toEqual({
    kind: 'loading',
    received: 19,
    total: 4310,
  });
  act(() => {
    mockLinux.worker().reply({ kind: 'ready' });
  });
  await flushUpdates();
  act(() => {
    mockLinux.worker().answer('fresh');
  });
  await flushUpdates();
  await expect(waitForStart()).resolves.toBe('fresh');
  const outputSpy = jest.fn();
  result.current.listen(outputSpy);
  const bytes = Uint8Array.of(36);
  mockLinux.worker().reply({ kind: 'output', terminal: 'uno', bytes });
  expect(outputSpy).toHaveBeenCalledWith(bytes);
});

it('gives up a download, and says why one failed', async () => {
  const { result, waitForStart } = await startTerminal();
  act(() => {
    result.current.cancel();
  });
  await flushUpdates();
  expect(result.current.state).toEqual({ kind: 'idle' });
  await expect(waitForStart()).resolves.toBeUndefined();
  act(() => {
    void result.current.start(size);
  });
  await flushUpdates();
  act(() => {
    mockLinux.worker(1).reply({ kind: 'failed', reason: 'network' });
  });
  await flushUpdates();
  expect(result.current.state).toEqual({ kind: 'failed', reason: 'network' });
});

it('says that its set-up failed, which is an error of the author', async () => {
  const { result } = await startTerminal();
  act(() => {
    mockLinux.worker().reply({ kind: 'ready' });
  });
  await flushUpdates();
  act(() => {
    mockLinux.worker().reply({
      kind: 'refused',
      id: 1,
      refusal: { kind: 'set-up', result: { status: 1, output: '' } },
    });
  });
  await flushUpdates();
  expect(result.current.state).toEqual({ kind: 'failed', reason: 'set-up' });
});

it('knows that another terminal has the machine, and takes it back', async () => {
  const { result } = await runTerminal();
  const otherHook = renderHook(() => useTerminal('dos'));
  act(() => {
    void otherHook.result.current.start(size);
  });
  while (result.current.state.kind === 'running') await flushUpdates();
  expect(result.current.state).toEqual({ kind: 'elsewhere' });
  await expect(result.current.control('true')).rejects.toBeInstanceOf(
    MachineEnded,
  );
  act(() => {
    mockLinux.worker().answer('fresh');
  });
  await flushUpdates();
  act(() => {
    void result.current.start(size);
  });
  await flushUpdates();
  act(() => {
    mockLinux.worker().answer('kept');
  });
  await flushUpdates();
  expect(result.current.state.kind).toBe('running');
  expect(otherHook.result.current.state.kind).toBe('elsewhere');
});

it('says that the machine waits for a file, and that it goes on', async () => {
  const { result } = await runTerminal();
  act(() => {
    mockLinux
      .worker()
      .reply({ kind: 'notice', notice: { kind: 'file-unreachable' } });
  });
  expect(result.current.state).toEqual({ kind: 'running', waits: true });
  act(() => {
    mockLinux
      .worker()
      .reply({ kind: 'notice', notice: { kind: 'file-reached' } });
  });
  expect(result.current.state).toEqual({ kind: 'running', waits: false });
});

it('says of a file that the site no longer has that the page is of before, and goes on running', async () => {
  const { result } = await runTerminal();
  jest.mocked(isOutdated).mockResolvedValueOnce(true);
  act(() => {
    mockLinux
      .worker()
      .reply({ kind: 'notice', notice: { kind: 'file-unreachable' } });
  });
  await flushUpdates();
  expect(result.current.state).toEqual({ kind: 'running', waits: 'outdated' });
});

it.each([
  [
    'reader',
    (hook: Awaited<ReturnType<typeof runTerminal>>) => {
      hook.result.current.stop('reader');
    },
  ],
  [
    'reboot',
    (hook: Awaited<ReturnType<typeof runTerminal>>) => {
      hook.result.current.stop('reboot');
    },
  ],
  [
    'crash',
    () => {
      mockLinux.worker().fail();
    },
  ],
] as const)('says that the machine ended: %s', async (reason, end) => {
  const hook = await runTerminal();
  act(() => {
    end(hook);
  });
  expect(hook.result.current.state).toEqual({ kind: 'ended', reason });
});

it('leaves the machine still when the component goes', async () => {
  const { unmount } = await runTerminal();
  unmount();
  expect(mockLinux.worker().calls().at(-1)).toMatchObject({
    call: { name: 'suspend' },
  });
});
