import type { ReactNode } from 'react';
import Skeleton from '../../../kit/Skeleton';
import { labels } from '../../answerWords';
import type { Word } from '../../answerWords';
import styles from './styles.module.css';

interface Props {
  readonly word: Word;
  /** True for an answer drawn on the device, because the service failed. */
  readonly local?: boolean;
}

/** Answer as text, which never depends on a picture. */
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

/** Placeholder of an answer. */
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
