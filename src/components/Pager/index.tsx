import { useRef } from 'react';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly label: string;
  /** From 1. */
  readonly page: number;
  /** Unknown until a first answer arrives. */
  readonly pages: number | undefined;
  readonly onChange: (page: number) => void;
}

/** Anterior and Siguiente; each is disabled where it leads nowhere. */
export default function Pager({
  label,
  page,
  pages,
  onChange,
}: Props): ReactNode {
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const go = (target: number) => {
    // A button that is about to be disabled would take the focus with it.
    if (target === 1) next.current?.focus();
    if (target === pages) previous.current?.focus();
    onChange(target);
  };
  return (
    <nav aria-label={label} className={styles.pager}>
      <button
        ref={previous}
        type="button"
        className="button button--secondary"
        disabled={page <= 1}
        onClick={() => {
          go(Math.min(page - 1, pages ?? page));
        }}
      >
        Anterior
      </button>
      <span className={styles.place}>
        Página {page}
        {pages !== undefined && pages > 0 && ` de ${pages}`}
      </span>
      <button
        ref={next}
        type="button"
        className="button button--secondary"
        disabled={pages === undefined || page >= pages}
        onClick={() => {
          go(page + 1);
        }}
      >
        Siguiente
      </button>
    </nav>
  );
}
