import type { ReactNode } from 'react';
import type { RunResult, ToolReport } from '../../engine/types';
import ReportCards from './ReportCards';
import RunExplanation from './RunExplanation';
import { namesCause } from './cause';

interface Props {
  readonly result: Pick<RunResult, 'findings' | 'end'>;
  readonly report: ToolReport | undefined;
  readonly isPartlyWatched?: boolean;
}

/** The faults of a run, and before them the warnings that say where they come from. */
export default function RunCards({
  result,
  report,
  isPartlyWatched,
}: Props): ReactNode {
  const warnings = report && <ReportCards report={report} />;
  const isCause = report !== undefined && namesCause(report);
  return (
    <>
      {isCause && warnings}
      <RunExplanation result={result} />
      {!isCause && warnings}
      {isPartlyWatched && (
        <p>
          La memoria se revisó solo al principio: el programa da demasiadas
          vueltas para mirarlo entero.
        </p>
      )}
    </>
  );
}
