import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { Props } from '@theme/Error';
import LoadFailure from '../../offline/components/LoadFailure';
import { isChunkFailure } from '../../utils/isChunkFailure';

/**
 * Error of a page that failed while rendering; header and footer stay around
 * it.
 */
export default function ErrorPageContent({
  error,
  tryAgain,
}: Props): ReactNode {
  if (isChunkFailure(error)) {
    return (
      <main className="container margin-vert--xl">
        <LoadFailure error={error} onRetry={tryAgain} />
      </main>
    );
  }
  return (
    <main className="container margin-vert--xl">
      <h1 lang="en">Unhandled Thrown Error</h1>
      <p role="alert">
        Esta página falló al mostrarse. No es culpa tuya y no se perdió nada de
        lo que guardaste en este dispositivo.
      </p>
      <p>
        Lo que dijo el programa: <code>{error.message}</code>
      </p>
      <p>
        <button
          type="button"
          className="button button--primary"
          onClick={tryAgain}
        >
          Intentar de nuevo
        </button>{' '}
        <Link className="button button--secondary" to="/">
          Ir al inicio
        </Link>
      </p>
    </main>
  );
}
