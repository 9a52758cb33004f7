import { useRef } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { announce } from '../../../../components/Announcer/announce';
import Section from '../../../../components/Section';
import type { AnsweredQuestion } from '../../queries';
import { labels } from '../../answerWords';
import styles from './styles.module.css';

interface Props {
  /** Answered questions, newest first. */
  readonly entries: readonly AnsweredQuestion[];
  /** True after the history was cleared, while that can be undone. */
  readonly cleared: boolean;
  readonly onClear: () => void;
  readonly onUndo: () => void;
}

/** History of the questions and answers of this visit. */
export default function History({
  entries,
  cleared,
  onClear,
  onUndo,
}: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const change = (act: () => void, message: string) => {
    // Moves the focus to the box, since the pressed button is removed.
    box.current?.focus();
    // Renders first: a restored answer announces itself, and this message must
    // be the last one.
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
              {entries.map(({ n, question, word, isLocal }) => (
                <li key={n}>
                  <span className={styles.question}>
                    <q dir="auto">{question}</q>
                  </span>
                  <span className={styles.answer}>
                    <strong>{labels[word].text}</strong>
                    {isLocal && <span className={styles.local}> (local)</span>}
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
