import type { ComponentProps, ReactNode } from 'react';
import LoadFailure from '../../../../offline/components/LoadFailure';
import { useModule } from '../../../../hooks/useModule';
import { queuePrefetch, runWhenIdle } from '../../client/prefetch';
import type ErrorCards from '../ErrorCard';
import type { ProgramState } from '../useCProgram';

const load = queuePrefetch(() => import('../ErrorCard'));

/** Loads the cards when idle, after the program's own output. */
const loadWhenIdle = () => new Promise<void>(runWhenIdle).then(load);

/**
 * Returns true when there are faults to explain, so that a failed download of
 * the cards must be reported.
 */
function hasFaults(state: ProgramState): boolean {
  if (!('report' in state)) return false;
  if (state.report.diagnostics.length > 0) return true;
  if (state.kind !== 'finished') return false;
  const { end, findings } = state.result;
  return end.kind !== 'exit' || findings.length > 0;
}

/**
 * Error cards, downloaded when the first program ends, even without
 * diagnostics: some cards are hints.
 */
export default function Faults(
  props: ComponentProps<typeof ErrorCards>,
): ReactNode {
  const isRequired = hasFaults(props.state);
  const { module, error, retry } = useModule(
    isRequired ? load : loadWhenIdle,
    'report' in props.state,
  );
  if (error !== undefined && isRequired)
    return <LoadFailure error={error} onRetry={retry} />;
  return module && <module.default {...props} />;
}
