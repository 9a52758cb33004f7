import type { ReactNode } from 'react';
import LoadFailure from '../../../../offline/components/LoadFailure';
import { useModule } from '../../../../hooks/useModule';
import { queuePrefetch } from '../../client/prefetch';
import type { Props } from './types';

const load = queuePrefetch(() => import('./WrittenFiles'));

/**
 * Files that a program created or changed. The list is downloaded after the
 * first run, although most programs write none: the network may fail later.
 */
export default function Written(props: Props): ReactNode {
  const { module, error, retry } = useModule(load);
  if (props.files.length === 0) return null;
  if (error !== undefined) return <LoadFailure error={error} onRetry={retry} />;
  return module && <module.default {...props} />;
}
