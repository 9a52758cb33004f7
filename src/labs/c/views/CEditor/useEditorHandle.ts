import { useCallback, useRef } from 'react';
import type { RefObject } from 'react';
import type { Place } from '../../engine/types';
import type { CEditorHandle } from './types';

interface HeldEditor {
  readonly editor: RefObject<CEditorHandle | null>;
  /** For the editor's `ref`. */
  readonly hold: (handle: CEditorHandle | null) => void;
  /** Where the next editor that is held goes first. */
  readonly goToNext: (place: Place) => void;
}

/** An editor that may come later, and a place to go to in it then. */
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
  return { editor, hold, goToNext };
}
