import { readPreference } from '../preferences/storage';
import { isEditing, usesArrows } from './isEditing';

/**
 * The site's shortcuts: values of `KeyboardEvent.key`, after `mod+` where Ctrl
 * or ⌘ is held. The help dialog lists this table, so it cannot drift from it.
 */
export const shortcuts = {
  search: ['/', 'mod+k'],
  previous: ['ArrowLeft'],
  next: ['ArrowRight'],
  help: ['?'],
} as const satisfies Record<string, readonly string[]>;

export type ShortcutName = keyof typeof shortcuts;

const handlers = new Map<ShortcutName, () => void>();

const modal = 'dialog[open], [aria-modal="true"], .navbar-sidebar--show';

/** Single keys can be turned off, write in fields and move in widgets. */
function isFree({ key, shiftKey, target }: KeyboardEvent): boolean {
  if (readPreference('shortcuts') === 'off' || isEditing(target)) return false;
  if (!key.startsWith('Arrow')) return true;
  return !shiftKey && !usesArrows(target) && !getSelection()?.toString();
}

function named(event: KeyboardEvent): ShortcutName | undefined {
  const { altKey, ctrlKey, key, metaKey, shiftKey } = event;
  const mod = ctrlKey || metaKey;
  const pressed = mod ? `mod+${key.toLowerCase()}` : key;
  if (altKey || (mod ? shiftKey : !isFree(event))) return undefined;
  return [...handlers.keys()].find((name) =>
    (shortcuts[name] as readonly string[]).includes(pressed),
  );
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.repeat || event.isComposing) return;
  if (document.querySelector(modal)) return;
  const name = named(event);
  if (!name) return;
  event.preventDefault();
  handlers.get(name)?.();
}

/**
 * Gives a shortcut its meaning; until then its keys are left alone and the help
 * does not list it.
 *
 * @returns Takes the meaning away again.
 */
export function registerShortcut(
  name: ShortcutName,
  handler: () => void,
): () => void {
  handlers.set(name, handler);
  document.addEventListener('keydown', onKeyDown);
  return () => {
    if (handlers.get(name) === handler) handlers.delete(name);
  };
}

/** Whether a shortcut does something now. */
export function isRegistered(name: ShortcutName): boolean {
  return handlers.has(name);
}
