import { useMemo } from 'react';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import CConsole from '../../views/CConsole';
import lab from '../../views/CLab/styles.module.css';
import { CardContext } from '../../views/ErrorCard/context';
import ReportCards from '../../views/ErrorCard/ReportCards';
import RunCards from '../../views/ErrorCard/RunCards';
import type { EditorHandle } from '../../../kit/editor/types';
import type { Place } from '../../engine/types';
import Written from '../../views/Written';
import CheckResult from '../CheckResult';
import Bench from '../../../exercise/Bench';
import Progress from './Progress';
import type { Trials } from './useTrials';

interface Props {
  readonly trials: Trials;
  /** Moves the editor to a place of the code. */
  readonly onGoTo?: (place: Place) => void;
  /** Editor of the program, if the reader writes it as text. */
  readonly editor?: RefObject<EditorHandle | null>;
  /** Present where the next trial finds the files as this one left them. */
  readonly kept?: ComponentProps<typeof Written>['kept'];
  /**
   * Level of the headings of errors; in an exercise they are below its title.
   */
  readonly level?: 3 | 4;
  /** Ways to take the program elsewhere, at the end. */
  readonly footer?: ReactNode;
  /** Editor of the program and its toolbar. */
  readonly children: ReactNode;
}

/**
 * Layout of an exercise: its editor, the console, and the results of runs and
 * checks.
 */
export default function TrialBench({
  trials,
  onGoTo,
  editor,
  kept,
  level = 4,
  footer,
  children,
}: Props): ReactNode {
  const { program, state, judgement, compiled, report, checkState } = trials;
  const context = useMemo(
    () => ({
      files: compiled,
      ...(onGoTo && { onGoTo }),
      level,
    }),
    [compiled, onGoTo, level],
  );
  return (
    <CardContext value={context}>
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
          {state.kind === 'finished' && (
            <Written files={state.result.files} {...(kept && { kept })} />
          )}
        </div>
        {checkState && <Progress state={checkState} onStop={trials.stop} />}
        {footer !== undefined && <div className={lab.footer}>{footer}</div>}
      </Bench>
    </CardContext>
  );
}
