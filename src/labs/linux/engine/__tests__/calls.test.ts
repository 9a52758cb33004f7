/** @jest-environment node */
import { createMachineCalls } from '../calls';
import { Terminals } from '../terminals';
import type { Machine } from '../types';

const claim = { id: 'uno', size: { cols: 80, rows: 24 }, redraw: false };

/** Creates a machine whose reset lasts until the test ends it. */
function createSlowMachine() {
  const done: string[] = [];
  let endReset: (error?: Error) => void = () => undefined;
  const recordCall = (name: string) => () => {
    done.push(name);
    return Promise.resolve();
  };
  const machine: Machine = {
    listen: () => () => undefined,
    onNotice: () => () => undefined,
    type: () => undefined,
    resize: recordCall('resize'),
    control: () => {
      done.push('control');
      return Promise.resolve({ status: 0, output: '' });
    },
    reset: () =>
      new Promise((resolve, reject) => {
        endReset = (error) => {
          done.push('reset');
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
    done,
    endReset: (error?: Error) => {
      endReset(error);
    },
  };
}

async function flushPromises(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

it('stands still only after the terminal that was being made ready', async () => {
  const { calls, done, endReset } = createSlowMachine();
  const taken = calls.take(claim);
  const still = calls.suspend();
  await flushPromises();
  expect(done).not.toContain('suspend');
  endReset();
  await expect(taken).resolves.toBe('fresh');
  await still;
  expect(done.slice(-2)).toEqual(['reset', 'suspend']);
});

it('does not let what failed stop what comes after it', async () => {
  const { calls, done, endReset } = createSlowMachine();
  const taken = calls.take(claim);
  const still = calls.suspend();
  await flushPromises();
  endReset(new Error('rota'));
  await expect(taken).rejects.toThrow('rota');
  await still;
  expect(done.at(-1)).toBe('suspend');
});

it('runs a script of control without waiting for a terminal', async () => {
  const { calls, done } = createSlowMachine();
  void calls.take(claim);
  await flushPromises();
  await calls.control('true');
  expect(done.at(-1)).toBe('control');
});
