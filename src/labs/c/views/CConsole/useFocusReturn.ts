import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useLatestCallback } from '../../../../hooks/useLatestCallback';
import type { EditorHandle } from '../../../kit/editor/types';
import type { ProgramState } from '../useCProgram';

/**
 * Moves the focus of a run started from the editor: once to the input line, and
 * back when the input line is removed. Leaves the focus alone when the reader
 * moved it elsewhere.
 */
export function useFocusReturn(
  root: RefObject<HTMLElement | null>,
  editor: RefObject<EditorHandle | null> | undefined,
  kind: ProgramState['kind'],
) {
  const [isFromEditor, setFromEditor] = useState(false);
  const isFocusPending = useRef(false);
  const isFocusMoved = useRef(false);

  useLayoutEffect(() => {
    if (kind !== 'loading') return;
    isFocusPending.current = editor?.current?.hasFocus() ?? false;
    isFocusMoved.current &&=
      root.current?.contains(document.activeElement) ?? false;
    // Set in an effect: reading the focus needs the DOM.
    setFromEditor(isFocusPending.current);
  }, [kind, editor, root]);

  const consumeFocusRequest = useLatestCallback(() => {
    const isNow =
      isFocusPending.current && editor?.current?.hasFocus() === true;
    isFocusPending.current = false;
    isFocusMoved.current ||= isNow;
    return isNow;
  });

  const restoreFocus = useLatestCallback(() => {
    if (isFocusMoved.current && editor?.current) editor.current.focus();
    else root.current?.focus({ preventScroll: true });
    isFocusMoved.current = false;
  });

  return {
    isFromEditor,
    mayTakeOver: consumeFocusRequest,
    goBack: restoreFocus,
  };
}
