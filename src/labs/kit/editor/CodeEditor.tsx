import {
  useCallback,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import code from '../../../components/CodeBlock/styles.module.css';
import KeyBar from './KeyBar';
import { getOffset } from './marks';
import styles from './styles.module.css';
import type { EditorHandle, LoadedEditorProps } from './types';
import { useEditorView } from './useEditorView';

/** CodeMirror with the site's colours and keys, and the language given. */
export default function CodeEditor(props: LoadedEditorProps): ReactNode {
  const { readOnly = false, minLines = 1, ref, language } = props;
  const host = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const [isHintShown, setHintShown] = useState(false);
  const showHint = useCallback(() => {
    setHintShown(true);
  }, []);
  const view = useEditorView(host, { id: hintId, onShow: showHint }, props);

  // The handle is null until the view exists.
  useImperativeHandle<EditorHandle | null, EditorHandle | null>(
    ref,
    () =>
      view
        ? {
            focus: () => {
              view.focus();
            },
            hasFocus: () => view.hasFocus,
            goTo: (place) => {
              view.focus();
              view.dispatch({
                selection: { anchor: getOffset(view.state.doc, place) },
                scrollIntoView: true,
              });
            },
            insert: (text) => {
              view.focus();
              view.dispatch(view.state.replaceSelection(text), {
                userEvent: 'input.type',
                scrollIntoView: true,
              });
            },
          }
        : null,
    [view],
  );

  return (
    <div className={styles.editor} data-live="">
      <p id={hintId} className={styles.hint} hidden={!isHintShown}>
        Escape y después Tab salen del editor. Control y Enter ejecutan. Control
        y F buscan.
      </p>
      <div
        ref={host}
        className={clsx(code.code, styles.host)}
        style={{
          minHeight: `calc(${minLines} * 1lh + 2 * var(--ifm-pre-padding))`,
        }}
      />
      {view && !readOnly && <KeyBar view={view} signs={language.signs} />}
    </div>
  );
}
