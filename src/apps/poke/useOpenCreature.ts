import { useCallback, useRef } from 'react';
import { useUrlParams } from '../../hooks/useUrlParams';

interface OpenCreature {
  /** As the address has it, not yet checked; `null` while none is open. */
  readonly opened: string | null;
  readonly open: (id: number) => void;
  readonly close: () => void;
}

/**
 * The creature whose detail is open, in the address (`?pokemon=25`). Opening
 * is a step of the browser's history, so that going back closes it.
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
    // The list is one step back, unless the visit began at the detail.
    if (steppedIn.current) window.history.back();
    else update({ pokemon: null }, { replace: true });
    steppedIn.current = false;
  }, [update]);
  return { opened: params.get('pokemon') || null, open, close };
}
