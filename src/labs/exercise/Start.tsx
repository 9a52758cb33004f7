import { useState } from 'react';
import type { ReactNode } from 'react';
import LoadFailure from '../../offline/components/LoadFailure';
import { useModule } from '../../hooks/useModule';
import { useExercise } from './context';
import styles from './styles.module.css';
import { formatContinuation, words } from './words';

interface Props {
  /** Initial content: a program, or the script that prepares the machine. */
  readonly children: ReactNode;
  /**
   * Title of the exercise of this page whose solution is the initial content.
   */
  readonly continues?: string;
}

/** Initial content of an exercise, with the button that loads its bench. */
export default function Start({ children, continues }: Props): ReactNode {
  const { title, lab, loadBench } = useExercise();
  const [isOpen, setOpen] = useState(false);
  const { module, error, retry } = useModule(loadBench, isOpen);
  if (module) return <module.default />;
  const label = isOpen && error === undefined ? words.opening : words.open;
  return (
    <>
      {continues === undefined ? (
        children
      ) : (
        <>
          <p className={styles.note}>{formatContinuation(continues)}</p>
          <div className={styles.repeated}>{children}</div>
        </>
      )}
      <div className={styles.actions}>
        <button
          type="button"
          data-live={lab ? `${lab}-bench` : ''}
          className="button button--primary"
          aria-disabled={isOpen}
          aria-label={`${label}: ${title}`}
          onClick={() => {
            setOpen(true);
          }}
        >
          {label}
        </button>
      </div>
      {error !== undefined && <LoadFailure error={error} onRetry={retry} />}
    </>
  );
}
