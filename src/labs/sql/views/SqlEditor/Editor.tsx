import type { ReactNode } from 'react';
import CodeEditor from '../../../kit/editor/CodeEditor';
import type { EditorProps } from '../../../kit/editor/types';
import { sqlLanguage } from './sqlLanguage';

/** Editor of SQL, in the chunk that has CodeMirror. */
export default function Editor(
  props: Omit<EditorProps, 'fallback'>,
): ReactNode {
  return <CodeEditor {...props} language={sqlLanguage} />;
}
