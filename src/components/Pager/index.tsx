import { useEffect, useRef } from 'react';
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

/**
 * Anterior and Siguiente, under the list that they turn; each is disabled where
 * it leads nowhere.
 */
export default function Pager({
  label,
  page,
  pages,
  onChange,
}: Props): ReactNode {
  const pager = useRef<HTMLElement>(null);
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  // A button that was just disabled would keep the focus and lose the keys.
  useEffect(() => {
    const [back, forth] = [previous.current, next.current];
    const { activeElement } = document;
    if (activeElement === forth && forth?.disabled) back?.focus();
    if (activeElement === back && back?.disabled) forth?.focus();
  }, [page, pages]);
  const go = (target: number) => {
    onChange(target);
    const list = pager.current?.previousElementSibling;
    if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView();
  };
  return (
    <nav ref={pager} aria-label={label} className={styles.pager}>
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
