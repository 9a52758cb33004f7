import { useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import clsx from 'clsx';
import buttons from '../../../kit/buttons.module.css';
import OfferButton from '../../../kit/OfferButton';
import panel from '../../../kit/panel.module.css';
import Status from '../../../kit/Status';
import { chooseOffer } from '../../../kit/offers';
import { installLink, words } from '../../words';
import type { SourceFile } from '../../engine/types';
import type { EditorHandle } from '../../../kit/editor/types';
import { isBusy } from '../isBusy';
import { readsKeyboard } from '../readsKeyboard';
import { useLastDefined } from '../../../../hooks/useLastDefined';
import CopyBeforeReload from './CopyBeforeReload';
import InputLine from './InputLine';
import type { ProgramState, TranscriptPart } from '../useCProgram';
import { getStatusMark, describeStatus } from './status';
import Transcript from './Transcript';
import { useFocusReturn } from './useFocusReturn';
import { useFocusHandOver } from './useFocusHandOver';
import { useAnnouncements } from './useAnnouncements';
import styles from './styles.module.css';

interface Props {
  readonly state: ProgramState;
  /** Compiled files, for the announcement of their errors. */
  readonly files: readonly SourceFile[];
  /** Receives the text with its line break. */
  readonly onType: (text: string) => void;
  readonly onEndInput: () => void;
  /** Stops the program, or cancels its preparation. */
  readonly onStop: () => void;
  /** Runs the program again after a failure of the lab. */
  readonly onRetry?: () => void;
  /** Additional input controls beside the input line. */
  readonly extraInput?: ReactNode;
  /**
   * Editor that may start a run; the input line takes the focus from it and
   * returns it.
   */
  readonly editor?: RefObject<EditorHandle | null> | undefined;
}

const emptyTranscript: readonly TranscriptPart[] = [];

function getTranscript(
  state: ProgramState,
): readonly TranscriptPart[] | undefined {
  if ('transcript' in state) return state.transcript;
  // Keeps the previous output until the next program writes.
  return isBusy(state) ? undefined : emptyTranscript;
}

function StopButton({
  label,
  onStop,
  onLeaveFocus,
}: {
  readonly label: string;
  readonly onStop: () => void;
  readonly onLeaveFocus: () => void;
}): ReactNode {
  const button = useFocusHandOver<HTMLButtonElement>(onLeaveFocus);
  return (
    <button ref={button} type="button" className={styles.stop} onClick={onStop}>
      {label}
    </button>
  );
}

/** Console of a program: status, output and input line. */
export default function CConsole({
  state,
  files,
  onType,
  onEndInput,
  onStop,
  onRetry,
  extraInput,
  editor,
}: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  useAnnouncements(state, files);
  const { kind } = state;
  const { isFromEditor, mayTakeOver, goBack } = useFocusReturn(
    root,
    editor,
    kind,
  );
  const parts = useLastDefined(getTranscript(state)) ?? emptyTranscript;
  const isInProgress = isBusy(state);
  const isRunning = kind === 'running' || kind === 'waiting';
  const isTyped = parts.some(({ stream }) => stream === 'typed');
  const hasKeyboard =
    kind === 'waiting' ||
    (isRunning && isTyped) ||
    (isInProgress && isFromEditor && readsKeyboard(files));
  const offer =
    kind === 'failed' &&
    onRetry &&
    chooseOffer(state.reason, {
      retry: { label: words.retry, act: onRetry },
      alternative: installLink,
    });
  if (kind === 'idle') return null;
  return (
    <div
      ref={root}
      className={clsx(buttons.buttons, panel.panel, styles.console)}
      role="group"
      aria-label={words.execution}
      tabIndex={-1}
      data-live=""
    >
      <div className={panel.bar}>
        <Status
          mark={getStatusMark(state)}
          text={describeStatus(state)}
          loading={kind === 'loading' ? state : undefined}
          downloadLabel={words.download}
        />
        {isInProgress && (
          <StopButton
            label={isRunning ? words.stop : words.cancel}
            onStop={onStop}
            onLeaveFocus={goBack}
          />
        )}
        {kind === 'failed' && state.reason === 'outdated' && (
          <CopyBeforeReload files={files} />
        )}
        {offer && <OfferButton offer={offer} className={styles.stop} />}
      </div>
      {(parts.length > 0 || isRunning) && (
        <Transcript
          parts={parts}
          isBusy={isInProgress && kind !== 'waiting'}
          isWriting={kind === 'running'}
        />
      )}
      {kind === 'finished' && parts.length === 0 && (
        <p className={styles.silent}>{words.silent}</p>
      )}
      {hasKeyboard && (
        <InputLine
          isAwaited={kind === 'waiting'}
          canEndInput={isTyped}
          consumeFocusRequest={mayTakeOver}
          onType={onType}
          onEndInput={onEndInput}
          onStop={onStop}
          onLeaveFocus={goBack}
        >
          {extraInput}
        </InputLine>
      )}
    </div>
  );
}
