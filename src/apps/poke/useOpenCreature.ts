import { useCallback, useRef } from 'react';
import { useUrlParams } from '../../hooks/useUrlParams';

interface OpenCreature {
  /** Unvalidated id in the address; `null` while none is open. */
  readonly opened: string | null;
  readonly open: (id: number) => void;
  readonly close: () => void;
}

/**
 * Stores the creature whose detail is open in the address (`?pokemon=25`).
 * Opening adds a history entry, so that the back button closes the detail.
 */
export function useOpenCreature(): OpenCreature {
  const [params, update] = useUrlParams();
  const steppedIn = useRef(false);
  const open = useCallback(
    (id: number) => {
      steppedIn.current = true;
      update({ pokemon: String(id) });
    },
    [update],
  );
  const close = useCallback(() => {
    // Goes back to the list, unless the visit began at the detail.
    if (steppedIn.current) window.history.back();
    else update({ pokemon: null }, { replace: true });
    steppedIn.current = false;
  }, [update]);
  return { opened: params.get('pokemon') || null, open, close };
}
