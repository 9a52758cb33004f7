import { useEffect } from 'react';
import { registerShortcut } from './shortcuts';
import type { ShortcutName } from './shortcuts';

/** Gives a shortcut its meaning while the component is on the page. */
export function useShortcut(name: ShortcutName, handler: () => void): void {
  useEffect(() => registerShortcut(name, handler), [name, handler]);
}
