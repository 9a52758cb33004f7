import { canWriteStorage } from '../preferences/canWriteStorage';
import { mergeProgress } from './merge';
import { emptyProgress, readProgress } from './schema';
import type { Progress } from './schema';

/**
 * State of the storage: it works, it is blocked, it is full, or it holds data
 * of a newer version of the site.
 */
export type StorageState = 'kept' | 'blocked' | 'full' | 'newer';

export interface Snapshot {
  readonly data: Progress;
  readonly storageState: StorageState;
}

/** Snapshot for the server and the first render. */
export const initialSnapshot: Snapshot = {
  data: emptyProgress,
  storageState: 'kept',
};

export interface ProgressStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => Snapshot;
  readonly update: (change: (data: Progress) => Progress) => void;
}

/**
 * Creates a store under one key of the local storage, synchronized between
 * tabs. Never throws: without storage the progress lasts as long as the page.
 *
 * @param takeEarly Returns the change made before hydration, if any; called
 * when the first listener subscribes.
 */
export function createProgressStore(
  key: string,
  takeEarly: () => ((data: Progress) => Progress) | undefined = () => undefined,
): ProgressStore {
  const listeners = new Set<() => void>();
  let snapshot: Snapshot | undefined;

  function readSnapshot(): Snapshot {
    try {
      const data = readProgress(localStorage.getItem(key));
      if (!data) return { data: emptyProgress, storageState: 'newer' };
      return { data, storageState: canWriteStorage() ? 'kept' : 'full' };
    } catch {
      return { data: emptyProgress, storageState: 'blocked' };
    }
  }

  const getSnapshot = () => (snapshot ??= readSnapshot());

  /**
   * Reads the storage, which another tab may have written, and merges the
   * changes that only this page has.
   */
  function reconcile(): Snapshot {
    const ownSnapshot = getSnapshot();
    const { data, storageState } = readSnapshot();
    if (ownSnapshot.storageState === 'kept' && storageState === 'kept')
      return { data, storageState };
    return {
      data: mergeProgress(ownSnapshot.data, data),
      storageState:
        storageState === 'kept' ? ownSnapshot.storageState : storageState,
    };
  }

  function setSnapshot(next: Snapshot): void {
    snapshot = next;
    for (const listener of listeners) listener();
  }

  /**
   * Updates the snapshot without notifying: another tab may have written while
   * this store had no listeners. An equal snapshot keeps its identity, so that
   * React does not render again.
   */
  function refreshSilently(): void {
    const next = reconcile();
    const isSame = JSON.stringify(next) === JSON.stringify(getSnapshot());
    if (!isSame) snapshot = next;
  }

  function refresh(event: Event): void {
    const isOtherKey =
      'key' in event && event.key !== null && event.key !== key;
    if (!isOtherKey) setSnapshot(reconcile());
  }

  function update(change: (data: Progress) => Progress): void {
    const before = reconcile();
    const data = change(before.data);
    let { storageState } = before;
    if (storageState !== 'newer') {
      try {
        localStorage.setItem(key, JSON.stringify(data));
        storageState = 'kept';
      } catch {
        if (storageState !== 'blocked') storageState = 'full';
      }
    }
    setSnapshot({ data, storageState });
  }

  return {
    getSnapshot,
    subscribe(listener) {
      if (listeners.size === 0) {
        refreshSilently();
        const takenEarly = takeEarly();
        if (takenEarly) update(takenEarly);
        window.addEventListener('storage', refresh);
        // A page restored from the back/forward cache missed the events.
        window.addEventListener('pageshow', refresh);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        window.removeEventListener('storage', refresh);
        window.removeEventListener('pageshow', refresh);
      };
    },
    update,
  };
}
