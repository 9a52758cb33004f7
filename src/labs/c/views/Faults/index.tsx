import type { ComponentProps, ReactNode } from 'react';
import LoadFailure from '../../../../components/LoadFailure';
import { useModule } from '../../../../hooks/useModule';
import { later, whenIdle } from '../../client/ahead';
import type ErrorCards from '../ErrorCard';
import type { ProgramState } from '../useCProgram';

const load = later(() => import('../ErrorCard'));

/** Behind the answer of the program itself. */
const loadInTime = () => new Promise<void>(whenIdle).then(load);

/** Whether something went wrong, so that the cards are missed when they do not come. */
function hasFaults(state: ProgramState): boolean {
  if (!('report' in state)) return false;
  if (state.report.diagnostics.length > 0) return true;
  if (state.kind !== 'finished') return false;
  const { end, findings } = state.result;
  return end.kind !== 'exit' || findings.length > 0;
}

/**
 * The cards of what is wrong with a program, downloaded when the first one ends:
 * they also know of what no tool mentions.
 */
export default function Faults(
  props: ComponentProps<typeof ErrorCards>,
): ReactNode {
  const isMissed = hasFaults(props.state);
  const { module, error, retry } = useModule(
    isMissed ? load : loadInTime,
    'report' in props.state,
  );
  if (error !== undefined && isMissed)
    return <LoadFailure error={error} onRetry={retry} />;
  return module && <module.default {...props} />;
}
