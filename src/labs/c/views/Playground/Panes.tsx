import { useCallback } from 'react';
import type { ReactNode } from 'react';
import type { DeskState } from '../../engine/playground/desk';
import type { Place } from '../../engine/types';
import { useEditorHandle } from '../CEditor/useEditorHandle';
import Steps from '../Steps';
import RunBar from './RunBar';
import ScreenPane from './ScreenPane';
import SourcePane from './SourcePane';
import styles from './styles.module.css';
import { theDesk } from './useDesk';
import { useDeskProgram } from './useDeskProgram';

interface Props {
  readonly desk: DeskState;
}

/** Two panes: the files, and the running program. */
export default function Panes({ desk }: Props): ReactNode {
  const { project, active, keeping, savedAt } = desk;
  const { program, isBusy, compiled, start, traced, trace, closeTrace } =
    useDeskProgram();
  const { editor, hold, goToNext } = useEditorHandle();
  const goTo = useCallback(
    (place: Place) => {
      const { active: shown, project: now } = theDesk().getSnapshot();
      if (place.file === shown) editor.current?.goTo(place);
      else if (now.files.some(({ name }) => name === place.file)) {
        goToNext(place);
        theDesk().select(place.file);
      }
    },
    [editor, goToNext],
  );
  return (
    <div className={styles.panes} data-lab="">
      <RunBar {...{ isBusy, keeping, savedAt }} onRun={start} onTrace={trace} />
      <div className={styles.pair}>
        <SourcePane
          {...{ project, active }}
          ref={hold}
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
