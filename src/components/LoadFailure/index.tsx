import type { ReactNode } from 'react';
import { reloadKeeping } from '../../offline/reload';
import { useOutdated } from '../../offline/useOutdated';
import { describeReload } from '../../offline/describeReload';
import { words } from '../../offline/words';
import styles from './styles.module.css';

interface Props {
  /** What was thrown; what is told of it is only what the reader can do. */
  readonly error: unknown;
  readonly onRetry: () => void;
  /** What did not arrive. */
  readonly title?: string;
  /** What to do about it, unless the site was published again. */
  readonly children?: ReactNode;
}

/**
 * Shown where a part of the page did not load: whether it is the network or the
 * site, which has no such part any more. It needs no provider, so it also works
 * when the page itself could not start.
 */
export default function LoadFailure({
  error,
  onRetry,
  title = 'No se pudo cargar una parte de la página.',
  children = 'Revisa tu conexión. Lo que ya se ve sigue funcionando.',
}: Props): ReactNode {
  const isOutdated = useOutdated(error);
  if (isOutdated === undefined) return null;
  return (
    <div className={styles.failure} role="alert">
      <p className={styles.title}>{isOutdated ? words.updated : title}</p>
      <p>{isOutdated ? describeReload() : children}</p>
      <button
        type="button"
        className="button button--primary"
        onClick={isOutdated ? reloadKeeping : onRetry}
      >
        {isOutdated ? words.reload : 'Intentar de nuevo'}
      </button>
    </div>
  );
}
