import { Children, isValidElement, useRef } from 'react';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useIsOverflowing } from '../../../hooks/useIsOverflowing';
import code from '../../../components/CodeBlock/styles.module.css';
import styles from './styles.module.css';

/** Returns the text of a React node, including nested elements. */
export function getNodeText(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => {
      if (isValidElement<{ readonly children?: ReactNode }>(child))
        return getNodeText(child.props.children);
      return typeof child === 'object' ? '' : String(child);
    })
    .join('');
}

interface Props {
  readonly label: string;
  /** Text and coloured spans, as written by `src/remark/highlight`. */
  readonly children: ReactNode;
}

/** Code with line numbers, laid out like the same text in `CodeEditor`. */
export default function StaticCode({ label, children }: Props): ReactNode {
  const pre = useRef<HTMLPreElement>(null);
  const overflows = useIsOverflowing(pre);
  const lines = getNodeText(children).split('\n').length;
  return (
    <div className={styles.static}>
      {/* Generated content: excluded from copying and from search. */}
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
