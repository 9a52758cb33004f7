/** @jest-environment node */
import {
  prefetchMeasure,
  prefetchQueuedParts,
  queuePrefetch,
} from '../prefetch';
import { flushPromises } from './fakes';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

/** Simulates an idle moment of the page. */
async function simulateIdle(): Promise<void> {
  jest.runOnlyPendingTimers();
  await flushPromises();
}

it('brings each part once, one after the other, when there is time', async () => {
  const measure = jest.spyOn(performance, 'measure');
  const loadedParts: string[] = [];
  const end: (() => void)[] = [];
  const createPartLoader = (name: string) => () =>
    new Promise<void>((resolve) => {
      loadedParts.push(name);
      end.push(resolve);
    });
  const editor = queuePrefetch(createPartLoader('editor'));
  queuePrefetch(createPartLoader('pasos'));
  prefetchQueuedParts();
  expect(loadedParts).toEqual([]);
  await simulateIdle();
  expect(loadedParts).toEqual(['editor']);
  end[0]?.();
  await flushPromises();
  expect(loadedParts).toEqual(['editor', 'pasos']);
  end[1]?.();
  await flushPromises();
  expect(measure.mock.calls.map(([name]) => name)).toEqual([prefetchMeasure]);
  prefetchQueuedParts();
  await simulateIdle();
  expect(loadedParts).toHaveLength(2);
  expect(typeof editor).toBe('function');
});

it('asks again, after the next program, for what did not come', async () => {
  let isOnline = false;
  const part = jest.fn(() =>
    isOnline ? Promise.resolve() : Promise.reject(new Error('sin red')),
  );
  queuePrefetch(part);
  prefetchQueuedParts();
  await simulateIdle();
  isOnline = true;
  prefetchQueuedParts();
  await simulateIdle();
  prefetchQueuedParts();
  await simulateIdle();
  expect(part).toHaveBeenCalledTimes(2);
});
