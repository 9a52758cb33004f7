import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import CConsole from '../CConsole';
import CEditor from '../CEditor';
import ErrorCards from '../ErrorCard';
import type { CEditorHandle } from '../CEditor/types';
import {
  standards,
  type Diagnostic,
  type Place,
  type SourceFile,
} from '../../engine/types';
import { splitArguments } from '../../engine/splitArguments';
import { useCProgram, type ProgramState } from '../useCProgram';
import { compilerReadiness } from '../../client/readiness';
import Written from '../Written';
import Notices from './Notices';
import PlaygroundLink from './PlaygroundLink';
import Steps from './Steps';

import styles from './styles.module.css';
import type { Wish } from './types';
import type { DraftControl } from './useDraft';

interface Props {
  readonly wish: Wish;
  readonly onWish: (wish: Wish) => void;
  readonly draft: DraftControl;
  /** Of the file. */
  readonly name: string;
  readonly stdin: string | undefined;
  readonly args: string | undefined;
  readonly standard: string | undefined;
  /** Where the editor goes, once there is one. */
  readonly slot: HTMLElement | null;
  /** The end of the block. */
  readonly footer: HTMLElement | null;
  readonly onEditor: (isThere: boolean) => void;
  /** The code as it is served, in the editor's place until that arrives. */
  readonly children: ReactNode;
}

const none: readonly Diagnostic[] = [];

function diagnosticsOf(state: ProgramState): readonly Diagnostic[] {
  return 'report' in state ? state.report.diagnostics : none;
}

/** What a block of code is once its reader has asked for something. */
export default function Session({
  wish,
  onWish,
  draft,
  name,
  stdin,
  args,
  standard,
  slot,
  footer,
  onEditor,
  children,
}: Props): ReactNode {
  const { state, run, stop, type, endInput } = useCProgram();
  const editor = useRef<CEditorHandle>(null);
  const goTo = useRef<Place>(undefined);
  const root = useRef<HTMLDivElement>(null);
  const { text } = draft;
  const file = useMemo(() => ({ name, text }), [name, text]);
  const edition = standards.find((each) => each === standard) ?? 'c17';
  const words = useMemo(() => splitArguments(args ?? ''), [args]);
  /** What is followed step by step is what was there when it was asked for. */
  const [followed, setFollowed] = useState<SourceFile>();
  /** What is explained is what was compiled, whatever is typed meanwhile. */
  const [compiled, setCompiled] = useState<readonly SourceFile[]>([]);

  useEffect(() => {
    if (wish.kind === 'edit') editor.current?.focus();
    // eslint-disable-next-line react-hooks/set-state-in-effect
    if (wish.kind === 'steps') setFollowed(file);
    if (wish.kind !== 'run') return;
    setCompiled([file]);
    void run(
      { files: [file], standard: edition },
      {
        stdin: { kind: 'interactive' },
        args: words,
      },
    );
    // Only a wish runs the program, not what is typed after it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [wish]);

  const isReady = state.kind !== 'idle' && state.kind !== 'loading';
  useEffect(() => {
    if (isReady && state.kind !== 'failed') compilerReadiness.mark();
  }, [isReady, state.kind]);

  const hold = useCallback(
    (handle: CEditorHandle | null) => {
      editor.current = handle;
      onEditor(handle !== null);
      if (handle && goTo.current) handle.goTo(goTo.current);
      goTo.current = undefined;
    },
    [onEditor],
  );
  const showPlace = useCallback(
    (place: Place) => {
      if (editor.current) {
        editor.current.goTo(place);
        return;
      }
      goTo.current = place;
      onWish({ kind: 'edit' });
    },
    [onWish],
  );
  const all = diagnosticsOf(state);
  const own = useMemo(
    () => all.filter(({ place }) => place?.file === name),
    [all, name],
  );
  const untouched =
    !('transcript' in state) ||
    state.transcript.every(({ stream }) => stream !== 'typed');

  return (
    <div
      ref={root}
      tabIndex={-1}
      className={styles.session}
      data-pagefind-ignore=""
    >
      {slot &&
        createPortal(
          <>
            <CEditor
              ref={hold}
              value={text}
              onChange={draft.edit}
              label={`Editor de ${name}`}
              diagnostics={own}
              focusOnOpen={wish.kind === 'edit'}
              onRun={() => {
                onWish({ kind: 'run' });
              }}
              fallback={children}
            />
            <pre className={styles.printed} aria-hidden="true">
              {text}
            </pre>
          </>,
          slot,
        )}
      <Notices draft={draft} />
      <CConsole
        state={state}
        files={compiled}
        onType={type}
        onEndInput={endInput}
        onStop={stop}
        onRetry={() => {
          onWish({ kind: 'run' });
        }}
        inputOffer={
          stdin !== undefined &&
          untouched && (
            <button
              type="button"
              onClick={() => {
                type(stdin);
                endInput();
              }}
            >
              Usar la entrada del ejemplo
            </button>
          )
        }
      />
      {followed && (
        <Steps
          request={{ files: [followed], standard: edition }}
          stdin={stdin ?? ''}
          args={words}
          onClose={() => {
            setFollowed(undefined);
            root.current?.focus();
          }}
        />
      )}
      <div className={styles.cards}>
        <ErrorCards state={state} files={compiled} onGoTo={showPlace} />
        {state.kind === 'finished' && <Written files={state.result.files} />}
      </div>
      {footer &&
        createPortal(
          <PlaygroundLink
            file={file}
            settings={{ standard: edition, args: args ?? '' }}
          />,
          footer,
        )}
    </div>
  );
}
