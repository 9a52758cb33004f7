import { useEffect, useSyncExternalStore } from 'react';
import { packStore } from './packs/current';
import { initial } from './packs/state';
import type { Snapshot } from './packs/state';

/**
 * The packs, kept up to date; none on the server and while the page hydrates.
 * Whoever uses it has the device and the site looked at.
 */
export function usePacks(): Snapshot {
  useEffect(() => {
    void packStore.look();
  }, []);
  return useSyncExternalStore(
    packStore.subscribe,
    packStore.getSnapshot,
    () => initial,
  );
}
