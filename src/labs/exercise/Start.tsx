import { useState } from 'react';
import type { ReactNode } from 'react';
import LoadFailure from '../../components/LoadFailure';
import { useModule } from '../../hooks/useModule';
import { useExercise } from './context';
import styles from './styles.module.css';
import { continuesWords, words } from './words';

interface Props {
  /** What the reader begins with: a program, or what makes the machine ready. */
  readonly children: ReactNode;
  /** The exercise of this page whose solution it is. */
  readonly continues?: string;
}

/** What to begin with; the tools to go on come when they are asked for. */
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
          <p className={styles.note}>{continuesWords(continues)}</p>
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
