import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import code from '../../../../components/CodeBlock/styles.module.css';
import { announce } from '../../../../components/Announcer/announce';
import CConsole from '../../views/CConsole';
import CEditor from '../../views/CEditor';
import StaticCode from '../../views/CEditor/StaticCode';
import type { CEditorHandle } from '../../views/CEditor/types';
import { hashOf } from '../../../kit/draft';
import lab from '../../views/CLab/styles.module.css';
import Notices from '../../views/CLab/Notices';
import { useDraft } from '../../views/CLab/useDraft';
import { ProgramContext } from '../../views/ErrorCard/context';
import ReportCards from '../../views/ErrorCard/ReportCards';
import RunExplanation from '../../views/ErrorCard/RunExplanation';
import type { Place } from '../../engine/types';
import { programFile } from '../../engine/exercise/judge';
import { useCProgram } from '../../views/useCProgram';
import Written from '../../views/Written';
import CheckResult from '../CheckResult';
import { useExercise } from '../../../exercise/context';
import { useCWork } from '../work';
import { summarize } from '../../../exercise/words';
import type { CheckState } from './check';
import Progress from './Progress';
import { reportOf, toProgramState } from './states';
import Tools from './Tools';
import { useCheck } from './useCheck';

const isUnderWay = ({ kind }: CheckState) =>
  kind === 'loading' || kind === 'compiling' || kind === 'testing';

/** Where an exercise is solved: editor, trial runs, check and its result. */
export default function Workbench(): ReactNode {
  const { id, title, onPoints } = useExercise();
  const { task, start } = useCWork();
  const draft = useDraft(`ejercicio-${id}-${hashOf(start)}`, start);
  const { found, restore, text } = draft;
  useEffect(() => {
    if (found) restore();
  }, [found, restore]);

  const editor = useRef<CEditorHandle>(null);
  const program = useCProgram();
  const [isTrial, setTrial] = useState(true);
  const [failures, setFailures] = useState(0);
  const [compiled, setCompiled] = useState(start);
  const context = useMemo(
    () => ({
      files: [{ name: programFile, text: compiled }],
      onGoTo: (place: Place) => editor.current?.goTo(place),
      level: 4 as const,
    }),
    [compiled],
  );
  const check = useCheck(task, (state) => {
    if (state.kind !== 'done' || state.judgement.kind === 'rejected') return;
    const { points, total } = state.judgement;
    announce(summarize(state.judgement));
    onPoints(points, total);
    setFailures((count) => (points < total ? count + 1 : 0));
  });
  const state = isTrial ? program.state : toProgramState(check.state);
  const judgement =
    !isTrial && check.state.kind === 'done' ? check.state.judgement : undefined;
  const report = reportOf(state, judgement);

  const run = () => {
    check.clear();
    setTrial(true);
    setCompiled(text);
    void program.run(
      {
        files: [{ name: programFile, text }],
        standard: task.standard,
      },
      {
        stdin: { kind: 'interactive' },
        args: task.cases.find(({ hidden }) => !hidden)?.args ?? [],
      },
    );
  };
  const startCheck = () => {
    program.stop();
    setTrial(false);
    setCompiled(text);
    check.start(text);
  };

  return (
    <ProgramContext value={context}>
      <div className={code.block} data-live="" data-lab="">
        <div className={code.bar}>
          <span className={code.title}>{programFile}</span>
        </div>
        <CEditor
          ref={editor}
          value={text}
          onChange={draft.edit}
          label={`Tu programa: ${title}`}
          diagnostics={report?.diagnostics ?? []}
          onRun={run}
          focusOnOpen
          fallback={
            <StaticCode label={`Tu programa: ${title}`}>{text}</StaticCode>
          }
        />
        <Notices draft={draft} />
        <Tools
          draft={draft}
          isChecking={!isTrial && isUnderWay(check.state)}
          onCheck={startCheck}
          onRun={run}
        />
        <CConsole
          state={state}
          files={context.files}
          onType={program.type}
          onEndInput={program.endInput}
          onStop={isTrial ? program.stop : check.clear}
          onRetry={isTrial ? run : startCheck}
        />
        <div className={lab.cards}>
          {state.kind === 'finished' && (
            <RunExplanation result={state.result} />
          )}
          {report && <ReportCards report={report} />}
          {state.kind === 'finished' && <Written files={state.result.files} />}
        </div>
        {!isTrial && <Progress state={check.state} onStop={check.clear} />}
      </div>
      {judgement?.kind === 'judged' && (
        <CheckResult
          judgement={judgement}
          spaces={task.spaces}
          failures={failures}
        />
      )}
    </ProgramContext>
  );
}
