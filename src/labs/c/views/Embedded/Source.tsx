import type { ReactNode, Ref } from 'react';
import type { Project } from '../../engine/playground/project';
import CEditor from '../CEditor';
import StaticCode from '../CEditor/StaticCode';
import type { CEditorHandle } from '../CEditor/types';
import { useRunMarks } from '../ErrorCard/useMarks';
import Tabs from '../Playground/Tabs';
import type { ProgramState } from '../useCProgram';
import styles from './styles.module.css';

interface Props {
  readonly ref: Ref<CEditorHandle>;
  readonly id: string;
  readonly project: Project;
  /** Name of the file shown. */
  readonly active: string;
  readonly setActive: (name: string) => void;
  readonly edit: (name: string, text: string) => void;
  readonly state: ProgramState;
  readonly onRun: () => void;
}

/** Code of an embedded program, with tabs when there are several files. */
export default function Source({
  ref,
  id,
  project: { files },
  active,
  setActive,
  edit,
  state,
  onRun,
}: Props): ReactNode {
  const marks = useRunMarks(state, active);
  const file = files.find(({ name }) => name === active);
  const tabId = (name: string) => `${id}-${name}`;
  const isAlone = files.length === 1;
  return (
    <div className={styles.source}>
      {!isAlone && (
        <Tabs
          names={files.map(({ name }) => name)}
          active={active}
          panelId={`${id}-panel`}
          tabId={tabId}
          onSelect={setActive}
        />
      )}
      <div
        id={`${id}-panel`}
        {...(!isAlone && {
          role: 'tabpanel',
          'aria-labelledby': tabId(active),
        })}
      >
        {file && (
          <CEditor
            key={file.name}
            ref={ref}
            value={file.text}
            label={`Código de ${file.name}`}
            diagnostics={marks}
            onChange={(text) => {
              edit(file.name, text);
            }}
            onRun={onRun}
            fallback={<StaticCode label={file.name}>{file.text}</StaticCode>}
          />
        )}
      </div>
    </div>
  );
}
