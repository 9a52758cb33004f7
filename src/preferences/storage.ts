import { getAttributeName, storageKey } from './keys';
import type { PreferenceName } from './keys';

const listeners = new Set<() => void>();

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/**
 * Reads a preference from `<html>`, the source of truth: it works even if
 * storage is blocked.
 */
export function readPreference(name: PreferenceName): string {
  return document.documentElement.getAttribute(getAttributeName(name)) ?? '';
}

/**
 * Sets a preference for this page and, if the browser allows it, for later
 * visits. Never throws: without storage the choice lasts until the reload.
 *
 * @param value New value; empty restores the default.
 * @returns True when storage accepted the change.
 */
export function writePreference(
  baseUrl: string,
  name: PreferenceName,
  value: string,
): boolean {
  const root = document.documentElement;
  const key = storageKey(baseUrl, name);
  let isStored = true;
  if (value) root.setAttribute(getAttributeName(name), value);
  else root.removeAttribute(getAttributeName(name));
  try {
    if (value) localStorage.setItem(key, value);
    else localStorage.removeItem(key);
  } catch {
    // Storage is blocked or full; the attribute above already applies the
    // choice.
    isStored = false;
  }
  notifyListeners();
  return isStored;
}

export function subscribeToPreferences(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
