import config from '@generated/docusaurus.config';
import { storageKey } from './keys';

const key = storageKey(config.baseUrl, 'probe');

/** About what one thing that is kept takes: where there is less room, there is none. */
const sample = ' '.repeat(1000);

/** Whether this browser lets the site keep anything more: some block it, or have no room. */
export function canKeep(): boolean {
  try {
    localStorage.setItem(key, sample);
    localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
