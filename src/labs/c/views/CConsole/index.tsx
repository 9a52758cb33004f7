import { useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import clsx from 'clsx';
import buttons from '../../../kit/buttons.module.css';
import OfferButton from '../../../kit/OfferButton';
import panel from '../../../kit/panel.module.css';
import Status from '../../../kit/Status';
import { wayOut } from '../../../kit/wayOut';
import { installC, words } from '../../words';
import type { SourceFile } from '../../engine/types';
import type { CEditorHandle } from '../CEditor/types';
import { isBusy } from '../isBusy';
import { readsKeyboard } from '../readsKeyboard';
import { useLast } from '../../../../hooks/useLast';
import CopyBeforeReload from './CopyBeforeReload';
import InputLine from './InputLine';
import type { ProgramState, TranscriptPart } from '../useCProgram';
import { markOf, statusText } from './status';
import Transcript from './Transcript';
import { useFocusTrip } from './useFocusTrip';
import { useHandOver } from './useHandOver';
import { useSpoken } from './useSpoken';
import styles from './styles.module.css';

interface Props {
  readonly state: ProgramState;
  /** What was compiled, for the spoken words on its errors. */
  readonly files: readonly SourceFile[];
  /** With its line break. */
  readonly onType: (text: string) => void;
  readonly onEndInput: () => void;
  /** Ends the program, or gives up what comes before it runs. */
  readonly onStop: () => void;
  /** Runs it again after a failure of the lab. */
  readonly onRetry?: () => void;
  /** More ways to give input, beside the line where it is typed. */
  readonly inputOffer?: ReactNode;
  /** Where the program is written, if it may ask whoever runs it from there. */
  readonly editor?: RefObject<CEditorHandle | null> | undefined;
}

const nothing: readonly TranscriptPart[] = [];

function transcriptOf(
  state: ProgramState,
): readonly TranscriptPart[] | undefined {
  if ('transcript' in state) return state.transcript;
  // Until the next program writes, what the last one wrote stays.
  return isBusy(state) ? undefined : nothing;
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
  const button = useHandOver<HTMLButtonElement>(onLeaveFocus);
  return (
    <button ref={button} type="button" className={styles.stop} onClick={onStop}>
      {label}
    </button>
  );
}

/** A program's screen and keyboard: what it wrote, what it waits for, how it ended. */
export default function CConsole({
  state,
  files,
  onType,
  onEndInput,
  onStop,
  onRetry,
  inputOffer,
  editor,
}: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  useSpoken(state, files);
  const { kind } = state;
  const { isFromEditor, mayTakeOver, goBack } = useFocusTrip(
    root,
    editor,
    kind,
  );
  const parts = useLast(transcriptOf(state)) ?? nothing;
  const goesOn = isBusy(state);
  const runs = kind === 'running' || kind === 'waiting';
  const isTyped = parts.some(({ stream }) => stream === 'typed');
  const hasKeyboard =
    kind === 'waiting' ||
    (runs && isTyped) ||
    (goesOn && isFromEditor && readsKeyboard(files));
  const out =
    kind === 'failed' &&
    onRetry &&
    wayOut(state.reason, {
      retry: { label: words.retry, act: onRetry },
      elsewhere: installC,
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
          mark={markOf(state)}
          text={statusText(state)}
          loading={kind === 'loading' ? state : undefined}
          downloadLabel={words.download}
        />
        {goesOn && (
          <StopButton
            label={runs ? words.stop : words.cancel}
            onStop={onStop}
            onLeaveFocus={goBack}
          />
        )}
        {kind === 'failed' && state.reason === 'outdated' && (
          <CopyBeforeReload files={files} />
        )}
        {out && <OfferButton offer={out} className={styles.stop} />}
      </div>
      {(parts.length > 0 || runs) && (
        <Transcript parts={parts} isBusy={goesOn && kind !== 'waiting'} />
      )}
      {kind === 'finished' && parts.length === 0 && (
        <p className={styles.silent}>{words.silent}</p>
      )}
      {hasKeyboard && (
        <InputLine
          isAwaited={kind === 'waiting'}
          mayEnd={isTyped}
          mayTakeOver={mayTakeOver}
          onType={onType}
          onEndInput={onEndInput}
          onStop={onStop}
          onLeaveFocus={goBack}
        >
          {inputOffer}
        </InputLine>
      )}
    </div>
  );
}
