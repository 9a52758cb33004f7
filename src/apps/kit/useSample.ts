import { useLastDefined } from '../../hooks/useLastDefined';
import { useModule } from '../../hooks/useModule';
import type { AsyncState } from './AsyncRegion';

/**
 * Returns the bundled data of a service after a failure, until the service
 * answers; also while another page loads. It is downloaded after the first
 * answer or failure, so that it is available if the connection is lost later.
 *
 * @param load Loader with a stable identity.
 */
export function useSample<Module>(
  { data, error }: Pick<AsyncState<unknown>, 'data' | 'error'>,
  load: () => Promise<Module>,
): Module | undefined {
  const outcome =
    data !== undefined ? 'answer' : error !== null ? 'failure' : undefined;
  const last = useLastDefined(outcome);
  const { module } = useModule(load, last !== undefined);
  return last === 'failure' ? module : undefined;
}
