import { useMemo } from 'react';
import type { ReactNode, RefObject } from 'react';
import CConsole from '../../views/CConsole';
import lab from '../../views/CLab/styles.module.css';
import { ProgramContext } from '../../views/ErrorCard/context';
import ReportCards from '../../views/ErrorCard/ReportCards';
import RunCards from '../../views/ErrorCard/RunCards';
import type { CEditorHandle } from '../../views/CEditor/types';
import type { Place } from '../../engine/types';
import { programFile } from '../../engine/exercise/judge';
import Written from '../../views/Written';
import CheckResult from '../CheckResult';
import Bench from '../../../exercise/Bench';
import Progress from './Progress';
import type { Trials } from './useTrials';

interface Props {
  readonly trials: Trials;
  /** Takes the reader to a place of the code. */
  readonly onGoTo?: (place: Place) => void;
  /** Where the reader writes, if the program is text to be written. */
  readonly editor?: RefObject<CEditorHandle | null>;
  /** Of the headings over errors; those of an exercise stand below its title. */
  readonly level?: 3 | 4;
  /** Where the program is made, and what can be done with it. */
  readonly children: ReactNode;
}

/** Where a program is tried and checked, and what came of that. */
export default function TrialBench({
  trials,
  onGoTo,
  editor,
  level = 4,
  children,
}: Props): ReactNode {
  const { program, state, judgement, compiled, report, checked } = trials;
  const context = useMemo(
    () => ({
      files: [{ name: programFile, text: compiled }],
      ...(onGoTo && { onGoTo }),
      level,
    }),
    [compiled, onGoTo, level],
  );
  return (
    <ProgramContext value={context}>
      <Bench
        result={
          judgement?.kind === 'judged' && (
            <CheckResult
              judgement={judgement}
              spaces={trials.task.spaces}
              failures={trials.failures}
            />
          )
        }
      >
        {children}
        <CConsole
          state={state}
          files={context.files}
          onType={program.type}
          onEndInput={program.endInput}
          onStop={trials.stop}
          onRetry={trials.retry}
          {...(editor && { editor })}
        />
        <div className={lab.cards}>
          {state.kind === 'finished' ? (
            <RunCards {...state} />
          ) : (
            report && <ReportCards report={report} />
          )}
          {state.kind === 'finished' && <Written files={state.result.files} />}
        </div>
        {checked && <Progress state={checked} onStop={trials.stop} />}
      </Bench>
    </ProgramContext>
  );
}
