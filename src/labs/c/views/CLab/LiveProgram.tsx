import { useCallback, useRef, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { createPortal } from 'react-dom';
import { findHeadingLevel } from '../../../kit/findHeadingLevel';
import { words } from '../../../kit/words';
import type { Place } from '../../engine/types';
import CConsole from '../CConsole';
import type { EditorHandle } from '../../../kit/editor/types';
import { useEditorHandle } from '../../../kit/editor/useEditorHandle';
import DraftNotices from '../../../kit/DraftNotices';
import Faults from '../Faults';
import Steps from '../Steps';
import type { DraftControl } from '../../../kit/useDraft';
import { useProgramFiles } from '../useProgramFiles';
import Written from '../Written';
import ArgumentsBox from './ArgumentsBox';
import ExampleInput from './ExampleInput';
import LiveEditor from './LiveEditor';
import ProgramFooter from './ProgramFooter';
import styles from './styles.module.css';
import { useLiveProgram } from './useLiveProgram';
import type { BlockAction, BlockActions } from '../../../kit/useBlockActions';

interface Props {
  readonly ref: Ref<BlockActions>;
  readonly onAction: (wish: BlockAction) => void;
  readonly draft: DraftControl;
  /** Name of the main file. */
  readonly name: string;
  /** Text of the program before the reader's edits, with all its files. */
  readonly original: string;
  readonly stdin?: string;
  /** Arguments of the lesson, which the reader can change. */
  readonly args?: string;
  readonly standard?: string;
  /** Present when running the program also opens its step-by-step view. */
  readonly drawing?: string;
  /** Element that receives the editor; null while there is none. */
  readonly slot: HTMLElement | null;
  /** Element at the end of the block. */
  readonly footer: HTMLElement | null;
  /** True when the reader asked for the editor. */
  readonly focusOnOpen: boolean;
  readonly onEditorChange: (isThere: boolean) => void;
  /** Static code, shown in the editor's place until the editor loads. */
  readonly children: ReactNode;
}

/** Interactive part of a code block, loaded after the first action. */
export default function LiveProgram({
  ref,
  onAction,
  draft,
  name,
  original,
  stdin,
  args,
  standard,
  drawing,
  slot,
  footer,
  focusOnOpen,
  onEditorChange,
  children,
}: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [level, setLevel] = useState<2 | 3>(3);
  const attachRoot = useCallback((element: HTMLDivElement | null) => {
    root.current = element;
    if (element) setLevel(findHeadingLevel(element));
  }, []);
  const { text } = draft;
  const { editor, attachEditor, goToWhenAttached } = useEditorHandle();
  const { program, compiled, settings, steps, closeSteps, box } =
    useLiveProgram(ref, {
      ...{ name, text, args, standard, editor },
      opensSteps: drawing !== undefined,
    });
  const { state } = program;
  const sources = useProgramFiles({ draft, original, mainName: name, state });
  const { files, activeName, select, resetData } = sources;

  const run = () => {
    onAction('run');
  };
  const holdAndTell = useCallback(
    (handle: EditorHandle | null) => {
      attachEditor(handle);
      onEditorChange(handle !== null);
    },
    [attachEditor, onEditorChange],
  );
  const showPlace = (place: Place) => {
    if (editor.current && place.file === activeName) {
      editor.current.goTo(place);
      return;
    }
    goToWhenAttached(place);
    select(place.file);
    onAction('edit');
  };
  return (
    <div
      ref={attachRoot}
      tabIndex={-1}
      className={styles.live}
      data-pagefind-ignore=""
    >
      {slot && (
        <LiveEditor
          {...{ ref: holdAndTell, slot, state, focusOnOpen }}
          program={sources}
          onRun={run}
        >
          {children}
        </LiveEditor>
      )}
      <DraftNotices draft={draft} />
      <ArgumentsBox {...box} onRun={run} />
      <CConsole
        {...{ state, editor, onRetry: run }}
        files={compiled}
        onType={program.type}
        onEndInput={program.endInput}
        onStop={program.stop}
        extraInput={<ExampleInput stdin={stdin} program={program} />}
      />
      {steps && (
        <Steps
          {...steps}
          className={styles.cards}
          fallback={<p>{words.loading}</p>}
          stdin={stdin ?? ''}
          onClose={() => {
            closeSteps();
            root.current?.focus();
          }}
        />
      )}
      <div className={styles.cards}>
        <Faults {...{ state, level }} files={compiled} onGoTo={showPlace} />
        {state.kind === 'finished' && (
          <Written files={state.result.files} kept={{ onRestart: resetData }} />
        )}
      </div>
      {footer &&
        createPortal(<ProgramFooter {...{ files, settings, state }} />, footer)}
    </div>
  );
}
