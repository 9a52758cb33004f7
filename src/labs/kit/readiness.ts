import { useSyncExternalStore } from 'react';

/**
 * Creates a flag that is set once an engine was downloaded in this visit.
 * Reading the flag does not load the engine.
 */
export function createReadiness() {
  const listeners = new Set<() => void>();
  let isReady = false;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  return {
    /** Sets the flag and notifies every block of the page. */
    markReady: (): void => {
      if (isReady) return;
      isReady = true;
      for (const listener of listeners) listener();
    },
    useIsReady: (): boolean =>
      useSyncExternalStore(
        subscribe,
        () => isReady,
        () => false,
      ),
  };
}
