import { getAttributeName, getKeyPrefix, preferencePatterns } from './keys';
import type { PreferenceName } from './keys';

const names = Object.keys(preferencePatterns) as PreferenceName[];

/**
 * Builds the only script of this project that runs before the first paint: it
 * copies stored preferences to `<html>`, to avoid a layout shift on hydration.
 * A storage key ends as its attribute, after `data-`.
 */
export function createPreferencesScript(baseUrl: string): string {
  const rows = names.map(
    (name) =>
      `['${getAttributeName(name)}',${String(preferencePatterns[name])}]`,
  );
  return `(function(h,c){[${rows.join()}].forEach(function(p){try{var v=localStorage.getItem(${JSON.stringify(getKeyPrefix(baseUrl))}+p[0].slice(5));if(v&&p[1].test(v))h.setAttribute(p[0],v)}catch(e){}});if(!h.hasAttribute(c))h.setAttribute(c,matchMedia('(prefers-contrast: more)').matches?'more':'normal')})(document.documentElement,'${getAttributeName('contrast')}')`;
}
