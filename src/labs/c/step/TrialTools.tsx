import { useId } from 'react';
import type { ReactNode } from 'react';
import block from '../../../components/CodeBlock/styles.module.css';
import Tools from '../../exercise/Bench/Tools';
import type { Trials } from '../exercise/Workbench/useTrials';
import { words } from '../words';

interface Props {
  readonly trials: Trials;
  /** Reason why nothing was checked. */
  readonly note?: ReactNode;
  readonly onCheck: () => void;
  readonly onRun: () => void;
}

/** Toolbar of a program that the reader assembled. */
export default function TrialTools({
  trials,
  note,
  onCheck,
  onRun,
}: Props): ReactNode {
  const noteId = useId();
  return (
    <Tools canCheck={!trials.isChecking} noteId={noteId} onCheck={onCheck}>
      <button type="button" onClick={onRun}>
        {words.run}
      </button>
      <span id={noteId} className={block.label}>
        {note}
      </span>
    </Tools>
  );
}
