import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';

const QrCode = lazy(() => import('./QrCode'));

interface Props {
  readonly isEmpty: boolean;
}

/** A QR code on demand; its library comes with the first click. */
export default function QrSection({ isEmpty }: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen && !isEmpty;
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
      {isShown && (
        <Suspense fallback={<p>Dibujando el código…</p>}>
          <QrCode />
        </Suspense>
      )}
    </>
  );
}
