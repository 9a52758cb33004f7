import { useRef, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import Dialog from '../../components/Dialog';
import { useExercise } from './context';
import { words } from './words';
import styles from './styles.module.css';

interface Props {
  readonly children: ReactNode;
}

/**
 * Folded solution of the author. A dialog asks for confirmation before an
 * unsolved exercise shows it.
 */
export default function Solution({ children }: Props): ReactNode {
  const { isSolved } = useExercise();
  const details = useRef<HTMLDetailsElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [isAllowed, setAllowed] = useState(false);
  const close = () => {
    setAsking(false);
  };
  const confirmFirst = (event: MouseEvent) => {
    if (isSolved || isAllowed || details.current?.open) return;
    event.preventDefault();
    setAsking(true);
  };
  return (
    <>
      <details ref={details} className={styles.fold}>
        <summary onClick={confirmFirst}>{words.solution}</summary>
        {children}
      </details>
      {isAsking && (
        <Dialog title="¿Ver la solución?" onClose={close}>
          <p>
            Todavía no lo has resuelto. Un intento más, aunque falle, enseña más
            que leer la respuesta. ¿Leíste ya las tres pistas?
          </p>
          <div className={styles.choices}>
            <button
              type="button"
              className="button button--primary"
              onClick={close}
            >
              {words.keepTrying}
            </button>
            <button
              type="button"
              className="button button--outline button--primary"
              onClick={() => {
                setAllowed(true);
                close();
                if (details.current) details.current.open = true;
              }}
            >
              {words.seeSolution}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
