import { useCallback, useSyncExternalStore } from 'react';

/**
 * Maps the id of each terminal to the view that shows it; several views may
 * have the same id.
 */
const activeViews = new Map<string, object>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Tracks which view shows a terminal. Blocks of a page that share a Linux show
 * it only in the block where the reader last requested it.
 *
 * @param view Must be the same object in every render of the view.
 */
export function useClaim(id: string, view: object) {
  const isMine = useSyncExternalStore(
    subscribe,
    () => activeViews.get(id) === view,
    () => false,
  );
  const claim = useCallback(() => {
    activeViews.set(id, view);
    for (const listener of listeners) listener();
  }, [id, view]);
  return { isMine, claim };
}
