import { useEffect, useState } from 'react';
import { isOutdated } from './version';

/**
 * Checks if a load failed because the site was published again.
 *
 * @param cause Error of the load; another value repeats the check.
 * @returns Undefined until the answer is known.
 */
export function useIsOutdated(cause: unknown): boolean | undefined {
  const [knownVersion, setKnown] = useState<{ of: unknown; is: boolean }>();
  useEffect(() => {
    let isCurrent = true;
    void isOutdated().then((is) => {
      if (isCurrent) setKnown({ of: cause, is });
    });
    return () => {
      isCurrent = false;
    };
  }, [cause]);
  return knownVersion?.of === cause ? knownVersion?.is : undefined;
}
