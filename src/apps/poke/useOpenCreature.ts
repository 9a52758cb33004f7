import { useCallback, useRef } from 'react';
import { useUrlParams } from '../../hooks/useUrlParams';

interface OpenCreature {
  /** Unvalidated id in the address; `null` while none is open. */
  readonly openId: string | null;
  readonly open: (id: number) => void;
  readonly close: () => void;
}

/**
 * Stores the creature whose detail is open in the address (`?pokemon=25`).
 * Opening adds a history entry, so that the back button closes the detail.
 */
export function useOpenCreature(): OpenCreature {
  const [params, update] = useUrlParams();
  const hasPushed = useRef(false);
  const open = useCallback(
    (id: number) => {
      hasPushed.current = true;
      update({ pokemon: String(id) });
    },
    [update],
  );
  const close = useCallback(() => {
    // Goes back to the list, unless the visit began at the detail.
    if (hasPushed.current) window.history.back();
    else update({ pokemon: null }, { replace: true });
    hasPushed.current = false;
  }, [update]);
  return { openId: params.get('pokemon') || null, open, close };
}
