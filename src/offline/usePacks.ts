import { useEffect, useSyncExternalStore } from 'react';
import { packStore } from './packs/packStore';
import { initialSnapshot } from './packs/state';
import type { Snapshot } from './packs/state';

/**
 * Subscribes to the packs; empty on the server and during hydration. Reads the
 * device and the list of the site when mounted.
 */
export function usePacks(): Snapshot {
  useEffect(() => {
    void packStore.refresh();
  }, []);
  return useSyncExternalStore(
    packStore.subscribe,
    packStore.getSnapshot,
    () => initialSnapshot,
  );
}
