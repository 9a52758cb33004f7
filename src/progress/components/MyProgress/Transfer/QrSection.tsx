import { useState } from 'react';
import type { ReactNode } from 'react';
import LoadFailure from '../../../../offline/components/LoadFailure';
import { useModule } from '../../../../hooks/useModule';

const load = () => import('./QrCode');

interface Props {
  readonly isEmpty: boolean;
}

/**
 * Button that shows a QR code; its library is downloaded on the first click.
 */
export default function QrSection({ isEmpty }: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen && !isEmpty;
  const { module, error, retry } = useModule(load, isShown);
  return (
    <>
      <button
        type="button"
        className="button button--secondary"
        disabled={isEmpty}
        aria-expanded={isShown}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        Código QR
      </button>
      {isShown && module && <module.default />}
      {isShown && !module && error === undefined && <p>Dibujando el código…</p>}
      {isShown && error !== undefined && (
        <LoadFailure error={error} onRetry={retry} />
      )}
    </>
  );
}
