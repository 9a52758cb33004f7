/** Name of a dialog that any page can open. */
export type SiteDialogName = 'reading' | 'search' | 'shortcuts';

type Listener = (name: SiteDialogName) => void;

const listeners = new Set<Listener>();

/** Opens a dialog over the page, replacing the one that is open. */
export function openSiteDialog(name: SiteDialogName): void {
  for (const listener of listeners) listener(name);
}

export function subscribeToSiteDialogs(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
