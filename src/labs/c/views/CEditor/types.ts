import type { ReactNode, Ref } from 'react';
import type { Diagnostic } from '../../engine/types';

/**
 * Diagnostic shown in the editor; its message is in English unless `language`
 * says otherwise.
 */
export interface EditorMark extends Diagnostic {
  readonly language?: string;
}

/** Commands of an editor for its parent components. */
export interface CEditorHandle {
  focus: () => void;
  hasFocus: () => boolean;
  /**
   * Focuses the editor, moves the cursor to the place and scrolls to it.
   * Columns count bytes.
   */
  goTo: (place: { readonly line: number; readonly column: number }) => void;
}

export interface CEditorProps {
  readonly value: string;
  /** Called for the reader's edits, not for changes of `value`. */
  readonly onChange: (text: string) => void;
  /** Accessible name: «Código de hola.c». */
  readonly label: string;
  /** Diagnostics to mark; only those of this file. */
  readonly diagnostics?: readonly EditorMark[];
  /** Line about to run, while stepping through a program. */
  readonly currentLine?: number;
  readonly readOnly?: boolean;
  /** Run command: Ctrl-Enter, or Cmd-Enter. */
  readonly onRun?: () => void;
  readonly minLines?: number;
  /** Takes the focus as soon as the editor is ready. */
  readonly focusOnOpen?: boolean;
  readonly ref?: Ref<CEditorHandle>;
  /** Shown until the editor has loaded: the same text, in a `StaticCode`. */
  readonly fallback: ReactNode;
}
