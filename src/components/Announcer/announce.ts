type Listener = (message: string) => void;

const listeners = new Set<Listener>();

/**
 * Announces a short message to assistive technology, without moving the focus.
 */
export function announce(message: string): void {
  for (const listener of listeners) listener(message);
}

export function onAnnounce(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
