import config from '@generated/docusaurus.config';
import { storageKey } from './keys';

const key = storageKey(config.baseUrl, 'probe');

/** Probe of about the size of one stored item: with less room, nothing fits. */
const sample = ' '.repeat(1000);

/**
 * Returns true when the site can store more: some browsers block storage, or
 * its quota may be used up.
 */
export function canKeep(): boolean {
  try {
    localStorage.setItem(key, sample);
    localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
