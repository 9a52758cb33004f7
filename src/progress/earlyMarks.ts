import config from '@generated/docusaurus.config';
import { storageKey } from '../preferences/keys';

const key = storageKey(config.baseUrl, 'marked');

/**
 * The lessons that were marked before the application was there to do it, on
 * this page or on one before, and forgets them there: `inlineTurns` writes them,
 * a line each.
 */
export function takeEarlyMarks(): readonly string[] {
  try {
    const marked = localStorage.getItem(key) ?? '';
    localStorage.removeItem(key);
    return marked.split('\n').filter((path) => path.startsWith('/'));
  } catch {
    return [];
  }
}
