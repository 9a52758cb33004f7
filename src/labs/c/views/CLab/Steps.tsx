import type { ReactNode } from 'react';
import LoadFailure from '../../../../components/LoadFailure';
import { useModule } from '../../../../hooks/useModule';
import type { CompileRequest } from '../../engine/types';
import styles from './styles.module.css';

interface Props {
  readonly request: CompileRequest;
  readonly stdin: string;
  readonly args: readonly string[];
  readonly onClose: () => void;
}

const load = () => import('../Tracer');

/** The program step by step; what shows it is downloaded for the first one. */
export default function Steps(props: Props): ReactNode {
  const { module, error, retry } = useModule(load);
  return (
    <div className={styles.cards}>
      {module ? <module.default {...props} /> : <p>Cargando…</p>}
      {error !== undefined && <LoadFailure error={error} onRetry={retry} />}
    </div>
  );
}
