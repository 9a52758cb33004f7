import { useCallback, useSyncExternalStore } from 'react';

/** Which view shows each terminal: several may stand for the same one. */
const holders = new Map<string, object>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Blocks of a page that share their Linux show one session: it is where the
 * reader last asked for it.
 *
 * @param view Always the same object for the same view.
 */
export function useClaim(id: string, view: object) {
  const isMine = useSyncExternalStore(
    subscribe,
    () => holders.get(id) === view,
    () => false,
  );
  const claim = useCallback(() => {
    holders.set(id, view);
    for (const listener of listeners) listener();
  }, [id, view]);
  return { isMine, claim };
}
