import type { ReactNode } from 'react';
import { reloadWithFields } from '../../reload';
import { useIsOutdated } from '../../useIsOutdated';
import { describeReload } from '../../describeReload';
import { strings } from '../../strings';
import styles from './styles.module.css';

interface Props {
  /** Error that was thrown; it only decides which action is offered. */
  readonly error: unknown;
  readonly onRetry: () => void;
  /** Title that names the missing part. */
  readonly title?: string;
  /** Advice to the reader, unless the site was published again. */
  readonly children?: ReactNode;
}

/**
 * Alert in place of a part that did not load. It distinguishes a network
 * failure from a new version of the site without that part. It needs no
 * provider, so it also works when the application could not start.
 */
export default function LoadFailure({
  error,
  onRetry,
  title = 'No se pudo cargar una parte de la página.',
  children = 'Revisa tu conexión. Lo que ya se ve sigue funcionando.',
}: Props): ReactNode {
  const isOutdated = useIsOutdated(error);
  if (isOutdated === undefined) return null;
  return (
    <div className={styles.failure} role="alert">
      <p className={styles.title}>{isOutdated ? strings.updated : title}</p>
      <p>{isOutdated ? describeReload() : children}</p>
      <button
        type="button"
        className="button button--primary"
        onClick={isOutdated ? reloadWithFields : onRetry}
      >
        {isOutdated ? strings.reload : 'Intentar de nuevo'}
      </button>
    </div>
  );
}
