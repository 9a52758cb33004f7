import type { ReactNode } from 'react';
import Strip from '../../../kit/Strip';
import { useStripNote } from '../../../kit/Strip/useStripNote';
import { compilerReadiness } from '../../client/readiness';
import { downloadSize } from '../../downloadSize';
import { words } from '../../words';
import type { DraftControl } from '../../../kit/useDraft';
import styles from './styles.module.css';
import type { BlockAction } from '../../../kit/useBlockActions';

interface Props {
  /** Name of the program's file. */
  readonly name: string;
  /** True when the program has no other files. */
  readonly isAlone: boolean;
  readonly draft: DraftControl;
  readonly isLoading: boolean;
  /** True once the editor is shown: hides the edit button. */
  readonly isEditing: boolean;
  readonly canStep: boolean;
  readonly onAction: (wish: BlockAction) => void;
}

/** Actions of a program in a lesson. */
export default function LabStrip({
  name,
  isAlone,
  draft: { pendingDraft, isChanged, reset, undoReset },
  isLoading,
  isEditing,
  canStep,
  onAction,
}: Props): ReactNode {
  const note = useStripNote(compilerReadiness, downloadSize, {
    isLoading,
    notice: pendingDraft && words.kept,
  });
  const renderButton = (label: string, act: () => void, live = '') => (
    <button type="button" data-live={live} onClick={act}>
      {label}
    </button>
  );
  const requestOnClick = (wish: BlockAction) => () => {
    onAction(wish);
  };
  return (
    <Strip
      lab="c"
      {...(isAlone && { program: name })}
      label={words.run}
      className={styles.run}
      onStart={requestOnClick('run')}
      note={note}
    >
      {!isEditing && renderButton(words.edit, requestOnClick('edit'), 'c-edit')}
      {(isChanged || undoReset) &&
        renderButton(undoReset ? words.undo : words.reset, undoReset ?? reset)}
      {canStep && renderButton(words.steps, requestOnClick('steps'))}
    </Strip>
  );
}
