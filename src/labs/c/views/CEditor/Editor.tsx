import {
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { ReactNode } from 'react';
import { Compartment, EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import clsx from 'clsx';
import KeyBar from './KeyBar';
import { markCurrentLine, markDiagnostics, offsetOf } from './marks';
import { replaceText, setup } from './setup';
import { adoptStyleSheets } from './styleSheets';
import code from '../../../../components/CodeBlock/styles.module.css';
import styles from './styles.module.css';
import type { CEditorHandle, CEditorProps } from './types';

type Props = Omit<CEditorProps, 'fallback'>;

const none = [] as const;
const writable = new Compartment();

/** CodeMirror with our C, our colours and our keys. */
export default function Editor(props: Props): ReactNode {
  const {
    value,
    label,
    diagnostics = none,
    currentLine,
    readOnly = false,
    minLines = 1,
    focusOnOpen = false,
    ref,
  } = props;
  const host = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  const [view, setView] = useState<EditorView>();
  const hintId = useId();

  useLayoutEffect(() => {
    latest.current = props;
  });

  useLayoutEffect(() => {
    const { current: parent } = host;
    if (!parent) return undefined;
    adoptStyleSheets();
    const created = new EditorView({
      parent,
      state: EditorState.create({
        doc: latest.current.value,
        extensions: [
          setup({
            label,
            hintId,
            onRun: () => {
              latest.current.onRun?.();
              return latest.current.onRun !== undefined;
            },
            onChange: (text) => {
              latest.current.onChange(text);
            },
          }),
          writable.of([]),
        ],
      }),
    });
    setView(created);
    if (focusOnOpen) created.focus();
    return () => {
      created.destroy();
    };
    // The label names the file for good; to focus is done once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [label, hintId]);

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

  // Nothing can be asked of an editor that is not there yet.
  useImperativeHandle<CEditorHandle | null, CEditorHandle | null>(
    ref,
    () =>
      view
        ? {
            focus: () => {
              view.focus();
            },
            goTo: (place) => {
              view.focus();
              view.dispatch({
                selection: { anchor: offsetOf(view.state.doc, place) },
                scrollIntoView: true,
              });
            },
          }
        : null,
    [view],
  );

  return (
    <div className={styles.editor} data-live="">
      <p id={hintId} hidden>
        Escape y después Tab salen del editor. Control y Enter ejecutan.
      </p>
      <div
        ref={host}
        className={clsx(code.code, styles.host)}
        style={{
          minHeight: `calc(${minLines} * 1lh + 2 * var(--ifm-pre-padding))`,
        }}
      />
      {view && !readOnly && <KeyBar view={view} />}
    </div>
  );
}
