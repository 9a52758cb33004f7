import type { ReactNode } from 'react';
import LoadFailure from '../../components/LoadFailure';
import { useModule } from '../../hooks/useModule';
import type { Props } from './types';

const load = () => import('./WrittenFiles');

/**
 * The files that a program made or changed. Most programs write none, so the
 * list is downloaded with the first one.
 */
export default function Written(props: Props): ReactNode {
  const isWanted = props.files.length > 0;
  const { module, error, retry } = useModule(load, isWanted);
  if (!isWanted) return null;
  if (error !== undefined) return <LoadFailure error={error} onRetry={retry} />;
  return module && <module.default {...props} />;
}
