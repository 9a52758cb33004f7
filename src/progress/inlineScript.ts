import { storageKey } from '../preferences/keys';

/**
 * Runs before the first paint and says on `<html>` whether this device keeps
 * progress, so that what depends on it waits for React instead of showing what
 * is not so. Without JavaScript the attribute is missing.
 */
export function progressScript(baseUrl: string): string {
  const [key, marked] = (['progress', 'marked'] as const).map((name) =>
    JSON.stringify(storageKey(baseUrl, name)),
  );
  return `(function(){var p=null;try{p=localStorage.getItem(${key})||localStorage.getItem(${marked})}catch(e){}document.documentElement.setAttribute('data-progress',p?'some':'none')})()`;
}
