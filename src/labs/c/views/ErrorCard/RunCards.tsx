import type { ReactNode } from 'react';
import type { MemoryCheckGap } from '../../client/memoryCheck';
import type { RunResult, ToolReport } from '../../engine/types';
import { memoryCheckNotes } from '../../sentences';
import ReportCards from './ReportCards';
import RunExplanation from './RunExplanation';
import { isCauseOfRun } from './cause';
import { useCardContext } from './context';
import { useExplain } from './useExplain';

interface Props {
  readonly result: Pick<RunResult, 'findings' | 'end'>;
  readonly report: ToolReport | undefined;
  readonly watchGap?: MemoryCheckGap;
}

/**
 * Cards of a finished run. Compiler warnings come first when they explain the
 * faults of the run.
 */
export default function RunCards({
  result,
  report,
  watchGap,
}: Props): ReactNode {
  const explain = useExplain();
  const { files } = useCardContext();
  const warnings = report && <ReportCards report={report} />;
  const hints = report && explain?.findHints(files, report.diagnostics);
  const isCause =
    report !== undefined &&
    isCauseOfRun(report, Boolean(hints?.length), result);
  return (
    <>
      {isCause && warnings}
      <RunExplanation result={result} />
      {!isCause && warnings}
      {watchGap && <p>{memoryCheckNotes[watchGap]}</p>}
    </>
  );
}
