import { canKeep } from '../preferences/canKeep';
import { mergeProgress } from './merge';
import { empty, readProgress } from './schema';
import type { Progress } from './schema';

/**
 * State of the storage: it works, it is blocked, it is full, or it holds data
 * of a newer version of the site.
 */
export type Keeping = 'kept' | 'blocked' | 'full' | 'newer';

export interface Snapshot {
  readonly data: Progress;
  readonly keeping: Keeping;
}

/** Snapshot for the server and the first render. */
export const initial: Snapshot = { data: empty, keeping: 'kept' };

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

  function stored(): Snapshot {
    try {
      const data = readProgress(localStorage.getItem(key));
      if (!data) return { data: empty, keeping: 'newer' };
      return { data, keeping: canKeep() ? 'kept' : 'full' };
    } catch {
      return { data: empty, keeping: 'blocked' };
    }
  }

  const getSnapshot = () => (snapshot ??= stored());

  /**
   * Reads the storage, which another tab may have written, and merges the
   * changes that only this page has.
   */
  function reconciled(): Snapshot {
    const own = getSnapshot();
    const { data, keeping } = stored();
    if (own.keeping === 'kept' && keeping === 'kept') return { data, keeping };
    return {
      data: mergeProgress(own.data, data),
      keeping: keeping === 'kept' ? own.keeping : keeping,
    };
  }

  function set(next: Snapshot): void {
    snapshot = next;
    for (const listener of listeners) listener();
  }

  /**
   * Updates the snapshot without notifying: another tab may have written while
   * this store had no listeners. An equal snapshot keeps its identity, so that
   * React does not render again.
   */
  function catchUp(): void {
    const next = reconciled();
    const isSame = JSON.stringify(next) === JSON.stringify(getSnapshot());
    if (!isSame) snapshot = next;
  }

  function refresh(event: Event): void {
    const other = 'key' in event && event.key !== null && event.key !== key;
    if (!other) set(reconciled());
  }

  function update(change: (data: Progress) => Progress): void {
    const before = reconciled();
    const data = change(before.data);
    let { keeping } = before;
    if (keeping !== 'newer') {
      try {
        localStorage.setItem(key, JSON.stringify(data));
        keeping = 'kept';
      } catch {
        if (keeping !== 'blocked') keeping = 'full';
      }
    }
    set({ data, keeping });
  }

  return {
    getSnapshot,
    subscribe(listener) {
      if (listeners.size === 0) {
        catchUp();
        const early = takeEarly();
        if (early) update(early);
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
