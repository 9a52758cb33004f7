import { useEffect, useSyncExternalStore } from 'react';
import config from '@generated/docusaurus.config';
import { storageKey } from '../../../../preferences/keys';
import { createDesk } from '../../engine/playground/desk';
import type { Desk, DeskState } from '../../engine/playground/desk';
import { announce } from '../../../../components/Announcer/announce';
import { meetOtherTabs } from '../../engine/playground/otherTabs';
import { createShelf } from '../../engine/playground/shelf';
import { firstProject } from './start';
import { openTabChannel } from './tabChannel';

const key = storageKey(config.baseUrl, 'program');

/** Programs saved on this device. */
export const shelf = createShelf(key, () => localStorage);

let shared: Desk | undefined;

/** Returns the open program's store, one per tab: it survives navigation. */
export function theDesk(): Desk {
  return (shared ??= createDesk(shelf, firstProject));
}

/**
 * Subscribes to the open program; saves it when the reader leaves, and follows
 * its changes in other tabs.
 */
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
  useEffect(() => {
    const channel = openTabChannel(key);
    const part = meetOtherTabs(desk, {
      ...{ shelf, channel, say: announce },
      name: Math.random().toString(36).slice(2),
    });
    return () => {
      part();
      channel.close();
    };
  }, [desk]);
  return useSyncExternalStore(desk.subscribe, desk.getSnapshot);
}
