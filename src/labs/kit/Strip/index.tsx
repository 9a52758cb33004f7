import { useId } from 'react';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import buttons from '../buttons.module.css';
import styles from './styles.module.css';

interface Props {
  /** Whose it is: what it needs begins to load before the page is alive. */
  readonly lab: 'c' | 'linux';
  /** What the button runs, when it can be prepared from the page alone: the name of its file. */
  readonly program?: string;
  /** Of the button that it is all about. */
  readonly label: string;
  readonly className?: string;
  readonly onStart: () => void;
  /** What the reader should know before. */
  readonly note: string;
  /** More buttons. */
  readonly children?: ReactNode;
}

/** What can be done with a block of a lesson. */
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
