import { attributeOf, storageKey } from './keys';
import type { PreferenceName } from './keys';

const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** `<html>` is the source of truth: it holds even where storage is blocked. */
export function readPreference(name: PreferenceName): string {
  return document.documentElement.getAttribute(attributeOf(name)) ?? '';
}

/**
 * Sets a preference for this page and, where the browser allows it, for the
 * next visits. Never throws: without storage the choice lasts until the reload.
 *
 * @param value Empty to return to the default.
 * @returns Whether the device will remember it.
 */
export function writePreference(
  baseUrl: string,
  name: PreferenceName,
  value: string,
): boolean {
  const root = document.documentElement;
  const key = storageKey(baseUrl, name);
  let kept = true;
  if (value) root.setAttribute(attributeOf(name), value);
  else root.removeAttribute(attributeOf(name));
  try {
    if (value) localStorage.setItem(key, value);
    else localStorage.removeItem(key);
  } catch {
    // Blocked or full storage: the attribute above already did the visible part.
    kept = false;
  }
  notify();
  return kept;
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
