import type { ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import LoadFailure from '../../../../offline/components/LoadFailure';
import { useModule } from '../../../../hooks/useModule';
import HelloExample from './HelloExample';
import styles from './styles.module.css';

const load = () => import('./Workspace');

/** Playground to write, compile and run C; without JavaScript, an example. */
export default function Playground(): ReactNode {
  const { module, error, retry } = useModule(load, useIsBrowser());
  return (
    <div className={styles.stage}>
      {module ? <module.default /> : <HelloExample />}
      {error !== undefined && <LoadFailure error={error} onRetry={retry} />}
    </div>
  );
}
