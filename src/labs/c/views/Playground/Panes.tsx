import { useCallback, useEffect } from 'react';
import type { ReactNode } from 'react';
import type { SessionState } from '../../engine/playground/projectSession';
import type { DataFile, Place } from '../../engine/types';
import { useEditorHandle } from '../../../kit/editor/useEditorHandle';
import Steps from '../Steps';
import RunBar from './RunBar';
import ScreenPane from './ScreenPane';
import SourcePane from './SourcePane';
import styles from './styles.module.css';
import { getDesk } from './useDesk';
import { useDeskProgram } from './useDeskProgram';

interface Props {
  readonly desk: SessionState;
  /** Receives the files that the last run wrote. */
  readonly onWritten: (files: readonly DataFile[]) => void;
}

/** Two panes: the files, and the running program. */
export default function Panes({ desk, onWritten }: Props): ReactNode {
  const { project, activeName, keeping, savedAt } = desk;
  const { program, isBusy, compiled, start, traced, trace, closeTrace } =
    useDeskProgram();
  const { editor, attachEditor, goToWhenAttached } = useEditorHandle();
  const { state } = program;
  useEffect(() => {
    if (state.kind !== 'finished') return undefined;
    onWritten(state.result.files);
    return () => {
      onWritten([]);
    };
  }, [state, onWritten]);
  const goTo = useCallback(
    (place: Place) => {
      const { activeName, project: currentProject } = getDesk().getSnapshot();
      if (place.file === activeName) editor.current?.goTo(place);
      else if (currentProject.files.some(({ name }) => name === place.file)) {
        goToWhenAttached(place);
        getDesk().select(place.file);
      }
    },
    [editor, goToWhenAttached],
  );
  return (
    <div className={styles.panes} data-lab="">
      <RunBar {...{ isBusy, keeping, savedAt }} onRun={start} onTrace={trace} />
      <div className={styles.pair}>
        <SourcePane
          {...{ project, activeName }}
          ref={attachEditor}
          state={program.state}
          onRun={start}
        />
        <ScreenPane
          {...{ program, isBusy }}
          editor={project.settings.stdin === undefined ? editor : undefined}
          files={compiled}
          onRun={start}
          onGoTo={goTo}
        />
      </div>
      {traced && (
        <Steps className={styles.steps} {...traced} onClose={closeTrace} />
      )}
    </div>
  );
}
