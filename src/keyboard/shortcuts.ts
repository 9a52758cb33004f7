import { readPreference } from '../preferences/storage';
import { isEditable } from './isEditable';

/**
 * Shortcuts of the site: values of `KeyboardEvent.key`, after `mod+` if Ctrl or
 * ⌘ is held. The help dialog is built from this table.
 */
export const shortcuts = {
  search: ['/', 'mod+k'],
  previous: ['ArrowLeft'],
  next: ['ArrowRight'],
  help: ['?'],
} as const satisfies Record<string, readonly string[]>;

export type ShortcutName = keyof typeof shortcuts;

type Handler = (event: KeyboardEvent) => void;

const handlers = new Map<ShortcutName, Handler>();

// `:is()` ignores a pseudo-class that the browser does not know.
const modalSelector = ':is(dialog[open], [aria-modal="true"], :popover-open)';

function onKeyDown(event: KeyboardEvent): void {
  const { key, shiftKey, target } = event;
  const mod = event.ctrlKey || event.metaKey;
  if (
    event.defaultPrevented ||
    event.repeat ||
    event.isComposing ||
    event.altKey ||
    (mod
      ? shiftKey
      : readPreference('shortcuts') === 'off' || isEditable(target)) ||
    document.querySelector(modalSelector)
  )
    return;
  const pressedKeys = mod ? `mod+${key.toLowerCase()}` : key;
  for (const [name, handler] of handlers) {
    const combinations: readonly string[] = shortcuts[name];
    if (!combinations.includes(pressedKeys)) continue;
    // Arrow keys may still have to scroll: the handler decides.
    if (!key.startsWith('Arrow')) event.preventDefault();
    handler(event);
  }
}

/**
 * Registers the handler of a shortcut; the help lists registered ones only.
 * Single keys are ignored in fields, under dialogs, and where the reader turned
 * them off.
 *
 * @returns Function that unregisters the handler.
 */
export function registerShortcut(
  name: ShortcutName,
  handler: Handler,
): () => void {
  handlers.set(name, handler);
  document.addEventListener('keydown', onKeyDown);
  return () => {
    if (handlers.get(name) === handler) handlers.delete(name);
  };
}

/** Returns true when the shortcut has a handler on this page. */
export function isRegistered(name: ShortcutName): boolean {
  return handlers.has(name);
}
