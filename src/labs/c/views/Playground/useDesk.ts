import { useEffect, useSyncExternalStore } from 'react';
import config from '@generated/docusaurus.config';
import { storageKey } from '../../../../preferences/keys';
import { createDesk } from '../../engine/playground/desk';
import type { Desk, DeskState } from '../../engine/playground/desk';
import { createShelf } from '../../engine/playground/shelf';
import { firstProject } from './start';

/** The programs on this device. */
export const shelf = createShelf(
  storageKey(config.baseUrl, 'program'),
  () => localStorage,
);

let shared: Desk | undefined;

/** One desk per tab: it is as it was when the reader comes back to the page. */
export function theDesk(): Desk {
  return (shared ??= createDesk(shelf, firstProject));
}

/** What is on the desk; keeps it when the reader leaves. */
export function useDesk(): DeskState {
  const desk = theDesk();
  useEffect(() => {
    const flushIfHidden = () => {
      if (document.visibilityState === 'hidden') desk.flush();
    };
    window.addEventListener('pagehide', desk.flush);
    document.addEventListener('visibilitychange', flushIfHidden);
    return () => {
      window.removeEventListener('pagehide', desk.flush);
      document.removeEventListener('visibilitychange', flushIfHidden);
      desk.flush();
    };
  }, [desk]);
  return useSyncExternalStore(desk.subscribe, desk.getSnapshot);
}
