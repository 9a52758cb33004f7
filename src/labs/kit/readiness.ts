import { useSyncExternalStore } from 'react';

/** Whether something big was downloaded in this visit; asks without loading it. */
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
    /** Tells every block of the visit. */
    mark: (): void => {
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
