import { getAttributeName, preferencePatterns, storageKey } from './keys';
import type { PreferenceName } from './keys';

const names = Object.keys(preferencePatterns) as PreferenceName[];

/**
 * Builds the only script of this project that runs before the first paint: it
 * copies stored preferences to `<html>`, to avoid a layout shift on hydration.
 */
export function preferencesScript(baseUrl: string): string {
  const rows = names.map(
    (name) =>
      `[${JSON.stringify(storageKey(baseUrl, name))},'${getAttributeName(name)}',${String(preferencePatterns[name])}]`,
  );
  return `(function(h,c){[${rows.join()}].forEach(function(p){try{var v=localStorage.getItem(p[0]);if(v&&p[2].test(v))h.setAttribute(p[1],v)}catch(e){}});if(!h.hasAttribute(c))h.setAttribute(c,matchMedia('(prefers-contrast: more)').matches?'more':'normal')})(document.documentElement,'${getAttributeName('contrast')}')`;
}
