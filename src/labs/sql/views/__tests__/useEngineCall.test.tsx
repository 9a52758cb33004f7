import { act, renderHook, waitFor } from '@testing-library/react';
import { LoadFailure } from '../../../kit/loadState';
import type { RunAnswer } from '../../worker/calls';
import { useEngineCall } from '../useEngineCall';
import { resetEngine } from './engineDouble';
import type { EngineDouble } from './engineDouble';

jest.mock('../../client/load', () =>
  jest.requireActual<object>('./engineDouble'),
);

let engine: EngineDouble;

beforeEach(() => {
  engine = resetEngine();
});

function renderCall() {
  const { result, unmount } = renderHook(() => useEngineCall<RunAnswer>());
  return {
    unmount,
    get: () => result.current,
    run: (sql: string) => {
      act(() => {
        result.current.start((host) => host.call('run', {}, sql));
      });
    },
    reaches: (kind: string) =>
      waitFor(() => {
        expect(result.current.state.kind).toBe(kind);
      }),
  };
}

describe('a call that fails', () => {
  it.each(['network', 'damaged', 'unsupported'] as const)(
    'because of the loading says «%s»',
    async (reason) => {
      const { run, reaches, get } = renderCall();
      engine.failNextLoading(reason);
      run('SELECT 1;');
      await reaches('failed');
      expect(get().state).toEqual({ kind: 'failed', reason });
    },
  );

  it('because a chunk did not come is a failure of the network', async () => {
    const { get, reaches } = renderCall();
    act(() => {
      get().start(() =>
        Promise.reject(
          Object.assign(new Error('no chunk'), { name: 'ChunkLoadError' }),
        ),
      );
    });
    await reaches('failed');
    expect(get().state).toMatchObject({ reason: 'network' });
  });

  it('because SQLite refuses it has the error of SQLite', async () => {
    const { get, reaches } = renderCall();
    act(() => {
      get().start((host) => host.call('run', { setUp: 'nada' }, 'SELECT 1;'));
    });
    await reaches('refused');
    expect(get().state).toMatchObject({
      fault: { message: 'near "nada": syntax error' },
    });
  });

  it('tells a worker that was stopped from one that failed by itself', async () => {
    const { run, reaches, get } = renderCall();
    engine.holdNextCall();
    run('SELECT 1;');
    await reaches('running');
    act(() => {
      get().stop();
    });
    await reaches('stopped');
    engine.holdNextCall();
    run('SELECT 1;');
    await reaches('running');
    act(() => {
      engine.crash();
    });
    await reaches('crashed');
  });

  it('because of an unknown error ends too', async () => {
    const { get, reaches } = renderCall();
    const report = jest.spyOn(console, 'error').mockImplementation();
    act(() => {
      get().start(() => Promise.reject(new Error('unknown')));
    });
    await reaches('broken');
    expect(report).toHaveBeenCalledWith(new Error('unknown'));
    report.mockRestore();
  });

  it('keeps the value of the last one that ended', async () => {
    const { run, reaches, get } = renderCall();
    run('SELECT 1;');
    await reaches('done');
    engine.failNextLoading('network');
    run('SELECT 2;');
    await reaches('failed');
    expect(get().last?.sql).toBe('SELECT 1;');
  });
});

it('loads, runs and ends with the value of the call', async () => {
  const { run, reaches, get } = renderCall();
  expect(get().state).toEqual({ kind: 'idle' });
  expect(get().last).toBeUndefined();
  run('SELECT 1;');
  expect(get().state.kind).toBe('loading');
  await reaches('done');
  expect(get().last?.result.statements[0]?.table?.rows).toEqual([[1n]]);
});

it('shows the value of the call that was asked for last', async () => {
  const { get, run, reaches } = renderCall();
  let endFirst: ((value: RunAnswer) => void) | undefined;
  act(() => {
    get().start(
      () =>
        new Promise((resolve) => {
          endFirst = resolve;
        }),
    );
  });
  await reaches('running');
  run('SELECT 2;');
  await reaches('done');
  const { last } = get();
  if (!last) throw new Error('There is no value.');
  await act(async () => {
    endFirst?.({ ...last, sql: 'SELECT 1;' });
    await Promise.resolve();
  });
  expect(get().last?.sql).toBe('SELECT 2;');
});

it('forgets its state and its value', async () => {
  const { get, run, reaches } = renderCall();
  run('SELECT 1;');
  await reaches('done');
  act(() => {
    get().clear();
  });
  expect(get().state).toEqual({ kind: 'idle' });
  expect(get().last).toBeUndefined();
});

it('changes nothing after its block went away', async () => {
  const { get, unmount, reaches } = renderCall();
  let fail: ((error: Error) => void) | undefined;
  act(() => {
    get().start(
      () =>
        new Promise((_, reject) => {
          fail = reject;
        }),
    );
  });
  await reaches('running');
  unmount();
  await act(async () => {
    fail?.(new LoadFailure('network'));
    await Promise.resolve();
  });
  expect(get().state.kind).toBe('running');
});
