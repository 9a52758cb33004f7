import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly label: string;
  /** Current page, from 1. */
  readonly page: number;
  /** Number of pages; undefined until the first answer. */
  readonly pages: number | undefined;
  readonly onChange: (page: number) => void;
}

/**
 * Buttons Anterior and Siguiente under a paged list; each is disabled at its
 * end.
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
  const pressedButton = useRef<HTMLButtonElement | null>(null);
  // Moves the focus to the other button: a disabled button loses it.
  useEffect(() => {
    const otherButton =
      pressedButton.current === next.current ? previous : next;
    if (pressedButton.current?.disabled) otherButton.current?.focus();
    pressedButton.current = null;
  }, [page, pages]);
  const goToPage = (button: HTMLButtonElement, target: number) => {
    pressedButton.current = button;
    onChange(target);
    const list = pager.current?.previousElementSibling;
    if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView();
  };
  return (
    <nav ref={pager} data-live="" aria-label={label} className={styles.pager}>
      <button
        ref={previous}
        type="button"
        className="button button--secondary"
        disabled={page <= 1}
        onClick={({ currentTarget }) => {
          goToPage(currentTarget, Math.min(page - 1, pages ?? page));
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
        onClick={({ currentTarget }) => {
          goToPage(currentTarget, page + 1);
        }}
      >
        Siguiente
      </button>
    </nav>
  );
}
