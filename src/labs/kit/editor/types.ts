import type { ReactNode, Ref } from 'react';
import type { Extension } from '@codemirror/state';

/** Place in a text, from 1; columns count bytes of UTF-8. */
export interface EditorPlace {
  readonly line: number;
  readonly column: number;
}

/**
 * Message shown in the editor, in English unless `language` says otherwise. One
 * without a place is not shown.
 */
export interface EditorMark {
  readonly severity: 'error' | 'warning' | 'note';
  readonly message: string;
  readonly place: EditorPlace | undefined;
  readonly language?: string;
}

/** Language of an editor. */
export interface EditorLanguage {
  /** Colours and indentation of the language. */
  readonly extension: Extension;
  /** Text of one level of indentation. */
  readonly indentation: string;
  /** Signs hidden on a phone's keyboard, with their accessible names. */
  readonly signs: readonly (readonly [text: string, name: string])[];
}

/** Commands of an editor for its parent components. */
export interface EditorHandle {
  focus: () => void;
  hasFocus: () => boolean;
  /** Focuses the editor, moves the cursor to the place and scrolls to it. */
  goTo: (place: EditorPlace) => void;
  /** Puts a text in place of the selection, and focuses the editor. */
  insert: (text: string) => void;
}

export interface EditorProps {
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
  readonly ref?: Ref<EditorHandle>;
  /** Shown until the editor has loaded: the same text, in a `StaticCode`. */
  readonly fallback: ReactNode;
}

/** Props of the editor once CodeMirror has loaded. */
export interface LoadedEditorProps extends Omit<EditorProps, 'fallback'> {
  /** Must be the same object in every render. */
  readonly language: EditorLanguage;
}
