import {
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { ReactNode } from 'react';
import { prefersReducedMotion } from '../../../../preferences/motion';
import CConsole from '../CConsole';
import CEditor from '../CEditor';
import type { CEditorHandle } from '../CEditor/types';
import StaticCode from '../CEditor/StaticCode';
import { isCode } from '../../engine/playground/names';
import { compileRequest, runOptions } from '../../engine/playground/project';
import type { Project } from '../../engine/playground/project';
import type { DeskState } from '../../engine/playground/desk';
import ErrorCards from '../ErrorCard';
import type { Place, SourceFile } from '../../engine/types';
import { useCProgram } from '../useCProgram';
import Written from '../Written';
import Files from './Files';
import { keep } from './keep';
import Kept from './Kept';
import Steps from './Steps';
import styles from './styles.module.css';
import { theDesk } from './useDesk';

interface Props {
  readonly desk: DeskState;
}

const busy = ['loading', 'compiling', 'running', 'waiting'];

/** The files on one side, the program that runs on the other. */
export default function Panes({ desk }: Props): ReactNode {
  const { project, active, keeping, savedAt } = desk;
  const id = useId();
  const screen = useRef<HTMLDivElement>(null);
  const { state, run, stop, type, endInput } = useCProgram();
  const isBusy = busy.includes(state.kind);
  const file = project.files.find(({ name }) => name === active);

  const editor = useRef<CEditorHandle>(null);
  const pending = useRef<Place>(undefined);
  const [compiled, setCompiled] = useState<readonly SourceFile[]>([]);

  const [traced, setTraced] = useState<Project>();

  const holdEditor = useCallback((handle: CEditorHandle | null) => {
    editor.current = handle;
    if (handle && pending.current) handle.goTo(pending.current);
    if (handle) pending.current = undefined;
  }, []);
  const goTo = useCallback((place: Place) => {
    const { active: shown, project: now } = theDesk().getSnapshot();
    if (place.file === shown) editor.current?.goTo(place);
    else if (now.files.some(({ name }) => name === place.file)) {
      pending.current = place;
      theDesk().select(place.file);
    }
  }, []);

  const start = useCallback(() => {
    const { project: now } = theDesk().getSnapshot();
    theDesk().flush();
    setCompiled(now.files);
    void run(compileRequest(now), runOptions(now));
  }, [run]);

  // On a phone it is under the editor.
  useEffect(() => {
    if (isBusy)
      screen.current?.scrollIntoView({
        block: 'nearest',
        behavior: prefersReducedMotion() ? 'auto' : 'smooth',
      });
  }, [isBusy]);

  const report = 'report' in state ? state.report : undefined;
  const marks = useMemo(
    () => report?.diagnostics.filter(({ place }) => place?.file === active),
    [report, active],
  );
  const tabId = (name: string) => `${id}-${name}`;

  return (
    <div className={styles.panes} data-lab="">
      <div className={styles.run}>
        <button
          type="button"
          className="button button--primary"
          aria-keyshortcuts="Control+Enter"
          onClick={start}
        >
          {isBusy ? 'Ejecutar otra vez' : 'Ejecutar'}
        </button>
        <button
          type="button"
          className="button button--secondary"
          onClick={() => {
            setTraced(theDesk().getSnapshot().project);
          }}
        >
          Paso a paso
        </button>
        <Kept keeping={keeping} savedAt={savedAt} />
      </div>
      <div className={styles.source}>
        <Files
          names={project.files.map(({ name }) => name)}
          active={active}
          panelId={`${id}-panel`}
          tabId={tabId}
        />
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={tabId(active)}>
          {file && (
            <CEditor
              key={file.name}
              ref={holdEditor}
              value={file.text}
              label={
                isCode(file.name)
                  ? `Código de ${file.name}`
                  : `Texto de ${file.name}`
              }
              diagnostics={marks}
              minLines={16}
              onChange={(text) => {
                theDesk().edit(file.name, text);
              }}
              onRun={start}
              fallback={<StaticCode label={file.name}>{file.text}</StaticCode>}
            />
          )}
        </div>
      </div>
      <div ref={screen} className={styles.screen}>
        <div className={styles.console}>
          {state.kind === 'idle' ? (
            <p className={styles.idle}>
              Aquí aparece lo que escribe tu programa. Pulsa «Ejecutar»
              <span className={styles.keys}>
                , o <kbd>Ctrl</kbd> + <kbd>Enter</kbd> desde el editor
              </span>
              .
            </p>
          ) : (
            <CConsole
              state={state}
              files={compiled}
              onType={type}
              onEndInput={endInput}
              onStop={stop}
              onRetry={start}
            />
          )}
        </div>
        <ErrorCards state={state} files={compiled} onGoTo={goTo} level={2} />
        {state.kind === 'finished' && (
          <Written files={state.result.files} onKeep={keep} />
        )}
      </div>
      {traced && (
        <Steps
          project={traced}
          onClose={() => {
            setTraced(undefined);
          }}
        />
      )}
    </div>
  );
}
