import { useCallback } from 'react';
import type { ReactNode } from 'react';
import code from '../../../../components/CodeBlock/styles.module.css';
import StaticCode from '../../../kit/editor/StaticCode';
import { useEditorHandle } from '../../../kit/editor/useEditorHandle';
import DraftNotices from '../../../kit/DraftNotices';
import { useMarks } from '../../views/ErrorCard/useMarks';
import FileEditor from '../../views/FileEditor';
import LessonDownload from '../../views/ProgramDownload/LessonDownload';
import { isCodeFile } from '../../engine/playground/fileNames';
import type { Place } from '../../engine/types';
import { getExerciseAnchor, useExercise } from '../../../exercise/context';
import Tools from './Tools';
import TrialBench from './TrialBench';
import { useBench } from './useBench';

/** Workbench of an exercise: editor, trial runs, check and result. */
export default function Workbench(): ReactNode {
  const { id, title } = useExercise();
  const { draft, trials, files, task } = useBench();
  const { report, wrong, run, startCheck, isChecking } = trials;
  const { activeName, select, resetData } = files;
  const { editor, attachEditor, goToWhenAttached } = useEditorHandle();
  const goTo = useCallback(
    (place: Place) => {
      if (place.file === activeName) editor.current?.goTo(place);
      else {
        goToWhenAttached(place);
        select(place.file);
      }
    },
    [activeName, editor, goToWhenAttached, select],
  );
  const marks = useMarks(report, wrong, activeName);
  const label = `Tu programa: ${title}`;
  const [main, ...otherFiles] = files.files;
  const isGivenCode = (name: string) =>
    isCodeFile(name) && !!task.given?.some((file) => file.name === name);
  return (
    <TrialBench
      trials={trials}
      onGoTo={goTo}
      editor={editor}
      kept={{ onRestart: resetData }}
      footer={
        <LessonDownload
          title={title}
          files={files.files}
          settings={{ standard: task.standard }}
          state={trials.program.state}
          anchor={getExerciseAnchor(id)}
        />
      }
    >
      {otherFiles.length === 0 && (
        <div className={code.bar}>
          <span className={code.title}>{main?.name}</span>
        </div>
      )}
      <FileEditor
        ref={attachEditor}
        files={files.files}
        activeName={activeName}
        onSelect={select}
        onEdit={files.edit}
        isLocked={isGivenCode}
        mainLabel={label}
        diagnostics={marks}
        onRun={run}
        focusOnOpen
        fallback={<StaticCode label={label}>{main?.text}</StaticCode>}
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
