import { useEffect, useState } from 'react';
import { isOutdated } from './version';

/**
 * Whether something did not load because the site was published again.
 *
 * @param cause What failed; another one asks again.
 * @returns Nothing until it is known.
 */
export function useOutdated(cause: unknown): boolean | undefined {
  const [known, setKnown] = useState<{ of: unknown; is: boolean }>();
  useEffect(() => {
    let isCurrent = true;
    void isOutdated().then((is) => {
      if (isCurrent) setKnown({ of: cause, is });
    });
    return () => {
      isCurrent = false;
    };
  }, [cause]);
  return known?.of === cause ? known?.is : undefined;
}
