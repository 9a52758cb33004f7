import { useId } from 'react';
import type { ReactNode } from 'react';
import { hashText } from '../../../../utils/hash';
import Bench from '../../../exercise/Bench';
import Tools from '../../../exercise/Bench/Tools';
import { useReportResult } from '../../../exercise/Bench/useReportResult';
import { useExercise } from '../../../exercise/context';
import { describeCheck, summarizeConditions } from '../../sentences';
import TerminalConsole from '../../views/TerminalConsole';
import { useLessonTerminal } from '../../views/useLessonTerminal';
import { formatLinuxLabel } from '../../words';
import Conditions from '../Conditions';
import { useTerminalTask } from '../taskContext';
import { useMachineCheck } from './useMachineCheck';

/** Bench of a terminal exercise: terminal, check and result. */
export default function TerminalBench(): ReactNode {
  const { id, title } = useExercise();
  const { conditions, setUp } = useTerminalTask();
  // The name has the hash of the set-up because commands typed after another
  // set-up do not apply to this one.
  const name = `ejercicio-${id}-${hashText(setUp ?? '')}`;
  const lesson = useLessonTerminal(name, setUp);
  const { terminal } = lesson;
  const tellResult = useReportResult();
  const { state, start } = useMachineCheck(
    conditions,
    terminal,
    (judgement) => {
      tellResult(judgement, summarizeConditions(judgement));
    },
  );
  const isOn = terminal.state.kind === 'running';
  const noteId = useId();
  return (
    <Bench
      result={
        state.kind === 'done' && <Conditions judgement={state.judgement} />
      }
    >
      <TerminalConsole {...lesson} label={formatLinuxLabel(title)} />
      <Tools
        canCheck={isOn && state.kind !== 'checking'}
        onCheck={start}
        noteId={noteId}
      >
        <span id={noteId} role="status">
          {describeCheck(state, isOn)}
        </span>
      </Tools>
    </Bench>
  );
}
