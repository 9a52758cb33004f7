import { Children, isValidElement, useRef } from 'react';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useOverflows } from '../../../../hooks/useOverflows';
import code from '../../../../components/CodeBlock/styles.module.css';
import styles from './styles.module.css';

/** The text of what React shows: strings, and those inside elements. */
export function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => {
      if (isValidElement<{ readonly children?: ReactNode }>(child))
        return textOf(child.props.children);
      return typeof child === 'object' ? '' : String(child);
    })
    .join('');
}

interface Props {
  readonly label: string;
  /** Text and coloured spans, as `src/remark/highlight` writes them. */
  readonly children: ReactNode;
}

/** Code with its line numbers, of the size that `CEditor` gives the same text. */
export default function StaticCode({ label, children }: Props): ReactNode {
  const pre = useRef<HTMLPreElement>(null);
  const overflows = useOverflows(pre);
  const lines = textOf(children).split('\n').length;
  return (
    <div className={styles.static}>
      {/* Generated text: neither copied nor searched. */}
      <span
        className={styles.numbers}
        aria-hidden="true"
        data-numbers={Array.from({ length: lines }, (_, i) => i + 1).join('\n')}
      />
      <pre
        ref={pre}
        className={clsx(code.code, styles.text)}
        role="group"
        aria-label={label}
        tabIndex={overflows ? 0 : undefined}
      >
        <code>{children}</code>
      </pre>
    </div>
  );
}
