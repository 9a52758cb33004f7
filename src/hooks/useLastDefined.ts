import { useState } from 'react';

/**
 * Returns the last value that was not undefined, as while the next one loads.
 */
export function useLastDefined<Value>(
  value: Value | undefined,
): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
