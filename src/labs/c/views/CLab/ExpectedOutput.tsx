import { useRef } from 'react';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useIsOverflowing } from '../../../../hooks/useIsOverflowing';
import { words } from '../../words';
import expected from '../../../kit/expected.module.css';
import styles from './styles.module.css';

interface Props {
  readonly output: string;
  readonly stdin: string | undefined;
}

/**
 * Output of the lesson's program, available without running it. Collapsed, so
 * that the reader can guess the output first.
 */
export default function ExpectedOutput({ output, stdin }: Props): ReactNode {
  const pre = useRef<HTMLPreElement>(null);
  const overflows = useIsOverflowing(pre);
  return (
    <details className={clsx(expected.expected, styles.expected)}>
      <summary>
        {words.expected}
        {stdin !== undefined && (
          <>
            {' '}
            si escribes <kbd>{stdin.trimEnd().replaceAll('\n', ' ⏎ ')}</kbd>
          </>
        )}
      </summary>
      <pre
        ref={pre}
        role="group"
        aria-label={words.expected}
        tabIndex={overflows ? 0 : undefined}
      >
        <code>{output.replace(/\n$/, '')}</code>
      </pre>
    </details>
  );
}
