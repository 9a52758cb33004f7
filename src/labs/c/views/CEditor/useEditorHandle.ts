import { useCallback, useRef } from 'react';
import type { RefObject } from 'react';
import type { Place } from '../../engine/types';
import type { CEditorHandle } from './types';

interface HeldEditor {
  readonly editor: RefObject<CEditorHandle | null>;
  /** Callback for the editor's `ref`. */
  readonly attachEditor: (handle: CEditorHandle | null) => void;
  /** Sets the place that the next attached editor goes to. */
  readonly goToWhenAttached: (place: Place) => void;
}

/**
 * Holds the handle of an editor that may load later, and the pending place to
 * go to.
 */
export function useEditorHandle(): HeldEditor {
  const editor = useRef<CEditorHandle>(null);
  const pending = useRef<Place>(undefined);
  const hold = useCallback((handle: CEditorHandle | null) => {
    editor.current = handle;
    if (!handle) return;
    if (pending.current) handle.goTo(pending.current);
    pending.current = undefined;
  }, []);
  const goToNext = useCallback((place: Place) => {
    pending.current = place;
  }, []);
  return { editor, attachEditor: hold, goToWhenAttached: goToNext };
}
