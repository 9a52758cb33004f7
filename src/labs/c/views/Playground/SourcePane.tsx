import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import type { SessionState } from '../../engine/playground/projectSession';
import { isCodeFile } from '../../engine/playground/fileNames';
import CEditor from '../CEditor';
import StaticCode from '../../../kit/editor/StaticCode';
import type { EditorHandle } from '../../../kit/editor/types';
import { useRunMarks } from '../ErrorCard/useMarks';
import type { ProgramState } from '../useCProgram';
import Files from './Files';
import styles from './styles.module.css';
import { getDesk } from './useDesk';

interface Props extends Pick<SessionState, 'project' | 'activeName'> {
  readonly ref: Ref<EditorHandle>;
  readonly state: ProgramState;
  readonly onRun: () => void;
}

/** File tabs, and the editor of the active file. */
export default function SourcePane({
  ref,
  project,
  activeName,
  state,
  onRun,
}: Props): ReactNode {
  const id = useId();
  const createTabId = (name: string) => `${id}-${name}`;
  const file = project.files.find(({ name }) => name === activeName);
  const marks = useRunMarks(state, activeName);
  return (
    <div className={styles.source}>
      <Files
        names={project.files.map(({ name }) => name)}
        activeName={activeName}
        panelId={`${id}-panel`}
        tabId={createTabId}
      />
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={createTabId(activeName)}
      >
        {file && (
          <CEditor
            key={file.name}
            ref={ref}
            value={file.text}
            label={
              isCodeFile(file.name)
                ? `Código de ${file.name}`
                : `Texto de ${file.name}`
            }
            diagnostics={marks}
            minLines={16}
            onChange={(text) => {
              getDesk().edit(file.name, text);
            }}
            onRun={onRun}
            fallback={<StaticCode label={file.name}>{file.text}</StaticCode>}
          />
        )}
      </div>
    </div>
  );
}
