import { useEffect, useState } from 'react';

/**
 * Debounce delay: some browsers stop a page that changes its address too often.
 */
const SAVE_DELAY_MS = 300;

/**
 * Holds the typed text, and saves it to the address when the typing pauses.
 *
 * @param savedText Value in the address.
 * @param save Callback with a stable identity.
 */
export function useDraft(
  savedText: string,
  save: (text: string) => void,
): readonly [string, (text: string | null) => void] {
  const [draft, setDraft] = useState<string | null>(null);
  useEffect(() => {
    if (draft === null) return undefined;
    const timer = setTimeout(() => {
      save(draft);
      setDraft(null);
    }, SAVE_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [draft, save]);
  return [draft ?? savedText, setDraft];
}
