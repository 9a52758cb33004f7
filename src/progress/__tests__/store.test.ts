import { emptyProgress, readProgress } from '../schema';
import type { Progress } from '../schema';
import { createProgressStore } from '../store';

const key = 'steve-labs:/:progress';
const salida = '/stevelabs/program1/salida/';
const bucles = '/stevelabs/program1/bucles/';

const mark =
  (lesson: string, timestamp: number, value = true) =>
  (data: Progress): Progress => ({
    ...data,
    done: { ...data.done, [lesson]: { value, at: timestamp } },
  });

/** Opens a tab, which shares only the storage with the others. */
const openTab = () => createProgressStore(key);

function dispatchStorageEvent(changedKey: string | null = key): void {
  window.dispatchEvent(new StorageEvent('storage', { key: changedKey }));
}

function failStorage(method: 'getItem' | 'setItem', name: string) {
  return jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('no', name);
  });
}

beforeEach(() => {
  localStorage.clear();
});

afterEach(() => {
  jest.restoreAllMocks();
});

it('keeps a change for the next visit', () => {
  openTab().update(mark(salida, 5));
  expect(openTab().getSnapshot()).toEqual({
    data: { ...emptyProgress, done: { [salida]: { value: true, at: 5 } } },
    storageState: 'kept',
  });
});

it('gives the same snapshot until something changes', () => {
  const tab = openTab();
  expect(tab.getSnapshot()).toBe(tab.getSnapshot());
});

it('knows what another tab wrote between the first look and the first listener', () => {
  const tab = openTab();
  const before = tab.getSnapshot();
  openTab().update(mark(salida, 5));
  expect(tab.getSnapshot()).toBe(before);
  tab.subscribe(jest.fn());
  expect(tab.getSnapshot().data.done).toEqual({
    [salida]: { value: true, at: 5 },
  });
});

it('gives who begins to listen the snapshot of before where nothing changed', () => {
  const tab = openTab();
  const before = tab.getSnapshot();
  tab.subscribe(jest.fn());
  expect(tab.getSnapshot()).toBe(before);
});

it('tells who listens, and no longer those who stopped', () => {
  const tab = openTab();
  const listener = jest.fn();
  const stop = tab.subscribe(listener);
  tab.update(mark(salida, 5));
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  tab.update(mark(salida, 6));
  dispatchStorageEvent();
  expect(listener).toHaveBeenCalledTimes(1);
});

it('shows what another tab wrote', () => {
  const firstTab = openTab();
  firstTab.subscribe(() => undefined);
  expect(firstTab.getSnapshot().data.done).toEqual({});
  openTab().update(mark(salida, 5));
  dispatchStorageEvent();
  expect(firstTab.getSnapshot().data.done[salida]?.value).toBe(true);
});

it('does not mind what another part of the site stores', () => {
  const firstTab = openTab();
  const listener = jest.fn();
  firstTab.subscribe(listener);
  dispatchStorageEvent('steve-labs:/:contrast');
  expect(listener).not.toHaveBeenCalled();
});

it('writes on top of what another tab wrote meanwhile', () => {
  const firstTab = openTab();
  firstTab.getSnapshot();
  openTab().update(mark(bucles, 5));
  firstTab.update(mark(salida, 6));
  expect(Object.keys(openTab().getSnapshot().data.done)).toEqual([
    bucles,
    salida,
  ]);
});

it('does not bring back what another tab forgot', () => {
  const firstTab = openTab();
  firstTab.update(mark(bucles, 5));
  openTab().update(() => ({ ...emptyProgress, forgotten: 9 }));
  firstTab.update(mark(salida, 10));
  expect(Object.keys(openTab().getSnapshot().data.done)).toEqual([salida]);
});

it('works for the visit where storage is blocked, and says so', () => {
  failStorage('getItem', 'SecurityError');
  failStorage('setItem', 'SecurityError');
  const tab = openTab();
  tab.update(mark(salida, 5));
  tab.update(mark(bucles, 6));
  expect(tab.getSnapshot().storageState).toBe('blocked');
  expect(Object.keys(tab.getSnapshot().data.done)).toEqual([salida, bucles]);
});

it('works for the visit where storage is full, and says so', () => {
  failStorage('setItem', 'QuotaExceededError');
  const tab = openTab();
  tab.update(mark(salida, 5));
  expect(tab.getSnapshot().storageState).toBe('full');
  expect(tab.getSnapshot().data.done[salida]?.value).toBe(true);
});

it('keeps what it could not, together with the work of others, once there is room', () => {
  const firstTab = openTab();
  const full = failStorage('setItem', 'QuotaExceededError');
  firstTab.update(mark(salida, 5));
  full.mockRestore();
  openTab().update(mark(bucles, 6));
  firstTab.update((data) => data);
  expect(firstTab.getSnapshot().storageState).toBe('kept');
  expect(
    Object.keys(readProgress(localStorage.getItem(key))?.done ?? {}).sort(),
  ).toEqual([bucles, salida]);
});

it('leaves what a newer version of the site wrote, and says so', () => {
  const newer = JSON.stringify({ version: 2, more: true });
  localStorage.setItem(key, newer);
  const tab = openTab();
  tab.update(mark(salida, 5));
  expect(tab.getSnapshot().storageState).toBe('newer');
  expect(localStorage.getItem(key)).toBe(newer);
});

it('replaces what is damaged with the next change', () => {
  localStorage.setItem(key, '{"version":1,"done":');
  openTab().update(mark(salida, 5));
  expect(openTab().getSnapshot().data.done[salida]?.value).toBe(true);
});
