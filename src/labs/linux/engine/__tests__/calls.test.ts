/** @jest-environment node */
import { createMachineCalls } from '../calls';
import { Terminals } from '../terminals';
import type { Machine } from '../types';

const claim = { id: 'uno', size: { cols: 80, rows: 24 }, redraw: false };

/** Creates a machine whose reset lasts until the test ends it. */
function createSlowMachine() {
  const finishedCalls: string[] = [];
  let endReset: (error?: Error) => void = () => undefined;
  const recordCall = (name: string) => () => {
    finishedCalls.push(name);
    return Promise.resolve();
  };
  const machine: Machine = {
    listen: () => () => undefined,
    onNotice: () => () => undefined,
    type: () => undefined,
    resize: recordCall('resize'),
    control: () => {
      finishedCalls.push('control');
      return Promise.resolve({ status: 0, output: '' });
    },
    reset: () =>
      new Promise((resolve, reject) => {
        endReset = (error) => {
          finishedCalls.push('reset');
          if (error) reject(error);
          else resolve();
        };
      }),
    save: () => Promise.resolve(undefined),
    restore: recordCall('restore'),
    suspend: recordCall('suspend'),
    resume: recordCall('resume'),
    end: () => undefined,
  };
  return {
    calls: createMachineCalls(machine, new Terminals(machine)),
    finishedCalls: finishedCalls,
    endReset: (error?: Error) => {
      endReset(error);
    },
  };
}

async function flushPromises(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

it('stands still only after the terminal that was being made ready', async () => {
  const { calls, finishedCalls, endReset } = createSlowMachine();
  const takePromise = calls.take(claim);
  const suspendPromise = calls.suspend();
  await flushPromises();
  expect(finishedCalls).not.toContain('suspend');
  endReset();
  await expect(takePromise).resolves.toBe('fresh');
  await suspendPromise;
  expect(finishedCalls.slice(-2)).toEqual(['reset', 'suspend']);
});

it('does not let what failed stop what comes after it', async () => {
  const { calls, finishedCalls, endReset } = createSlowMachine();
  const takePromise = calls.take(claim);
  const suspendPromise = calls.suspend();
  await flushPromises();
  endReset(new Error('rota'));
  await expect(takePromise).rejects.toThrow('rota');
  await suspendPromise;
  expect(finishedCalls.at(-1)).toBe('suspend');
});

it('runs a script of control without waiting for a terminal', async () => {
  const { calls, finishedCalls } = createSlowMachine();
  void calls.take(claim);
  await flushPromises();
  await calls.control('true');
  expect(finishedCalls.at(-1)).toBe('control');
});
