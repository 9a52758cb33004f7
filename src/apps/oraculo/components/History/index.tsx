import { useRef } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { announce } from '../../../../components/Announcer/announce';
import Section from '../../../../components/Section';
import type { Answered } from '../../queries';
import { labels } from '../../words';
import styles from './styles.module.css';

interface Props {
  /** Newest first. */
  readonly entries: readonly Answered[];
  /** The history was there until a moment ago. */
  readonly cleared: boolean;
  readonly onClear: () => void;
  readonly onUndo: () => void;
}

/** What was asked and answered in this visit. */
export default function History({
  entries,
  cleared,
  onClear,
  onUndo,
}: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const change = (act: () => void, message: string) => {
    // The button that was pressed goes away: keep the reader's place.
    box.current?.focus();
    // At once: an answer that comes back says itself, and is not the news.
    flushSync(act);
    announce(message);
  };

  if (entries.length === 0 && !cleared) return null;
  return (
    <Section id="historial" title="Historial de esta visita">
      <div ref={box} tabIndex={-1} className={styles.box}>
        {cleared ? (
          <p className={styles.cleared}>
            Historial borrado.
            <button
              type="button"
              className="button button--secondary"
              onClick={() => {
                change(onUndo, 'Historial recuperado');
              }}
            >
              Deshacer
            </button>
          </p>
        ) : (
          <>
            <ul className={styles.list}>
              {entries.map(({ n, question, word, local }) => (
                <li key={n}>
                  <span className={styles.question}>
                    <q dir="auto">{question}</q>
                  </span>
                  <span className={styles.answer}>
                    <strong>{labels[word].text}</strong>
                    {local && <span className={styles.local}> (local)</span>}
                  </span>
                </li>
              ))}
            </ul>
            <button
              type="button"
              className="button button--secondary"
              onClick={() => {
                change(onClear, 'Historial borrado');
              }}
            >
              Borrar historial
            </button>
          </>
        )}
      </div>
    </Section>
  );
}
