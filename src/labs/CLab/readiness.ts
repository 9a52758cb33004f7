import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let isReady = false;

/** Tells every block of the visit that the compiler is here. */
export function markReady(): void {
  if (isReady) return;
  isReady = true;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether the compiler was downloaded in this visit; asks without loading it. */
export function useIsReady(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isReady,
    () => false,
  );
}
