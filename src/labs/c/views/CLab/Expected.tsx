import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useOverflows } from '../../../../hooks/useOverflows';
import { words } from '../../words';
import styles from './styles.module.css';

interface Props {
  readonly output: string;
  readonly stdin: string | undefined;
  /** There is a real one now: this one steps back. */
  readonly isFolded: boolean;
}

/** What the program of the lesson writes; it can be read without running it. */
export default function Expected({
  output,
  stdin,
  isFolded,
}: Props): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  const pre = useRef<HTMLPreElement>(null);
  const overflows = useOverflows(pre);
  useEffect(() => {
    if (isFolded && details.current) details.current.open = false;
  }, [isFolded]);
  return (
    <details ref={details} className={styles.expected} open>
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
