import { attributes, storageKey } from './keys';
import type { PreferenceName } from './keys';

const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** `<html>` is the source of truth: it holds even where storage is blocked. */
export function readPreference(name: PreferenceName): string {
  return document.documentElement.getAttribute(attributes[name]) ?? '';
}

/**
 * Sets a preference for this page and, where the browser allows it, for the
 * next visits. Never throws: without storage the choice lasts until the reload.
 */
export function writePreference(
  baseUrl: string,
  name: PreferenceName,
  value: string,
): void {
  document.documentElement.setAttribute(attributes[name], value);
  try {
    localStorage.setItem(storageKey(baseUrl, name), value);
  } catch {
    // Blocked or full storage: the attribute above already did the visible part.
  }
  notify();
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
