import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { Compartment, EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { markCurrentLine, markDiagnostics } from './marks';
import { replaceText, createExtensions } from './extensions';
import { adoptStyleSheets } from './styleSheets';
import type { LoadedEditorProps } from './types';

const noMarks = [] as const;
const writable = new Compartment();

/** Text that explains how to leave the editor by keyboard. */
interface LeavingHint {
  readonly id: string;
  /** Shows the text; the same function in every render. */
  readonly onShow: () => void;
}

/** Creates a CodeMirror view in an element and destroys it on unmount. */
function useCreatedView(
  host: RefObject<HTMLElement | null>,
  { id: hintId, onShow }: LeavingHint,
  props: LoadedEditorProps,
): EditorView | undefined {
  const { label, focusOnOpen = false, language } = props;
  const latest = useRef(props);
  const [view, setView] = useState<EditorView>();
  useLayoutEffect(() => {
    latest.current = props;
  });
  useLayoutEffect(() => {
    const { current: parent } = host;
    if (!parent) return undefined;
    adoptStyleSheets();
    const editorView = new EditorView({
      parent,
      state: EditorState.create({
        doc: latest.current.value,
        extensions: [
          createExtensions({
            label,
            hintId,
            language,
            onRun: () => {
              latest.current.onRun?.();
              return latest.current.onRun !== undefined;
            },
            onChange: (text) => {
              latest.current.onChange(text);
            },
            onTabRepeated: onShow,
          }),
          writable.of([]),
        ],
      }),
    });
    setView(editorView);
    if (focusOnOpen) editorView.focus();
    return () => {
      editorView.destroy();
    };
    // Label and language are constant for a file; `focusOnOpen` applies once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [label, hintId, onShow]);
  return view;
}

/** Creates a CodeMirror view and keeps it in sync with the props. */
export function useEditorView(
  host: RefObject<HTMLElement | null>,
  hint: LeavingHint,
  props: LoadedEditorProps,
): EditorView | undefined {
  const { value, diagnostics = noMarks, currentLine, readOnly = false } = props;
  const view = useCreatedView(host, hint, props);

  useLayoutEffect(() => {
    if (!view) return;
    const text = value.replace(/\r\n?/g, '\n');
    if (view.state.doc.toString() !== text)
      view.dispatch(replaceText(view.state, text));
  }, [view, value]);

  useEffect(() => {
    view?.dispatch({
      effects: writable.reconfigure(EditorState.readOnly.of(readOnly)),
    });
  }, [view, readOnly]);

  useEffect(() => {
    view?.dispatch(markDiagnostics(view.state, diagnostics));
  }, [view, diagnostics]);

  useEffect(() => {
    view?.dispatch(markCurrentLine(view.state, currentLine));
  }, [view, currentLine]);

  return view;
}
