import type { ReactNode, Ref } from 'react';
import { createPortal } from 'react-dom';
import { joinFiles } from '../../engine/joinedFiles';
import { getEditorLabel } from '../../words';
import type { EditorHandle } from '../../../kit/editor/types';
import { useRunMarks } from '../ErrorCard/useMarks';
import FileEditor from '../FileEditor';
import type { useProgramFiles } from '../useProgramFiles';
import type { ProgramState } from '../useCProgram';
import styles from './styles.module.css';

interface Props {
  readonly ref: Ref<EditorHandle>;
  /** Element that receives the editor. */
  readonly slot: HTMLElement;
  readonly program: ReturnType<typeof useProgramFiles>;
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
  program: { files, activeName, select, edit },
  state,
  focusOnOpen,
  onRun,
  children,
}: Props): ReactNode {
  const ownMarks = useRunMarks(state, activeName);
  const [main] = files;
  return createPortal(
    <>
      <FileEditor
        ref={ref}
        files={files}
        activeName={activeName}
        onSelect={select}
        onEdit={edit}
        {...(main && { mainLabel: getEditorLabel(main.name) })}
        diagnostics={ownMarks}
        focusOnOpen={focusOnOpen}
        onRun={onRun}
        fallback={children}
      />
      <pre className={styles.printed} aria-hidden="true">
        {joinFiles(files)}
      </pre>
    </>,
    slot,
  );
}
