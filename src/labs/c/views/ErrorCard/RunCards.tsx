import type { ReactNode } from 'react';
import type { WatchGap } from '../../client/watching';
import type { RunResult, ToolReport } from '../../engine/types';
import { watchNotes } from '../../sentences';
import ReportCards from './ReportCards';
import RunExplanation from './RunExplanation';
import { namesCause } from './cause';

interface Props {
  readonly result: Pick<RunResult, 'findings' | 'end'>;
  readonly report: ToolReport | undefined;
  readonly watchGap?: WatchGap;
}

/** The faults of a run, and before them the warnings that say where they come from. */
export default function RunCards({
  result,
  report,
  watchGap,
}: Props): ReactNode {
  const warnings = report && <ReportCards report={report} />;
  const isCause = report !== undefined && namesCause(report);
  return (
    <>
      {isCause && warnings}
      <RunExplanation result={result} />
      {!isCause && warnings}
      {watchGap && <p>{watchNotes[watchGap]}</p>}
    </>
  );
}
