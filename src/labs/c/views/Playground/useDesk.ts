import { useEffect, useSyncExternalStore } from 'react';
import config from '@generated/docusaurus.config';
import { storageKey } from '../../../../preferences/keys';
import { createProjectSession } from '../../engine/playground/projectSession';
import type {
  ProjectSession,
  SessionState,
} from '../../engine/playground/projectSession';
import { announce } from '../../../../components/Announcer/announce';
import { watchOtherTabs } from '../../engine/playground/otherTabs';
import { createProgramStore } from '../../engine/playground/programStore';
import { firstProject } from './firstProject';
import { openTabChannel } from './tabChannel';

const key = storageKey(config.baseUrl, 'program');

/** Programs saved on this device. */
export const shelf = createProgramStore(key, () => localStorage);

let sharedDesk: ProjectSession | undefined;

/** Returns the open program's store, one per tab: it survives navigation. */
export function getDesk(): ProjectSession {
  return (sharedDesk ??= createProjectSession(shelf, firstProject));
}

/**
 * Subscribes to the open program; saves it when the reader leaves, and follows
 * its changes in other tabs.
 */
export function useDesk(): SessionState {
  const desk = getDesk();
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
    const stopTabSync = watchOtherTabs(desk, {
      ...{ shelf, channel, announce: announce },
      name: Math.random().toString(36).slice(2),
    });
    return () => {
      stopTabSync();
      channel.close();
    };
  }, [desk]);
  return useSyncExternalStore(desk.subscribe, desk.getSnapshot);
}
