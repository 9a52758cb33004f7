/** What a reader wrote over a program of the site. */
export interface Draft {
  readonly text: string;
  /** When, in milliseconds. */
  readonly at: number;
}

/** How long a draft lives: until it is reset, or as long as the tab does. */
export type Keeping = 'device' | 'tab';

/** What could not be stored: it outlives a change of page, not the tab. */
const inThisTab = new Map<string, Draft>();

function read(text: string | null): Draft | undefined {
  const value: unknown = JSON.parse(text ?? 'null');
  if (typeof value !== 'object' || value === null) return undefined;
  const { text: code, at } = value as Partial<Record<keyof Draft, unknown>>;
  return typeof code === 'string' && typeof at === 'number'
    ? { text: code, at }
    : undefined;
}

/** The draft that is kept under a key; a damaged one counts as none. */
export function readDraft(key: string): Draft | undefined {
  const own = inThisTab.get(key);
  if (own) return own;
  try {
    return read(localStorage.getItem(key));
  } catch {
    return undefined;
  }
}

/** Keeps a draft, on this device if the browser has the room and the leave. */
export function writeDraft(key: string, text: string): Keeping {
  const draft: Draft = { text, at: Date.now() };
  try {
    localStorage.setItem(key, JSON.stringify(draft));
    inThisTab.delete(key);
    return 'device';
  } catch {
    inThisTab.set(key, draft);
    return 'tab';
  }
}

/** Forgets a draft: the reader is back at the original. */
export function removeDraft(key: string): void {
  inThisTab.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Blocked storage has nothing to forget.
  }
}
