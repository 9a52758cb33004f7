import { useEffect, useState } from 'react';

/** Some browsers stop a page that changes its address too often. */
const pauseMs = 300;

/**
 * What is being typed, which reaches the address once the hands rest.
 *
 * @param saved What the address says.
 * @param save Has to keep its identity between renders.
 */
export function useDraft(
  saved: string,
  save: (text: string) => void,
): readonly [string, (text: string | null) => void] {
  const [draft, setDraft] = useState<string | null>(null);
  useEffect(() => {
    if (draft === null) return undefined;
    const timer = setTimeout(() => {
      save(draft);
      setDraft(null);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
    };
  }, [draft, save]);
  return [draft ?? saved, setDraft];
}
