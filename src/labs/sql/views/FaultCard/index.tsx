import { useRef } from 'react';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import DefinitionText from '../../../../components/DefinitionText';
import { useIsOverflowing } from '../../../../hooks/useIsOverflowing';
import type { SqlRange } from '../../engine/types';
import type { CardSeverity, SqlCard } from '../../explain';
import CardExample from './CardExample';
import styles from './styles.module.css';

interface Props {
  /** Explanation; undefined while it loads, or when the message has none. */
  readonly card?: SqlCard | undefined;
  /** Message of SQLite, in English; a hint has none. */
  readonly message?: string | undefined;
  /** Place of an error without an explanation. */
  readonly range?: SqlRange | undefined;
  /** Moves the reader to a place of the text. */
  readonly onGoTo?: ((range: SqlRange) => void) | undefined;
  /** Level of the title. */
  readonly level?: 2 | 3 | 4 | 5 | 6;
}

const KINDS: Readonly<Record<CardSeverity, string>> = {
  error: 'Error',
  warning: 'Aviso',
  note: 'Nota',
};

function OriginalMessage({ text }: { readonly text: string }): ReactNode {
  const pre = useRef<HTMLPreElement>(null);
  const overflows = useIsOverflowing(pre);
  return (
    <pre
      ref={pre}
      className={styles.raw}
      lang="en"
      role="group"
      aria-label="Mensaje original de SQLite, en inglés"
      tabIndex={overflows ? 0 : undefined}
    >
      {text}
    </pre>
  );
}

function CardText({ card }: { readonly card: SqlCard }): ReactNode {
  return (
    <>
      <p>
        <DefinitionText text={card.text} />
      </p>
      <p>
        <strong>Cómo se arregla:</strong> <DefinitionText text={card.fix} />
      </p>
      {card.example && <CardExample example={card.example} />}
    </>
  );
}

/** Card of one fault of SQL: its explanation above the message of SQLite. */
export default function FaultCard({
  card,
  message,
  range,
  onGoTo,
  level = 4,
}: Props): ReactNode {
  const Heading = `h${level}` as const;
  const severity = card?.severity ?? 'error';
  const place = card?.range ?? range;
  return (
    <article className={clsx(styles.card, styles[severity])}>
      <div className={styles.head}>
        <Heading className={styles.title}>
          <span className={styles.kind}>{KINDS[severity]}: </span>
          {card ? <DefinitionText text={card.title} /> : 'mensaje de SQLite'}
        </Heading>
        {onGoTo && place && (
          <button
            type="button"
            className={styles.place}
            onClick={() => {
              onGoTo(place);
            }}
          >
            Ir al lugar
          </button>
        )}
      </div>
      {card && <CardText card={card} />}
      {message !== undefined && <OriginalMessage text={message} />}
    </article>
  );
}
