import type { ReactNode } from 'react';
import Skeleton from '../../../kit/Skeleton';
import { labels } from '../../words';
import type { Word } from '../../words';
import styles from './styles.module.css';

interface Props {
  readonly word: Word;
  /** Drawn on the reader's device, because the service failed. */
  readonly local?: boolean;
}

/** The answer in words: it never depends on a picture. */
export default function Verdict({ word, local = false }: Props): ReactNode {
  return (
    <p className={styles.verdict}>
      {local
        ? 'Respuesta local, sin conexión con el oráculo:'
        : 'El oráculo dice:'}{' '}
      <strong className={styles[word]}>{labels[word].text}</strong>
    </p>
  );
}

/** Its place while the oracle thinks. */
export function VerdictSkeleton(): ReactNode {
  return (
    <p className={styles.verdict} aria-hidden="true">
      El oráculo piensa…{' '}
      <strong>
        <Skeleton width="2.5ch" height="1.2em" />
      </strong>
    </p>
  );
}
