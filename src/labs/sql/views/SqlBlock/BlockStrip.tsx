import type { ReactNode } from 'react';
import Strip from '../../../kit/Strip';
import { useStripNote } from '../../../kit/Strip/useStripNote';
import type { BlockAction } from '../../../kit/useBlockActions';
import type { DraftControl } from '../../../kit/useDraft';
import { sqlReadiness } from '../../client/readiness';
import { downloadSize } from '../../downloadSize';
import { words } from '../../words';

interface Props {
  readonly draft: DraftControl;
  readonly isLoading: boolean;
  /** True once the editor is shown: hides the edit button. */
  readonly isEditing: boolean;
  readonly onAction: (action: BlockAction) => void;
}

/** Actions of the statements of a lesson. */
export default function BlockStrip({
  draft: { pendingDraft, isChanged, reset, undoReset },
  isLoading,
  isEditing,
  onAction,
}: Props): ReactNode {
  const note = useStripNote(sqlReadiness, downloadSize, {
    isLoading,
    notice: pendingDraft && words.kept,
  });
  const button = (label: string, act: () => void, live = '') => (
    <button type="button" data-live={live} onClick={act}>
      {label}
    </button>
  );
  const requestOnClick = (action: BlockAction) => () => {
    onAction(action);
  };
  return (
    <Strip
      lab="sql"
      label={words.run}
      onStart={requestOnClick('run')}
      note={note}
    >
      {!isEditing && button(words.edit, requestOnClick('edit'), 'sql-edit')}
      {(isChanged || undoReset) &&
        button(undoReset ? words.undo : words.reset, undoReset ?? reset)}
      {button(words.steps, requestOnClick('steps'))}
    </Strip>
  );
}
