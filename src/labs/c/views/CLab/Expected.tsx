import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useOverflows } from '../../../../hooks/useOverflows';
import { words } from '../../words';
import styles from './styles.module.css';

interface Props {
  readonly output: string;
  readonly stdin: string | undefined;
}

/**
 * What the program of the lesson writes. It can be read without running it, but
 * it is closed: who runs it first can guess what comes out.
 */
export default function Expected({ output, stdin }: Props): ReactNode {
  const pre = useRef<HTMLPreElement>(null);
  const overflows = useOverflows(pre);
  return (
    <details className={styles.expected}>
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
