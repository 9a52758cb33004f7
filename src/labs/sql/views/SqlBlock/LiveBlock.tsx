import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import type { ReactNode, Ref } from 'react';
import { createPortal } from 'react-dom';
import { useLatestCallback } from '../../../../hooks/useLatestCallback';
import { findHeadingLevel } from '../../../kit/findHeadingLevel';
import DraftNotices from '../../../kit/DraftNotices';
import { useEditorHandle } from '../../../kit/editor/useEditorHandle';
import type { EditorHandle } from '../../../kit/editor/types';
import type { BlockAction, BlockActions } from '../../../kit/useBlockActions';
import type { DraftControl } from '../../../kit/useDraft';
import type { SqlRange } from '../../engine/types';
import type { DatabaseContent } from '../../databases/content';
import SqlEditor from '../SqlEditor';
import { toPlace } from '../SqlEditor/toPlace';
import { useFaultMarks } from '../SqlEditor/useFaultMarks';
import RunOutcome from '../Answer/RunOutcome';
import Tables from '../Tables';
import { useStatements } from '../useStatements';

interface Props {
  readonly ref: Ref<BlockActions>;
  readonly onAction: (action: BlockAction) => void;
  readonly draft: DraftControl;
  /** Label of the block. */
  readonly name: string;
  readonly base: string;
  readonly setUp?: string;
  readonly opensSteps?: string;
  /** Element that receives the editor; null while there is none. */
  readonly slot: HTMLElement | null;
  /** True when the reader asked for the editor. */
  readonly focusOnOpen: boolean;
  readonly onEditorChange: (isThere: boolean) => void;
  /** Called when the outcome of a run takes the place of the lesson's. */
  readonly onResult: (isThere: boolean) => void;
  /** Static code, shown in the editor's place until the editor loads. */
  readonly children: ReactNode;
}

/** Interactive part of a block of SQL, loaded after the first action. */
export default function LiveBlock({
  ref,
  onAction,
  draft,
  name,
  base,
  setUp,
  opensSteps,
  slot,
  focusOnOpen,
  onEditorChange,
  onResult,
  children,
}: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [level, setLevel] = useState<2 | 3>(3);
  const attachRoot = useCallback((element: HTMLDivElement | null) => {
    root.current = element;
    if (element) setLevel(findHeadingLevel(element));
  }, []);
  const { editor, attachEditor, goToWhenAttached } = useEditorHandle();
  const content = { base, setUp } as DatabaseContent;
  const statements = useStatements(content);
  const { answer } = statements;
  const marks = useFaultMarks(draft.text, answer);
  const runNow = useLatestCallback((text: string = draft.text) => {
    statements.run(text);
    if (opensSteps !== undefined) statements.trace(text);
  });
  const traceNow = useLatestCallback((text: string = draft.text) => {
    statements.trace(text);
  });
  useImperativeHandle(
    ref,
    () => ({
      run: runNow,
      steps: traceNow,
      edit: () => editor.current?.focus(),
    }),
    [runNow, traceNow, editor],
  );
  const hasAnswer = answer !== undefined;
  useEffect(() => {
    onResult(hasAnswer);
  }, [hasAnswer, onResult]);
  const holdAndTell = useCallback(
    (handle: EditorHandle | null) => {
      attachEditor(handle);
      onEditorChange(handle !== null);
    },
    [attachEditor, onEditorChange],
  );
  const goTo = ({ start }: SqlRange) => {
    const place = toPlace(draft.text, start);
    if (editor.current) editor.current.goTo(place);
    else {
      goToWhenAttached(place);
      onAction('edit');
    }
  };
  return (
    <div ref={attachRoot} tabIndex={-1} data-pagefind-ignore="">
      {slot &&
        createPortal(
          <SqlEditor
            ref={holdAndTell}
            value={draft.text}
            onChange={draft.edit}
            label={`Editor de ${name}`}
            diagnostics={marks}
            currentLine={statements.findMarkedLine(draft.text)}
            focusOnOpen={focusOnOpen}
            onRun={() => {
              onAction('run');
            }}
            fallback={children}
          />,
          slot,
        )}
      <DraftNotices draft={draft} />
      <Tables content={content} onPreview={statements.run} />
      <RunOutcome
        statements={statements}
        onGoTo={goTo}
        level={level}
        onCloseSteps={() => root.current?.focus()}
      />
    </div>
  );
}
