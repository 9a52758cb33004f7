import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => {
    window.removeEventListener('resize', listener);
  };
}

// Returns a string, not an object: React compares snapshots by identity.
const getSnapshot = (): string =>
  `${String(window.innerWidth)}\u00a0×\u00a0${String(window.innerHeight)}`;

const getServerSnapshot = (): null => null;

/**
 * Returns the size of the window, as `1440 × 900`, kept up to date; `null`
 * before hydration.
 */
export function useWindowSize(): string | null {
  return useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
}
