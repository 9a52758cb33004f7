import { useRef } from 'react';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useOverflows } from '../../hooks/useOverflows';
import CopyButton from '../CopyButton';
import copy from '../CopyButton/styles.module.css';
import LineFit from '../LineFit';
import styles from './styles.module.css';

interface Props {
  /** What the block is: «Código C», «Terminal». */
  readonly label: string;
  readonly title?: string;
  /** What to copy when it is not the whole text: the commands of a session. */
  readonly commands?: string;
  /** Its lines do not fit a phone, and its letters may shrink. */
  readonly isWide?: boolean;
  /** What belongs to the code, under it in the same panel. */
  readonly footer?: ReactNode;
  /** Text and coloured spans, as `src/remark/highlight` writes them. */
  readonly children: ReactNode;
}

/** A block of code, coloured when the site was built. */
export default function CodeBlock({
  label,
  title,
  commands,
  isWide = false,
  footer,
  children,
}: Props): ReactNode {
  const pre = useRef<HTMLPreElement>(null);
  const overflows = useOverflows(pre);
  return (
    <div className={styles.block}>
      <div className={styles.bar}>
        {title === undefined ? (
          <span className={styles.label} data-pagefind-ignore="">
            {label}
          </span>
        ) : (
          <span className={styles.title}>{title}</span>
        )}
        {isWide && <LineFit className={copy.copy} />}
        <CopyButton
          label={commands === undefined ? 'Copiar' : 'Copiar comandos'}
          text={() => commands ?? pre.current?.textContent ?? ''}
        />
      </div>
      <pre
        ref={pre}
        className={clsx(styles.code, isWide && styles.wide)}
        role="group"
        aria-label={title === undefined ? label : `${label}: ${title}`}
        tabIndex={overflows ? 0 : undefined}
      >
        <code>{children}</code>
      </pre>
      {footer}
    </div>
  );
}
