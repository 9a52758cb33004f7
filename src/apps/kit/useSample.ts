import { useLast } from '../../hooks/useLast';
import { useModule } from '../../hooks/useModule';
import type { AsyncState } from './AsyncRegion';

/**
 * What the site carries of a service's data, while the service gives none: from
 * its first failure until it answers, also while it is asked for another page.
 * It is downloaded once the service was heard, so that the network may go later.
 *
 * @param load Always the same function.
 */
export function useSample<Module>(
  { data, error }: Pick<AsyncState<unknown>, 'data' | 'error'>,
  load: () => Promise<Module>,
): Module | undefined {
  const outcome =
    data !== undefined ? 'answer' : error !== null ? 'failure' : undefined;
  const last = useLast(outcome);
  const { module } = useModule(load, last !== undefined);
  return last === 'failure' ? module : undefined;
}
