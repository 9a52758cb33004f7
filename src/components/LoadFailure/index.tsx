import type { ReactNode } from 'react';
import { describeFailure, explainKind } from './describeFailure';
import styles from './styles.module.css';

interface Props {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/**
 * Shown where a lazy part of the page did not load. It needs no provider, so
 * it also works when the page itself could not start.
 */
export default function LoadFailure({ error, onRetry }: Props): ReactNode {
  const { message, kind } = describeFailure(error);
  return (
    <div className={styles.failure} role="alert">
      <p className={styles.title}>
        No se pudo cargar una parte de la página (
        <span lang="en">{message}</span>)
      </p>
      <p>
        Causa: <code>{kind}</code>. {explainKind(kind)} Lo que ya se ve sigue
        funcionando.
      </p>
      <button
        type="button"
        className="button button--primary"
        onClick={onRetry}
      >
        Intentar de nuevo
      </button>
    </div>
  );
}
