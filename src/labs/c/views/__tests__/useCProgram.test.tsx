import { StrictMode } from 'react';
import { act, renderHook } from '@testing-library/react';
import { createFakeLab, flushPromises } from '../../client/__tests__/fakes';
import { useCProgram } from '../useCProgram';

let mockLab = createFakeLab();

jest.mock('../../client', () => ({ getCEngine: () => mockLab.engine }));

const request = { files: [{ name: 'main.c', text: 'int main(void){}' }] };
const options = { stdin: { kind: 'interactive' } } as const;

beforeEach(() => {
  mockLab = createFakeLab();
});

const wait = () => act(flushPromises);

async function renderRunning() {
  const hook = renderHook(() => useCProgram(), { wrapper: StrictMode });
  expect(hook.result.current.state).toEqual({ kind: 'idle' });
  act(() => {
    void hook.result.current.run(request, options);
  });
  // The dynamic import of the lab takes several ticks.
  while (mockLab.getWorkers('compiler').length === 0) await wait();
  act(() => {
    mockLab
      .getWorker('compiler')
      .reply({ kind: 'ready', parts: mockLab.parts });
  });
  await wait();
  expect(hook.result.current.state).toEqual({ kind: 'compiling' });
  act(() => {
    mockLab.getWorker('compiler').reply({
      kind: 'done',
      id: 1,
      value: {
        kind: 'program',
        wasm: new Uint8Array(8),
        text: '',
        diagnostics: [],
      },
    });
  });
  await wait();
  expect(hook.result.current.state).toEqual({ kind: 'starting' });
  act(() => {
    mockLab
      .getWorker('runner')
      .reply({ kind: 'event', event: { kind: 'started' } });
  });
  expect(hook.result.current.state).toMatchObject({ kind: 'running' });
  return hook;
}

it('follows a program from the download to its end', async () => {
  const { result } = await renderRunning();
  const endedResult = {
    end: { kind: 'exit', status: 3 },
    findings: [],
    files: [],
    elapsedMs: 1,
  } as const;
  act(() => {
    mockLab.getWorker('runner').reply({ kind: 'done', result: endedResult });
  });
  await wait();
  expect(result.current.state).toMatchObject({
    kind: 'finished',
    result: endedResult,
  });
});

it('ends the program with the block of code that ran it', async () => {
  const { unmount } = await renderRunning();
  unmount();
  expect(mockLab.getWorker('runner').terminated).toBe(true);
});

it('does each thing to its own program alone', async () => {
  const { result } = await renderRunning();
  const otherHook = renderHook(() => useCProgram());
  act(() => {
    otherHook.result.current.stop();
    otherHook.result.current.type('nada\n');
  });
  expect(otherHook.result.current.state).toEqual({ kind: 'idle' });
  expect(mockLab.getWorker('runner').receivedMessages).toHaveLength(1);
  act(() => {
    result.current.stop();
  });
  await wait();
  expect(result.current.state).toMatchObject({
    kind: 'finished',
    result: { end: { kind: 'stopped' } },
  });
});
