import { useCallback, useState } from 'react';

const visit = new Map<string, unknown>();

/** Forgets what {@link useVisitState} keeps, as a reload does. */
export function forgetVisit(): void {
  visit.clear();
}

/**
 * State that outlives its component until the page is reloaded: what a reader
 * typed is still there when they come back from another page of the site.
 *
 * @param key Unique in the site; always used with the same type.
 */
export function useVisitState<Value>(
  key: string,
  initial: Value | (() => Value),
): readonly [Value, (next: Value) => void] {
  const [value, setValue] = useState<Value>(() => {
    if (!visit.has(key))
      visit.set(
        key,
        typeof initial === 'function' ? (initial as () => Value)() : initial,
      );
    return visit.get(key) as Value;
  });
  const set = useCallback(
    (next: Value) => {
      visit.set(key, next);
      setValue(next);
    },
    [key],
  );
  return [value, set];
}
