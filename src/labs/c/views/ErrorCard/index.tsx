import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { ProgramState } from '../../client/program';
import type { Place, SourceFile } from '../../engine/types';
import { CardContext } from './context';
import type { CardContextValue } from './context';
import ReportCards from './ReportCards';
import RunCards from './RunCards';

interface Props {
  readonly state: ProgramState;
  /** Files as compiled. */
  readonly files: readonly SourceFile[];
  /**
   * Moves the reader to a place of the code; without it, places are plain text.
   */
  readonly onGoTo?: (place: Place) => void;
  /** Heading level above the cards. */
  readonly level?: CardContextValue['level'];
}

/** Explains every fault of a program: compiler, linker and run. */
export default function ErrorCards({
  state,
  files,
  onGoTo,
  level = 3,
}: Props): ReactNode {
  const program = useMemo(
    () => ({ files, onGoTo, level }),
    [files, onGoTo, level],
  );
  return (
    <CardContext value={program}>
      {state.kind === 'finished' ? (
        <RunCards {...state} />
      ) : (
        'report' in state && <ReportCards report={state.report} />
      )}
    </CardContext>
  );
}
