import { useCallback, useRef } from 'react';
import type { RefObject } from 'react';
import type { EditorHandle, EditorPlace } from './types';

interface HeldEditor {
  readonly editor: RefObject<EditorHandle | null>;
  /** Callback for the editor's `ref`. */
  readonly attachEditor: (handle: EditorHandle | null) => void;
  /** Sets the place that the next attached editor goes to. */
  readonly goToWhenAttached: (place: EditorPlace) => void;
}

/**
 * Holds the handle of an editor that may load later, and the pending place to
 * go to.
 */
export function useEditorHandle(): HeldEditor {
  const editor = useRef<EditorHandle>(null);
  const pending = useRef<EditorPlace>(undefined);
  const hold = useCallback((handle: EditorHandle | null) => {
    editor.current = handle;
    if (!handle) return;
    if (pending.current) handle.goTo(pending.current);
    pending.current = undefined;
  }, []);
  const goToNext = useCallback((place: EditorPlace) => {
    pending.current = place;
  }, []);
  return { editor, attachEditor: hold, goToWhenAttached: goToNext };
}
