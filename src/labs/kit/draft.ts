/** Text that a reader wrote over a program of the site. */
export interface Draft {
  readonly text: string;
  /** Time of the last write, in milliseconds since the epoch. */
  readonly at: number;
}

/**
 * Storage of a draft: `device` lasts until the draft is reset; `tab`, until the
 * tab is closed.
 */
export type DraftStorage = 'device' | 'tab';

/**
 * Drafts that `localStorage` rejected. They survive page changes, not the tab.
 */
const tabDrafts = new Map<string, Draft>();

function parseDraft(text: string | null): Draft | undefined {
  const value: unknown = JSON.parse(text ?? 'null');
  if (typeof value !== 'object' || value === null) return undefined;
  const { text: code, at } = value as Partial<Record<keyof Draft, unknown>>;
  return typeof code === 'string' && typeof at === 'number'
    ? { text: code, at }
    : undefined;
}

/** Reads the draft stored under a key; a damaged draft reads as none. */
export function readDraft(key: string): Draft | undefined {
  const tabDraft = tabDrafts.get(key);
  if (tabDraft) return tabDraft;
  try {
    return parseDraft(localStorage.getItem(key));
  } catch {
    return undefined;
  }
}

/**
 * Stores a draft in `localStorage`; in memory when `localStorage` is full or
 * blocked.
 */
export function writeDraft(key: string, text: string): DraftStorage {
  const draft: Draft = { text, at: Date.now() };
  try {
    localStorage.setItem(key, JSON.stringify(draft));
    tabDrafts.delete(key);
    return 'device';
  } catch {
    tabDrafts.set(key, draft);
    return 'tab';
  }
}

/** Deletes a draft, after which the reader sees the original program. */
export function removeDraft(key: string): void {
  tabDrafts.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Blocked storage holds no drafts.
  }
}
