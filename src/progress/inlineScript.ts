import { storageKey } from '../preferences/keys';

/**
 * Builds a script that runs before the first paint and sets `data-progress` on
 * `<html>` when this device has progress, so that CSS can hide wrong values
 * until hydration. Without JavaScript the attribute is missing.
 */
export function createProgressScript(baseUrl: string): string {
  const [key, marksKey] = (['progress', 'marked'] as const).map((name) =>
    JSON.stringify(storageKey(baseUrl, name)),
  );
  return `(function(){var p=null;try{p=localStorage.getItem(${key})||localStorage.getItem(${marksKey})}catch(e){}document.documentElement.setAttribute('data-progress',p?'some':'none')})()`;
}
