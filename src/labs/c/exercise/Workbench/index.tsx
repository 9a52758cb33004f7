import { useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import code from '../../../../components/CodeBlock/styles.module.css';
import CConsole from '../../views/CConsole';
import CEditor from '../../views/CEditor';
import StaticCode from '../../views/CEditor/StaticCode';
import type { CEditorHandle } from '../../views/CEditor/types';
import lab from '../../views/CLab/styles.module.css';
import DraftNotices from '../../views/DraftNotices';
import { ProgramContext } from '../../views/ErrorCard/context';
import ReportCards from '../../views/ErrorCard/ReportCards';
import RunExplanation from '../../views/ErrorCard/RunExplanation';
import type { Place } from '../../engine/types';
import { programFile } from '../../engine/exercise/judge';
import Written from '../../views/Written';
import CheckResult from '../CheckResult';
import Bench from '../../../exercise/Bench';
import { useExercise } from '../../../exercise/context';
import { useCWork } from '../work';
import Progress from './Progress';
import Tools from './Tools';
import { useBench } from './useBench';

/** Where an exercise is solved: editor, trial runs, check and its result. */
export default function Workbench(): ReactNode {
  const { title } = useExercise();
  const { task } = useCWork();
  const bench = useBench();
  const { draft, program, state, judgement, compiled, report, checked } = bench;
  const editor = useRef<CEditorHandle>(null);
  const context = useMemo(
    () => ({
      files: [{ name: programFile, text: compiled }],
      onGoTo: (place: Place) => editor.current?.goTo(place),
      level: 4 as const,
    }),
    [compiled],
  );
  const label = `Tu programa: ${title}`;
  return (
    <ProgramContext value={context}>
      <Bench
        result={
          judgement?.kind === 'judged' && (
            <CheckResult
              judgement={judgement}
              spaces={task.spaces}
              failures={bench.failures}
            />
          )
        }
      >
        <div className={code.bar}>
          <span className={code.title}>{programFile}</span>
        </div>
        <CEditor
          ref={editor}
          value={draft.text}
          onChange={draft.edit}
          label={label}
          diagnostics={report?.diagnostics ?? []}
          onRun={bench.run}
          focusOnOpen
          fallback={<StaticCode label={label}>{draft.text}</StaticCode>}
        />
        <DraftNotices draft={draft} />
        <Tools
          draft={draft}
          isChecking={bench.isChecking}
          onCheck={bench.startCheck}
          onRun={bench.run}
        />
        <CConsole
          state={state}
          files={context.files}
          onType={program.type}
          onEndInput={program.endInput}
          onStop={bench.stop}
          onRetry={bench.retry}
        />
        <div className={lab.cards}>
          {state.kind === 'finished' && (
            <RunExplanation result={state.result} />
          )}
          {report && <ReportCards report={report} />}
          {state.kind === 'finished' && <Written files={state.result.files} />}
        </div>
        {checked && <Progress state={checked} onStop={bench.stop} />}
      </Bench>
    </ProgramContext>
  );
}
