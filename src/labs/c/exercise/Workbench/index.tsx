import { useCallback, useRef } from 'react';
import type { ReactNode } from 'react';
import code from '../../../../components/CodeBlock/styles.module.css';
import CEditor from '../../views/CEditor';
import StaticCode from '../../views/CEditor/StaticCode';
import type { CEditorHandle } from '../../views/CEditor/types';
import DraftNotices from '../../views/DraftNotices';
import { useMarks } from '../../views/ErrorCard/useMarks';
import type { Place } from '../../engine/types';
import { programFile } from '../../engine/exercise/judge';
import { useExercise } from '../../../exercise/context';
import Tools from './Tools';
import TrialBench from './TrialBench';
import { useBench } from './useBench';

/** Workbench of an exercise: editor, trial runs, check and result. */
export default function Workbench(): ReactNode {
  const { title } = useExercise();
  const { draft, trials } = useBench();
  const { report, wrong, run, startCheck, isChecking } = trials;
  const editor = useRef<CEditorHandle>(null);
  const goTo = useCallback((place: Place) => {
    editor.current?.goTo(place);
  }, []);
  const marks = useMarks(report, wrong, programFile);
  const label = `Tu programa: ${title}`;
  return (
    <TrialBench trials={trials} onGoTo={goTo} editor={editor}>
      <div className={code.bar}>
        <span className={code.title}>{programFile}</span>
      </div>
      <CEditor
        ref={editor}
        value={draft.text}
        onChange={draft.edit}
        label={label}
        diagnostics={marks}
        onRun={run}
        focusOnOpen
        fallback={<StaticCode label={label}>{draft.text}</StaticCode>}
      />
      <DraftNotices draft={draft} />
      <Tools
        draft={draft}
        isChecking={isChecking}
        onCheck={startCheck}
        onRun={run}
      />
    </TrialBench>
  );
}
