import { useRef } from 'react';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import DefinitionText from '../../../../components/DefinitionText';
import { useIsOverflowing } from '../../../../hooks/useIsOverflowing';
import { useCardContext } from './context';
import type { CardEntry } from './entries';
import ExplanationText from './ExplanationText';
import styles from './styles.module.css';
import PlaceLink from './PlaceLink';

function Raw({ text }: { readonly text: string }): ReactNode {
  const pre = useRef<HTMLPreElement>(null);
  const overflows = useIsOverflowing(pre);
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
}: CardEntry): ReactNode {
  const { level } = useCardContext();
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
        {place && <PlaceLink place={place} />}
      </div>
      {explanation && <ExplanationText explanation={explanation} />}
      {isUnexplained && (
        <p>Este mensaje todavía no tiene explicación en español.</p>
      )}
      {raw && <Raw text={raw} />}
    </li>
  );
}
