import type { ReactNode } from 'react';
import type { RunResult, ToolReport } from '../../engine/types';
import { watchNotes } from '../../sentences';
import ReportCards from './ReportCards';
import RunExplanation from './RunExplanation';
import { namesCause } from './cause';

interface Props {
  readonly result: Pick<RunResult, 'findings' | 'end'>;
  readonly report: ToolReport | undefined;
  readonly isPartlyWatched?: boolean;
  readonly isUnwatched?: boolean;
  readonly hasWatchFailed?: boolean;
}

/** The faults of a run, and before them the warnings that say where they come from. */
export default function RunCards({
  result,
  report,
  isPartlyWatched,
  isUnwatched,
  hasWatchFailed,
}: Props): ReactNode {
  const warnings = report && <ReportCards report={report} />;
  const isCause = report !== undefined && namesCause(report);
  return (
    <>
      {isCause && warnings}
      <RunExplanation result={result} />
      {!isCause && warnings}
      {isPartlyWatched && <p>{watchNotes.partly}</p>}
      {isUnwatched && <p>{watchNotes.notStarted}</p>}
      {hasWatchFailed && <p>{watchNotes.failed}</p>}
    </>
  );
}
