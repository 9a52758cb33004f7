import { useCallback, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { DraftControl } from './useDraft';
import { useLazyModule } from './useLazyModule';

/** Action that the reader requests from a code block. */
export type BlockAction = 'run' | 'edit' | 'steps';

/**
 * Actions of a loaded block, by name. `text` is the program to use, by default
 * the current one.
 */
export type BlockActions = Readonly<
  Record<BlockAction, (text?: string) => void>
>;

/** State of a block and its actions. */
interface BlockControl<Module> {
  readonly requestAction: (action: BlockAction) => void;
  /** Callback for the `ref` of the interactive part. */
  readonly hold: (handle: BlockActions | null) => void;
  /** Last action requested. */
  readonly last: BlockAction | undefined;
  readonly isEditing: boolean;
  /** Interactive part, once it has loaded. */
  readonly module: Module | undefined;
  readonly isLoading: boolean;
  readonly failure: ReactNode;
}

/**
 * Performs the reader's actions on a block. The first action downloads the
 * interactive part; the last action requested before it loads runs afterwards.
 *
 * @param load Loads the interactive part; must be the same function in every
 * render.
 */
export function useBlockActions<Module>(
  draft: DraftControl,
  load: () => Promise<Module>,
): BlockControl<Module> {
  const { module, isLoading, request, failure } = useLazyModule(load);
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
    requestAction,
    hold,
    last: lastAction,
    isEditing,
    module,
    isLoading,
    failure,
  };
}
