import type { ReactNode } from 'react';
import clsx from 'clsx';
import buttons from '../../../kit/buttons.module.css';
import type { CheckState } from './check';
import styles from '../../../exercise/Bench/styles.module.css';
import { describeTesting } from '../../sentences';
import { words } from '../../words';

interface Props {
  readonly state: CheckState;
  readonly onStop: () => void;
}

/** Current case of a check and its state. */
export default function Progress({ state, onStop }: Props): ReactNode {
  if (state.kind !== 'testing') return null;
  return (
    <p className={clsx(buttons.buttons, styles.progress)}>
      {describeTesting(state)}
      <button type="button" onClick={onStop}>
        {words.stop}
      </button>
    </p>
  );
}
