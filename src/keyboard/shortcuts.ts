import { readPreference } from '../preferences/storage';
import { isEditing } from './isEditing';

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

type Handler = (event: KeyboardEvent) => void;

const handlers = new Map<ShortcutName, Handler>();

// An unknown pseudo-class leaves the rest of an `:is()` in force.
const modal = ':is(dialog[open], [aria-modal="true"], :popover-open)';

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
      : readPreference('shortcuts') === 'off' || isEditing(target)) ||
    document.querySelector(modal)
  )
    return;
  const pressed = mod ? `mod+${key.toLowerCase()}` : key;
  for (const [name, handler] of handlers) {
    const combinations: readonly string[] = shortcuts[name];
    if (!combinations.includes(pressed)) continue;
    // Arrows may still have to scroll; whoever handles them decides.
    if (!key.startsWith('Arrow')) event.preventDefault();
    handler(event);
  }
}

/**
 * Gives a shortcut its meaning; until then its keys are left alone and the help
 * does not list it. Single keys rest in fields, under dialogs, and where the
 * reader turned them off.
 *
 * @returns Takes the meaning away again.
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

/** Whether a shortcut does something now. */
export function isRegistered(name: ShortcutName): boolean {
  return handlers.has(name);
}
