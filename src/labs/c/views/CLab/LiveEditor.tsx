import type { ReactNode, Ref } from 'react';
import { createPortal } from 'react-dom';
import { getEditorLabel } from '../../words';
import CEditor from '../CEditor';
import type { CEditorHandle } from '../CEditor/types';
import { useRunMarks } from '../ErrorCard/useMarks';
import type { DraftControl } from '../useDraft';
import type { ProgramState } from '../useCProgram';
import styles from './styles.module.css';

interface Props {
  readonly ref: Ref<CEditorHandle>;
  /** Element that receives the editor. */
  readonly slot: HTMLElement;
  readonly draft: DraftControl;
  /** Name of the file. */
  readonly name: string;
  readonly state: ProgramState;
  readonly focusOnOpen: boolean;
  readonly onRun: () => void;
  /** Static code, shown until the editor loads. */
  readonly children: ReactNode;
}

/** Editor in place of the lesson's code, with the faults of the last run. */
export default function LiveEditor({
  ref,
  slot,
  draft,
  name,
  state,
  focusOnOpen,
  onRun,
  children,
}: Props): ReactNode {
  const own = useRunMarks(state, name);
  return createPortal(
    <>
      <CEditor
        ref={ref}
        value={draft.text}
        onChange={draft.edit}
        label={getEditorLabel(name)}
        diagnostics={own}
        focusOnOpen={focusOnOpen}
        onRun={onRun}
        fallback={children}
      />
      <pre className={styles.printed} aria-hidden="true">
        {draft.text}
      </pre>
    </>,
    slot,
  );
}
