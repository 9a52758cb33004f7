import { useCallback, useSyncExternalStore } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { PreferenceName } from './keys';
import { readPreference, subscribe, writePreference } from './storage';

const onServer = () => '';

/**
 * A remembered choice; the server and the first render see the empty value.
 * Setting it tells whether the device will remember it.
 */
export function usePreference(
  name: PreferenceName,
): [value: string, set: (value: string) => boolean] {
  const baseUrl = useBaseUrl('/');
  const value = useSyncExternalStore(
    subscribe,
    () => readPreference(name),
    onServer,
  );
  const set = useCallback(
    (next: string) => writePreference(baseUrl, name, next),
    [baseUrl, name],
  );
  return [value, set];
}
