import { useEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { prefersReducedMotion } from '../../../../preferences/motion';
import type { Place, SourceFile } from '../../engine/types';
import { words } from '../../words';
import CConsole from '../CConsole';
import type { EditorHandle } from '../../../kit/editor/types';
import Faults from '../Faults';
import type { CProgram } from '../useCProgram';
import Written from '../Written';
import { keepFile } from './keepFile';
import styles from './styles.module.css';

interface Props {
  readonly program: CProgram;
  readonly isBusy: boolean;
  /**
   * Editor that may start a run; the input line takes the focus from it and
   * returns it.
   */
  readonly editor: RefObject<EditorHandle | null> | undefined;
  /** Files as compiled. */
  readonly files: readonly SourceFile[];
  readonly onRun: () => void;
  readonly onGoTo: (place: Place) => void;
}

/** Console of the program, its faults and its files. */
export default function ScreenPane({
  program,
  isBusy,
  editor,
  files,
  onRun,
  onGoTo,
}: Props): ReactNode {
  const { state, type, endInput, stop } = program;
  const screen = useRef<HTMLDivElement>(null);
  // On a phone the screen is below the editor.
  useEffect(() => {
    if (isBusy)
      screen.current?.scrollIntoView({
        block: 'nearest',
        behavior: prefersReducedMotion() ? 'auto' : 'smooth',
      });
  }, [isBusy]);
  return (
    <div ref={screen} className={styles.screen}>
      <div className={styles.console}>
        {state.kind === 'idle' ? (
          <p className={styles.idle}>
            Aquí aparece lo que escribe tu programa. Pulsa «{words.run}»
            <span className={styles.keys}>
              , o <kbd>Ctrl</kbd> + <kbd>Enter</kbd> desde el editor
            </span>
            .
          </p>
        ) : (
          <CConsole
            state={state}
            files={files}
            onType={type}
            onEndInput={endInput}
            onStop={stop}
            onRetry={onRun}
            editor={editor}
          />
        )}
      </div>
      <Faults state={state} files={files} onGoTo={onGoTo} level={2} />
      {state.kind === 'finished' && (
        <Written files={state.result.files} onKeep={keepFile} />
      )}
    </div>
  );
}
