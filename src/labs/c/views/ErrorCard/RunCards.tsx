import type { ReactNode } from 'react';
import type { WatchGap } from '../../client/watching';
import type { RunResult, ToolReport } from '../../engine/types';
import { watchNotes } from '../../sentences';
import ReportCards from './ReportCards';
import RunExplanation from './RunExplanation';
import { saysCause } from './cause';
import { useProgram } from './context';
import { useExplain } from './useExplain';

interface Props {
  readonly result: Pick<RunResult, 'findings' | 'end'>;
  readonly report: ToolReport | undefined;
  readonly watchGap?: WatchGap;
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
  const { files } = useProgram();
  const warnings = report && <ReportCards report={report} />;
  const hints = report && explain?.readHints(files, report.diagnostics);
  const isCause =
    report !== undefined && saysCause(report, Boolean(hints?.length), result);
  return (
    <>
      {isCause && warnings}
      <RunExplanation result={result} />
      {!isCause && warnings}
      {watchGap && <p>{watchNotes[watchGap]}</p>}
    </>
  );
}
