/** @jest-environment node */
import { aheadMeasure, bringAhead, later } from '../ahead';
import { settle } from './fakes';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

/** Simulates an idle moment of the page. */
async function idle(): Promise<void> {
  jest.runOnlyPendingTimers();
  await settle();
}

it('brings each part once, one after the other, when there is time', async () => {
  const measure = jest.spyOn(performance, 'measure');
  const came: string[] = [];
  const end: (() => void)[] = [];
  const part = (name: string) => () =>
    new Promise<void>((resolve) => {
      came.push(name);
      end.push(resolve);
    });
  const editor = later(part('editor'));
  later(part('pasos'));
  bringAhead();
  expect(came).toEqual([]);
  await idle();
  expect(came).toEqual(['editor']);
  end[0]?.();
  await settle();
  expect(came).toEqual(['editor', 'pasos']);
  end[1]?.();
  await settle();
  expect(measure.mock.calls.map(([name]) => name)).toEqual([aheadMeasure]);
  bringAhead();
  await idle();
  expect(came).toHaveLength(2);
  expect(typeof editor).toBe('function');
});

it('asks again, after the next program, for what did not come', async () => {
  let isOnline = false;
  const part = jest.fn(() =>
    isOnline ? Promise.resolve() : Promise.reject(new Error('sin red')),
  );
  later(part);
  bringAhead();
  await idle();
  isOnline = true;
  bringAhead();
  await idle();
  bringAhead();
  await idle();
  expect(part).toHaveBeenCalledTimes(2);
});
