import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useLatest } from '../../../../hooks/useLatest';
import type { CEditorHandle } from '../CEditor/types';
import type { ProgramState } from '../useCProgram';

/**
 * Moves the focus of a run started from the editor: once to the input line, and
 * back when the input line is removed. Leaves the focus alone when the reader
 * moved it elsewhere.
 */
export function useFocusTrip(
  root: RefObject<HTMLElement | null>,
  editor: RefObject<CEditorHandle | null> | undefined,
  kind: ProgramState['kind'],
) {
  const [isFromEditor, setFromEditor] = useState(false);
  const isDue = useRef(false);
  const isAway = useRef(false);

  useLayoutEffect(() => {
    if (kind !== 'loading') return;
    isDue.current = editor?.current?.hasFocus() ?? false;
    isAway.current &&= root.current?.contains(document.activeElement) ?? false;
    // Set in an effect: reading the focus needs the DOM.
    setFromEditor(isDue.current);
  }, [kind, editor, root]);

  const mayTakeOver = useLatest(() => {
    const isNow = isDue.current && editor?.current?.hasFocus() === true;
    isDue.current = false;
    isAway.current ||= isNow;
    return isNow;
  });

  const goBack = useLatest(() => {
    if (isAway.current && editor?.current) editor.current.focus();
    else root.current?.focus({ preventScroll: true });
    isAway.current = false;
  });

  return { isFromEditor, mayTakeOver, goBack };
}
