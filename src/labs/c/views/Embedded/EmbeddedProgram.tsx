import { useEffect } from 'react';
import type { ReactNode } from 'react';
import type { Project } from '../../engine/playground/project';
import { encodePlain } from '../../engine/playground/share';
import type { Place } from '../../engine/types';
import { useEditorHandle } from '../../../kit/editor/useEditorHandle';
import CConsole from '../CConsole';
import Faults from '../Faults';
import Steps from '../Steps';
import Written from '../Written';
import Source from './Source';
import styles from './styles.module.css';
import Tools from './Tools';
import { useEmbeddedProgram } from './useEmbeddedProgram';

interface Props {
  readonly original: Project;
  /** Files that the reader cannot change. */
  readonly lockedNames: readonly string[];
  /** Receives the current program, encoded for the address. */
  readonly onChange: (hash: string) => void;
}

/** Embedded program: code above its output. */
export default function EmbeddedProgram({
  original,
  lockedNames,
  onChange,
}: Props): ReactNode {
  const embeddedProgram = useEmbeddedProgram(original, onChange);
  const { project, activeName, program, compiled, start, traced } =
    embeddedProgram;
  const { state, type, endInput, stop } = program;
  const { editor, attachEditor, goToWhenAttached } = useEditorHandle();
  useEffect(() => {
    onChange(encodePlain(original));
  }, [original, onChange]);

  const goTo = (place: Place) => {
    if (place.file === activeName) editor.current?.goTo(place);
    else {
      goToWhenAttached(place);
      embeddedProgram.setActive(place.file);
    }
  };
  return (
    <div className={styles.bench} data-lab="" data-live="">
      <Source
        {...embeddedProgram}
        ref={attachEditor}
        lockedNames={lockedNames}
        state={state}
        onRun={start}
      />
      <Tools {...embeddedProgram} onRun={start} />
      <div className={styles.screen}>
        <CConsole
          state={state}
          files={compiled}
          onType={type}
          onEndInput={endInput}
          onStop={stop}
          onRetry={start}
          editor={project.settings.stdin === undefined ? editor : undefined}
        />
      </div>
      <Faults state={state} files={compiled} onGoTo={goTo} level={2} />
      {state.kind === 'finished' && <Written files={state.result.files} />}
      {traced && (
        <Steps
          className={undefined}
          {...traced}
          onClose={embeddedProgram.closeTrace}
        />
      )}
    </div>
  );
}
