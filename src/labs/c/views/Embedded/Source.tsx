import type { ReactNode, Ref } from 'react';
import type { Project } from '../../engine/playground/project';
import type { EditorHandle } from '../../../kit/editor/types';
import { useRunMarks } from '../ErrorCard/useMarks';
import FileEditor from '../FileEditor';
import type { ProgramState } from '../useCProgram';
import styles from './styles.module.css';

interface Props {
  readonly ref: Ref<EditorHandle>;
  readonly project: Project;
  /** Files that the reader cannot change. */
  readonly lockedNames: readonly string[];
  /** Name of the file shown. */
  readonly activeName: string;
  readonly setActive: (name: string) => void;
  readonly edit: (name: string, text: string) => void;
  readonly state: ProgramState;
  readonly onRun: () => void;
}

/** Code of an embedded program, with tabs when there are several files. */
export default function Source({
  ref,
  project: { files },
  lockedNames,
  activeName,
  setActive,
  edit,
  state,
  onRun,
}: Props): ReactNode {
  const marks = useRunMarks(state, activeName);
  return (
    <div className={styles.source}>
      <FileEditor
        ref={ref}
        files={files}
        activeName={activeName}
        onSelect={setActive}
        onEdit={edit}
        isLocked={(name) => lockedNames.includes(name)}
        diagnostics={marks}
        onRun={onRun}
      />
      {lockedNames.includes(activeName) && (
        <p className={styles.locked}>
          <code>{activeName}</code> es parte de lo dado y no se cambia.
        </p>
      )}
    </div>
  );
}
