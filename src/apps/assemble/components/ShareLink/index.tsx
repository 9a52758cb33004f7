import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { announce } from '../../../../components/Announcer/announce';
import styles from './styles.module.css';

interface Props {
  /** Query string of the link, with its question mark; may be empty. */
  readonly query: string;
}

interface Attempt {
  readonly query: string;
  readonly link: string;
  readonly isCopied: boolean;
}

async function tryCopy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Permission denied, or no clipboard without HTTPS.
    return false;
  }
}

/**
 * Button that copies a link to the current choices, or shows it for manual
 * copying.
 */
export default function ShareLink({ query }: Props): ReactNode {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  // Discards the result of an earlier link after the choices changed.
  const current = attempt?.query === query ? attempt : null;
  const isByHand = current?.isCopied === false;

  useEffect(() => {
    if (isByHand) field.current?.select();
  }, [isByHand]);

  const share = async () => {
    const { origin, pathname } = window.location;
    const link = `${origin}${pathname}${query}`;
    const isCopied = await tryCopy(link);
    setAttempt({ query, link, isCopied });
    announce(
      isCopied
        ? 'Enlace copiado'
        : 'El navegador no deja copiar: el enlace está seleccionado en un campo de texto',
    );
  };

  return (
    <div className={styles.share}>
      <button
        type="button"
        className="button button--primary"
        onClick={() => void share()}
      >
        Copiar enlace
      </button>
      <p>
        {current?.isCopied
          ? 'Enlace copiado.'
          : 'Guarda o comparte la búsqueda, la comparación y el equipo que tienes en pantalla.'}
      </p>
      {isByHand && (
        <div className={styles.manual}>
          <label htmlFor={id}>
            El navegador no deja copiar. Copia el enlace de aquí:
          </label>
          <input
            ref={field}
            id={id}
            type="text"
            readOnly
            value={current.link}
          />
        </div>
      )}
    </div>
  );
}
