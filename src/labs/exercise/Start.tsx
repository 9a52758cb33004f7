import { useState } from 'react';
import type { ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import LoadFailure from '../../components/LoadFailure';
import { useModule } from '../../hooks/useModule';
import { useExercise } from './context';
import styles from './styles.module.css';

interface Props {
  /** What the reader begins with: a program, or what makes the machine ready. */
  readonly children: ReactNode;
}

/** What to begin with; the tools to go on come when they are asked for. */
export default function Start({ children }: Props): ReactNode {
  const { title, loadBench } = useExercise();
  const [isOpen, setOpen] = useState(false);
  const { module, error, retry } = useModule(loadBench, isOpen);
  const isBrowser = useIsBrowser();
  if (module) return <module.default />;
  const label = isOpen && error === undefined ? 'Preparando…' : 'Resolver aquí';
  return (
    <>
      {children}
      <div className={styles.actions}>
        {isBrowser && (
          <button
            type="button"
            data-live=""
            className="button button--primary"
            aria-disabled={isOpen}
            aria-label={`${label}: ${title}`}
            onClick={() => {
              setOpen(true);
            }}
          >
            {label}
          </button>
        )}
      </div>
      {error !== undefined && <LoadFailure error={error} onRetry={retry} />}
    </>
  );
}
