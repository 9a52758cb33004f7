import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { hashText } from '../../../../utils/hash';
import Bench from '../../../exercise/Bench';
import CheckTools from '../../../exercise/Bench/Tools';
import { useExercise } from '../../../exercise/context';
import DraftNotices from '../../../kit/DraftNotices';
import StaticCode from '../../../kit/editor/StaticCode';
import { useEditorHandle } from '../../../kit/editor/useEditorHandle';
import { useDraft } from '../../../kit/useDraft';
import type { SqlRange } from '../../engine/types';
import RunOutcome from '../../views/Answer/RunOutcome';
import RunStatus from '../../views/Answer/RunStatus';
import SqlEditor from '../../views/SqlEditor';
import { toPlace } from '../../views/SqlEditor/toPlace';
import { useFaultMarks } from '../../views/SqlEditor/useFaultMarks';
import Tables from '../../views/Tables';
import { useStatements } from '../../views/useStatements';
import { words } from '../../words';
import { useSqlWork } from '../taskContext';
import ValueFields from './ValueFields';
import Verdict from './Verdict';
import { useSqlCheck } from './useSqlCheck';

/** Bench of an exercise of SQL: editor, trial runs, check and result. */
export default function SqlBench(): ReactNode {
  const { id, title } = useExercise();
  const { start, task } = useSqlWork();
  const draft = useDraft(`ejercicio-${id}-${hashText(start)}`, start);
  const { text, pendingDraft, restore, isChanged, reset, undoReset } = draft;
  const { editor, attachEditor } = useEditorHandle();
  const { base, setUp, values: lists } = task.data;
  const [values, setValues] = useState(lists?.[0]);
  const statements = useStatements({ base, setUp, values });
  const { call, check, failures, checked } = useSqlCheck(task, text);
  const marks = useFaultMarks(text, statements.answer);
  useEffect(() => {
    if (pendingDraft) restore();
  }, [pendingDraft, restore]);
  const label = `Tu SQL: ${title}`;
  const run = () => {
    statements.run(text);
  };
  const goTo = (range: SqlRange) => {
    editor.current?.goTo(toPlace(text, range.start));
  };
  return (
    <Bench
      result={checked && <Verdict verdict={checked} failures={failures} />}
    >
      <SqlEditor
        ref={attachEditor}
        value={text}
        onChange={draft.edit}
        label={label}
        diagnostics={marks}
        currentLine={statements.findMarkedLine(text)}
        minLines={3}
        focusOnOpen
        onRun={run}
        fallback={<StaticCode label={label}>{text}</StaticCode>}
      />
      <DraftNotices draft={draft} />
      {values && (
        <ValueFields values={values} onChange={setValues} onSend={run} />
      )}
      <CheckTools canCheck={call.state.kind !== 'running'} onCheck={check}>
        <button type="button" onClick={run}>
          {words.run}
        </button>
        <button
          type="button"
          onClick={() => {
            statements.trace(text);
          }}
        >
          {words.steps}
        </button>
        {(isChanged || undoReset) && (
          <button type="button" onClick={undoReset ?? reset}>
            {undoReset ? words.undo : words.toStart}
          </button>
        )}
      </CheckTools>
      <Tables content={{ base, setUp }} onPreview={statements.run} />
      {call.state.kind !== 'done' && (
        <RunStatus
          state={call.state}
          describe={() => ['good', '']}
          onStop={call.stop}
          onRetry={check}
        />
      )}
      <RunOutcome
        statements={statements}
        onGoTo={goTo}
        level={4}
        onCloseSteps={() => editor.current?.focus()}
      />
    </Bench>
  );
}
