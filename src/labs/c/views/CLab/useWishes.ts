import { useCallback, useRef, useState } from 'react';
import { useOnDemand } from '../../../kit/useOnDemand';
import type { DraftControl } from '../useDraft';
import { loadLiveProgram } from './load';
import type { Wish, WishHandle } from './wish';

/**
 * Performs the reader's actions. The first action downloads the interactive
 * part; the last action requested before it loads runs afterwards.
 */
export function useWishes(draft: DraftControl) {
  const { module, isLoading, ask, failure } = useOnDemand(loadLiveProgram);
  const live = useRef<WishHandle>(null);
  const pending = useRef<Wish>(undefined);
  const [last, setLast] = useState<Wish>();
  const [isEditing, setEditing] = useState(false);

  const hold = useCallback((handle: WishHandle | null) => {
    live.current = handle;
    if (!handle || !pending.current) return;
    handle[pending.current]();
    pending.current = undefined;
  }, []);
  const wish = (next: Wish) => {
    // Shows the editor when a saved draft will run, so that the reader sees the
    // code that runs.
    if (next === 'edit' || draft.found) setEditing(true);
    const text = draft.restore();
    setLast(next);
    if (live.current) live.current[next](text);
    else pending.current = next;
    ask();
  };
  return { wish, hold, last, isEditing, module, isLoading, failure };
}
