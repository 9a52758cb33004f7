import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** Returns false on the server, where no button works. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
