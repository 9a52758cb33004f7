import config from '@generated/docusaurus.config';
import { storageKey } from '../preferences/keys';

const key = storageKey(config.baseUrl, 'marked');

/**
 * Returns and deletes the paths of lessons that were marked before hydration,
 * on this or an earlier page. `inlineTurns` stores them, one per line.
 */
export function takeEarlyMarks(): readonly string[] {
  try {
    const earlyMarks = localStorage.getItem(key) ?? '';
    localStorage.removeItem(key);
    return earlyMarks.split('\n').filter((path) => path.startsWith('/'));
  } catch {
    return [];
  }
}
