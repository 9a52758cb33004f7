import { useCallback, useState } from 'react';

const visitState = new Map<string, unknown>();

/** Clears the state of {@link useVisitState}, as a reload does. */
export function clearVisitState(): void {
  visitState.clear();
}

/**
 * State that survives its component until the page is reloaded: a typed text is
 * still there when the reader returns from another page of the site.
 *
 * @param key Unique in the site; always used with the same type.
 */
export function useVisitState<Value>(
  key: string,
  initial: Value | (() => Value),
): readonly [Value, (next: Value) => void] {
  const [value, setValue] = useState<Value>(() => {
    if (!visitState.has(key))
      visitState.set(
        key,
        typeof initial === 'function' ? (initial as () => Value)() : initial,
      );
    return visitState.get(key) as Value;
  });
  const setVisitValue = useCallback(
    (next: Value) => {
      visitState.set(key, next);
      setValue(next);
    },
    [key],
  );
  return [value, setVisitValue];
}
