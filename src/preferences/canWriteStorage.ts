import config from '@generated/docusaurus.config';
import { storageKey } from './keys';

const PROBE_KEY = storageKey(config.baseUrl, 'probe');

/** Probe of about the size of one stored item: with less room, nothing fits. */
const PROBE_VALUE = ' '.repeat(1000);

/**
 * Returns true when the site can store more: some browsers block storage, or
 * its quota may be used up.
 */
export function canWriteStorage(): boolean {
  try {
    localStorage.setItem(PROBE_KEY, PROBE_VALUE);
    localStorage.removeItem(PROBE_KEY);
    return true;
  } catch {
    return false;
  }
}
