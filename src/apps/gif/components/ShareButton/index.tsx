import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { announce } from '../../../../components/Announcer/announce';
import styles from './styles.module.css';

type Outcome =
  | { readonly kind: 'copied' }
  | { readonly kind: 'by-hand'; readonly address: string };

/**
 * Button that copies the address of the page, or shows it if copying is
 * refused.
 */
export default function ShareButton(): ReactNode {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();

  const share = async () => {
    const address = window.location.href;
    try {
      await navigator.clipboard.writeText(address);
    } catch {
      setOutcome({ kind: 'by-hand', address });
      return;
    }
    setOutcome({ kind: 'copied' });
    announce('Dirección copiada');
  };

  useEffect(() => {
    if (outcome?.kind === 'by-hand') {
      field.current?.focus();
      field.current?.select();
    }
  }, [outcome]);

  return (
    <>
      <button
        type="button"
        className="button button--secondary"
        onClick={() => {
          void share();
        }}
      >
        Compartir
      </button>
      {outcome?.kind === 'copied' && (
        <span className={styles.copied}>Dirección copiada</span>
      )}
      {outcome?.kind === 'by-hand' && (
        <div className={styles.byHand}>
          <label htmlFor={id}>
            El navegador no permitió copiarla. La dirección es esta:
          </label>
          <input ref={field} id={id} readOnly value={outcome.address} />
        </div>
      )}
    </>
  );
}
