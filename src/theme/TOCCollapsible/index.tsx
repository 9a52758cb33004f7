import type { ReactNode } from 'react';
import clsx from 'clsx';
import TOCItems from '@theme/TOCItems';
import type { Props } from '@theme/TOCCollapsible';
import styles from './styles.module.css';

/**
 * Table of contents on narrow screens; the stock one is empty until React fills
 * it.
 */
export default function TOCCollapsible({
  className,
  ...props
}: Props): ReactNode {
  return (
    <details className={clsx(styles.toc, className)}>
      <summary>En esta página</summary>
      <TOCItems {...props} className="table-of-contents" />
    </details>
  );
}
