import { useCallback, useRef, useState } from 'react';
import { useLazyModule } from '../../../kit/useLazyModule';
import type { DraftControl } from '../../../kit/useDraft';
import { loadLiveProgram } from './load';
import type { BlockAction, BlockActions } from './blockAction';

/**
 * Performs the reader's actions. The first action downloads the interactive
 * part; the last action requested before it loads runs afterwards.
 */
export function useBlockActions(draft: DraftControl) {
  const { module, isLoading, request, failure } =
    useLazyModule(loadLiveProgram);
  const liveBlock = useRef<BlockActions>(null);
  const pending = useRef<BlockAction>(undefined);
  const [lastAction, setLast] = useState<BlockAction>();
  const [isEditing, setEditing] = useState(false);

  const hold = useCallback((handle: BlockActions | null) => {
    liveBlock.current = handle;
    if (!handle || !pending.current) return;
    handle[pending.current]();
    pending.current = undefined;
  }, []);
  const requestAction = (next: BlockAction) => {
    // Shows the editor when a saved draft will run, so that the reader sees the
    // code that runs.
    if (next === 'edit' || draft.pendingDraft) setEditing(true);
    const text = draft.restore();
    setLast(next);
    if (liveBlock.current) liveBlock.current[next](text);
    else pending.current = next;
    request();
  };
  return {
    wish: requestAction,
    hold,
    last: lastAction,
    isEditing,
    module,
    isLoading,
    failure,
  };
}
