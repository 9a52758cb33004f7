/** @jest-environment node */
import { callsOf } from '../calls';
import { Terminals } from '../terminals';
import type { Machine } from '../types';

const claim = { id: 'uno', size: { cols: 80, rows: 24 }, redraw: false };

/** Creates a machine whose reset lasts until the test ends it. */
function slowMachine() {
  const done: string[] = [];
  let endReset: (error?: Error) => void = () => undefined;
  const nothing = (name: string) => () => {
    done.push(name);
    return Promise.resolve();
  };
  const machine: Machine = {
    listen: () => () => undefined,
    notice: () => () => undefined,
    type: () => undefined,
    resize: nothing('resize'),
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
    restore: nothing('restore'),
    suspend: nothing('suspend'),
    resume: nothing('resume'),
    end: () => undefined,
  };
  return {
    calls: callsOf(machine, new Terminals(machine)),
    done,
    endReset: (error?: Error) => {
      endReset(error);
    },
  };
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

it('stands still only after the terminal that was being made ready', async () => {
  const { calls, done, endReset } = slowMachine();
  const taken = calls.take(claim);
  const still = calls.suspend();
  await settle();
  expect(done).not.toContain('suspend');
  endReset();
  await expect(taken).resolves.toBe('fresh');
  await still;
  expect(done.slice(-2)).toEqual(['reset', 'suspend']);
});

it('does not let what failed stop what comes after it', async () => {
  const { calls, done, endReset } = slowMachine();
  const taken = calls.take(claim);
  const still = calls.suspend();
  await settle();
  endReset(new Error('rota'));
  await expect(taken).rejects.toThrow('rota');
  await still;
  expect(done.at(-1)).toBe('suspend');
});

it('runs a script of control without waiting for a terminal', async () => {
  const { calls, done } = slowMachine();
  void calls.take(claim);
  await settle();
  await calls.control('true');
  expect(done.at(-1)).toBe('control');
});
