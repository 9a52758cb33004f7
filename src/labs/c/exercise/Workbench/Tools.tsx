import type { ReactNode } from 'react';
import clsx from 'clsx';
import buttons from '../../../kit/buttons.module.css';
import type { DraftControl } from '../../views/CLab/useDraft';
import styles from './styles.module.css';

interface Props {
  readonly draft: DraftControl;
  readonly isChecking: boolean;
  readonly onCheck: () => void;
  readonly onRun: () => void;
}

/** What can be done with the program of an exercise. */
export default function Tools({
  draft: { isChanged, reset, undoReset },
  isChecking,
  onCheck,
  onRun,
}: Props): ReactNode {
  return (
    <div className={clsx(buttons.buttons, styles.tools)}>
      <button
        type="button"
        className={clsx(buttons.main, styles.check)}
        aria-disabled={isChecking}
        onClick={() => {
          if (!isChecking) onCheck();
        }}
      >
        Comprobar
      </button>
      <button type="button" className={styles.run} onClick={onRun}>
        Ejecutar
      </button>
      {(isChanged || undoReset) && (
        <button type="button" onClick={undoReset ?? reset}>
          {undoReset ? 'Deshacer' : 'Volver al principio'}
        </button>
      )}
    </div>
  );
}
