import { useRef } from 'react';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useIsOverflowing } from '../../hooks/useIsOverflowing';
import CopyButton from '../CopyButton';
import copy from '../CopyButton/styles.module.css';
import LineToggle from '../LineToggle';
import styles from './styles.module.css';

interface Props {
  /** Name of the block's content: «Código C», «Terminal». */
  readonly label: string;
  readonly title?: string;
  /** Text to copy when it is not the whole block: the commands of a session. */
  readonly commands?: string;
  /**
   * True when lines do not fit on a phone: the reader may have them in small
   * letters and wrapped.
   */
  readonly isWide?: boolean;
  /**
   * Controls or results that belong to the code, below it in the same panel.
   */
  readonly footer?: ReactNode;
  /** Text and coloured spans, as `src/remark/highlight` writes them. */
  readonly children: ReactNode;
}

/** Code block, coloured when the site was built. */
export default function CodeBlock({
  label,
  title,
  commands,
  isWide = false,
  footer,
  children,
}: Props): ReactNode {
  const pre = useRef<HTMLPreElement>(null);
  const overflows = useIsOverflowing(pre);
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
        {isWide && (
          <LineToggle
            preference="terminal-size"
            value="fit"
            label="Encoger líneas"
            className={clsx(copy.copy, styles.shrink)}
          />
        )}
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
