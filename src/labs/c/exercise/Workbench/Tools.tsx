import type { ReactNode } from 'react';
import CheckTools from '../../../exercise/Bench/Tools';
import type { DraftControl } from '../../../kit/useDraft';
import { words } from '../../words';
import styles from './styles.module.css';

interface Props {
  readonly draft: DraftControl;
  readonly isChecking: boolean;
  readonly onCheck: () => void;
  readonly onRun: () => void;
}

/** Toolbar of the program of an exercise. */
export default function Tools({
  draft: { isChanged, reset, undoReset },
  isChecking,
  onCheck,
  onRun,
}: Props): ReactNode {
  return (
    <CheckTools canCheck={!isChecking} onCheck={onCheck}>
      <button type="button" className={styles.run} onClick={onRun}>
        {words.run}
      </button>
      {(isChanged || undoReset) && (
        <button type="button" onClick={undoReset ?? reset}>
          {undoReset ? words.undo : words.toStart}
        </button>
      )}
    </CheckTools>
  );
}
