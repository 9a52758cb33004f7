import { useEffect } from 'react';
import { registerShortcut } from './shortcuts';
import type { ShortcutName } from './shortcuts';

/** Registers a shortcut while the component is mounted. */
export function useShortcut(name: ShortcutName, handler: () => void): void {
  useEffect(() => registerShortcut(name, handler), [name, handler]);
}
