import { useId } from 'react';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import buttons from '../buttons.module.css';
import styles from './styles.module.css';

interface Props {
  /** Name of the lab; its engine begins to load on a press before hydration. */
  readonly lab: string;
  /**
   * Name of the program's file, when the program can be prepared from the page
   * alone.
   */
  readonly program?: string;
  /** Text of the main button. */
  readonly label: string;
  readonly className?: string;
  readonly onStart: () => void;
  /** Notice shown beside the buttons, such as the size of the download. */
  readonly note: string;
  /** Additional buttons. */
  readonly children?: ReactNode;
}

/** Bar of buttons below a block of a lesson. */
export default function Strip({
  lab,
  program,
  label,
  className,
  onStart,
  note,
  children,
}: Props): ReactNode {
  const noteId = useId();
  return (
    <div
      className={clsx(buttons.buttons, styles.strip)}
      data-note={note || undefined}
      data-pagefind-ignore=""
    >
      <button
        type="button"
        data-live={lab}
        data-name={program}
        className={clsx(buttons.main, className)}
        aria-describedby={noteId}
        onClick={onStart}
      >
        {label}
      </button>
      {children}
      <span id={noteId} className={styles.note} data-live="">
        {note}
      </span>
    </div>
  );
}
