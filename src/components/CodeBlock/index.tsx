import { useRef } from 'react';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useOverflows } from '../../hooks/useOverflows';
import CopyButton from '../CopyButton';
import LineFit from '../LineFit';
import styles from './styles.module.css';

interface Props {
  /** What the block is: «Código C», «Terminal». */
  readonly label: string;
  readonly title?: string;
  /** What to copy when it is not the whole text: the commands of a session. */
  readonly commands?: string;
  /** How much wider than a phone its lines are, when its letters may shrink. */
  readonly width?: 'wide' | 'widest';
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
  width,
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
        {width && <LineFit className={styles.fit} />}
        <CopyButton
          label={commands === undefined ? 'Copiar' : 'Copiar comandos'}
          text={() => commands ?? pre.current?.textContent ?? ''}
        />
      </div>
      <pre
        ref={pre}
        className={clsx(styles.code, width && styles[width])}
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
