import type { ReactNode } from 'react';
import LoadFailure from '../../../../components/LoadFailure';
import { useModule } from '../../../../hooks/useModule';
import { compileRequest, runOptions } from '../../engine/playground/project';
import type { Project } from '../../engine/playground/project';
import styles from './styles.module.css';

interface Props {
  /** As it was when the reader asked. */
  readonly project: Project;
  readonly onClose: () => void;
}

const load = () => import('../Tracer');

/** The program step by step; what shows it is downloaded when it is asked for. */
export default function Steps({ project, onClose }: Props): ReactNode {
  const { module, error, retry } = useModule(load);
  return (
    <div className={styles.steps}>
      {module && (
        <module.default
          request={compileRequest(project)}
          stdin={project.settings.stdin ?? ''}
          args={runOptions(project).args}
          onClose={onClose}
        />
      )}
      {error !== undefined && <LoadFailure error={error} onRetry={retry} />}
    </div>
  );
}
