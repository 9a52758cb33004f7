import { useRef } from 'react';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import DefinitionText from '../../../../components/DefinitionText';
import { useOverflows } from '../../../../hooks/useOverflows';
import { useProgram } from './context';
import type { Entry } from './entries';
import Explained from './Explained';
import styles from './styles.module.css';
import Where from './Where';

function Raw({ text }: { readonly text: string }): ReactNode {
  const pre = useRef<HTMLPreElement>(null);
  const overflows = useOverflows(pre);
  return (
    <pre
      ref={pre}
      className={styles.raw}
      lang="en"
      role="group"
      aria-label="Mensaje original, en inglés"
      tabIndex={overflows ? 0 : undefined}
    >
      {text.trimEnd()}
    </pre>
  );
}

/** Card of one fault: its explanation, if any, above the original message. */
export default function Card({
  severity,
  place,
  explanation,
  isUnexplained,
  raw,
}: Entry): ReactNode {
  const { level } = useProgram();
  const Heading = `h${level + 1}` as 'h4';
  const kind = severity === 'error' ? 'Error' : 'Aviso';
  return (
    <li className={clsx(styles.card, styles[severity])}>
      <div className={styles.head}>
        <Heading className={styles.title}>
          <span className={styles.kind}>{kind}: </span>
          {explanation ? (
            <DefinitionText text={explanation.title} />
          ) : (
            'mensaje del compilador'
          )}
        </Heading>
        {place && <Where place={place} />}
      </div>
      {explanation && <Explained explanation={explanation} />}
      {isUnexplained && (
        <p>Este mensaje todavía no tiene explicación en español.</p>
      )}
      {raw && <Raw text={raw} />}
    </li>
  );
}
