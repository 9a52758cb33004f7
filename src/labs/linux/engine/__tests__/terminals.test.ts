/** @jest-environment node */
import { MAX_KEPT_MACHINES, Terminals } from '../terminals';
import type { Machine } from '../types';

const size = { cols: 80, rows: 24 };
const createClaim = (id: string, redraw = false) => ({
  ...{ id, size, redraw },
  setUp: `touch ${id}`,
});

/** Creates a fake machine that records the calls. */
function createFakeMachine() {
  const finishedCalls: string[] = [];
  const freedTerminals: number[] = [];
  const ownersAtReset: (string | undefined)[] = [];
  let savedCount = 0;
  let cannotSave = false;
  let failuresLeft = 0;
  const finish = (call: string) => {
    finishedCalls.push(call);
    if (failuresLeft === 0) return Promise.resolve();
    failuresLeft -= 1;
    return Promise.reject(new Error(`${call} failed`));
  };
  const machine: Machine = {
    listen: () => () => undefined,
    onNotice: () => () => undefined,
    type: (text) => finishedCalls.push(`type ${JSON.stringify(text)}`),
    resize: () => Promise.resolve(),
    control: () => Promise.resolve({ status: 0, output: '' }),
    reset: (setUp) => {
      ownersAtReset.push(terminals.getActiveId());
      return finish(`reset ${setUp ?? ''}`);
    },
    save: () => {
      if (cannotSave) return Promise.resolve(undefined);
      savedCount += 1;
      finishedCalls.push(`save ${savedCount}`);
      const state = Uint8Array.of(savedCount);
      const number = savedCount;
      // Stubs `transfer`, which not every version of Node has.
      Object.assign(state.buffer, {
        transfer: () => freedTerminals.push(number),
      });
      return Promise.resolve({ state });
    },
    restore: ({ state }) => finish(`restore ${String(state[0])}`),
    suspend: () => Promise.resolve(),
    resume: () => Promise.resolve(),
    end: () => undefined,
  };
  const terminals = new Terminals(machine);
  return {
    terminals,
    ownersAtReset,
    finishedCalls: finishedCalls,
    freedTerminals: freedTerminals,
    failToSave: () => {
      cannotSave = true;
    },
    failOnce: () => {
      failuresLeft = 1;
    },
  };
}

it('begins each with its own set-up, and finds it again as it was', async () => {
  const { terminals, finishedCalls } = createFakeMachine();
  expect(await terminals.take(createClaim('a'))).toBe('fresh');
  expect(await terminals.take(createClaim('b'))).toBe('fresh');
  expect(await terminals.take(createClaim('a'))).toBe('kept');
  expect(terminals.getActiveId()).toBe('a');
  expect(finishedCalls).toEqual([
    'reset touch a',
    'save 1',
    'reset touch b',
    'save 2',
    'restore 1',
  ]);
});

it('writes the screen again for a view that is new', async () => {
  const { terminals, finishedCalls } = createFakeMachine();
  await terminals.take(createClaim('a', true));
  await terminals.take(createClaim('a', true));
  expect(finishedCalls).toEqual(['reset touch a', String.raw`type "\f"`]);
});

it('keeps few machines: the one left longest ago begins anew', async () => {
  const { terminals } = createFakeMachine();
  const ids = Array.from(
    { length: MAX_KEPT_MACHINES + 2 },
    (_, index) => `t${index}`,
  );
  for (const id of ids) await terminals.take(createClaim(id));
  expect(await terminals.take(createClaim('t0'))).toBe('fresh');
  expect(await terminals.take(createClaim(ids.at(-1) ?? ''))).toBe('kept');
});

it('begins anew when the machine could not be kept', async () => {
  const { terminals, failToSave } = createFakeMachine();
  await terminals.take(createClaim('a'));
  failToSave();
  await terminals.take(createClaim('b'));
  expect(await terminals.take(createClaim('a'))).toBe('fresh');
});

it('goes back once to what was before a reset', async () => {
  const { terminals, finishedCalls } = createFakeMachine();
  await terminals.take(createClaim('a'));
  expect(await terminals.undo()).toBe(false);
  await terminals.reset();
  expect(await terminals.undo()).toBe(true);
  expect(await terminals.undo()).toBe(false);
  expect(finishedCalls.slice(1)).toEqual([
    'save 1',
    'reset touch a',
    'restore 1',
  ]);
});

it('gives what the machine prints while it is prepared to the terminal that asked', async () => {
  const { terminals, ownersAtReset } = createFakeMachine();
  await terminals.take(createClaim('a'));
  await terminals.take(createClaim('b'));
  expect(ownersAtReset).toEqual(['a', 'b']);
});

it('begins again with its set-up when the set-up failed', async () => {
  const { terminals, finishedCalls, failOnce } = createFakeMachine();
  failOnce();
  await expect(terminals.take(createClaim('a'))).rejects.toThrow('failed');
  expect(terminals.getActiveId()).toBeUndefined();
  expect(await terminals.take(createClaim('a'))).toBe('fresh');
  expect(finishedCalls).toEqual(['reset touch a', 'reset touch a']);
});

it('can go back after a first try that failed', async () => {
  const { terminals, failOnce } = createFakeMachine();
  await terminals.take(createClaim('a'));
  await terminals.reset();
  failOnce();
  await expect(terminals.undo()).rejects.toThrow('failed');
  expect(await terminals.undo()).toBe(true);
});

it('gives back the memory of what nobody can come back to, and of nothing else', async () => {
  const { terminals, freedTerminals } = createFakeMachine();
  await terminals.take(createClaim('t0'));
  await terminals.reset();
  await terminals.reset();
  expect(freedTerminals).toEqual([1]);
  await terminals.take(createClaim('t1'));
  expect(freedTerminals).toEqual([1, 2]);
  for (let index = 2; index <= MAX_KEPT_MACHINES; index += 1)
    await terminals.take(createClaim(`t${index}`));
  expect(freedTerminals).toEqual([1, 2]);
  await terminals.take(createClaim('last'));
  expect(freedTerminals).toEqual([1, 2, 3]);
});
