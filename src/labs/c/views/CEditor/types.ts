import type { ReactNode, Ref } from 'react';
import type { Diagnostic } from '../../engine/types';

/** A message about a place of the text; in English, unless its language is said. */
export interface EditorMark extends Diagnostic {
  readonly language?: string;
}

/** What the surroundings of an editor may ask of it. */
export interface CEditorHandle {
  focus: () => void;
  hasFocus: () => boolean;
  /** Moves the cursor there, into sight, with the focus. Columns count bytes. */
  goTo: (place: { readonly line: number; readonly column: number }) => void;
}

export interface CEditorProps {
  readonly value: string;
  /** Told of what the reader writes, not of a `value` set from outside. */
  readonly onChange: (text: string) => void;
  /** What is edited: «Código de hola.c». */
  readonly label: string;
  /** Marked where they point; those of other files must be left out. */
  readonly diagnostics?: readonly EditorMark[];
  /** The line that is about to run, in a program run step by step. */
  readonly currentLine?: number;
  readonly readOnly?: boolean;
  /** Ctrl-Enter, or Cmd-Enter. */
  readonly onRun?: () => void;
  readonly minLines?: number;
  /** Takes the focus as soon as it can be written in. */
  readonly focusOnOpen?: boolean;
  readonly ref?: Ref<CEditorHandle>;
  /** Shown until the editor has arrived: the same text, in a `StaticCode`. */
  readonly fallback: ReactNode;
}
