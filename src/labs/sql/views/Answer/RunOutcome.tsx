import type { ReactNode } from 'react';
import { describeRun } from '../../sentences';
import type { SqlRange } from '../../engine/types';
import StepsView from '../StepsView';
import type { Statements } from '../useStatements';
import Answer from '.';
import RunStatus from './RunStatus';
import type { HeadingLevel } from './types';
import styles from './styles.module.css';

interface Props {
  readonly statements: Statements;
  readonly onGoTo: (range: SqlRange) => void;
  /** Level of the titles of the cards. */
  readonly level: HeadingLevel;
  /** Called when the step view closes and the focus has to go elsewhere. */
  readonly onCloseSteps: () => void;
}

/** State of a run, its results and, where it was asked for, its steps. */
export default function RunOutcome({
  statements: { answer, runCall, traceCall, runAgain, markPlace },
  onGoTo,
  level,
  onCloseSteps,
}: Props): ReactNode {
  const { state: traceState } = traceCall;
  return (
    <>
      <RunStatus
        state={runCall.state}
        describe={({ result }) => [
          result.fault ? 'bad' : 'good',
          describeRun(result),
        ]}
        onStop={runCall.stop}
        onRetry={runAgain}
      />
      {answer && <Answer {...{ answer, onGoTo, level }} />}
      {traceState.kind === 'done' ? (
        <div className={styles.answer}>
          <StepsView
            answer={traceState.value}
            onShowRange={({ start }) => {
              markPlace(traceState.value.start + start);
            }}
            onClose={() => {
              traceCall.clear();
              onCloseSteps();
            }}
          />
        </div>
      ) : (
        <RunStatus
          state={traceState}
          describe={() => ['good', '']}
          onStop={traceCall.stop}
          onRetry={traceCall.clear}
        />
      )}
    </>
  );
}
