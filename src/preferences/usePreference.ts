import { useCallback, useSyncExternalStore } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { PreferenceName } from './keys';
import {
  readPreference,
  subscribeToPreferences,
  writePreference,
} from './storage';

const getServerSnapshot = () => '';

/**
 * Returns a stored preference; it is empty on the server and in the first
 * render. The setter returns true when storage accepted the value.
 */
export function usePreference(
  name: PreferenceName,
): [value: string, set: (value: string) => boolean] {
  const baseUrl = useBaseUrl('/');
  const value = useSyncExternalStore(
    subscribeToPreferences,
    () => readPreference(name),
    getServerSnapshot,
  );
  const setPreference = useCallback(
    (next: string) => writePreference(baseUrl, name, next),
    [baseUrl, name],
  );
  return [value, setPreference];
}
