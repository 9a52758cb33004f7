import { useEffect, useId, useImperativeHandle, useRef } from 'react';
import type { ReactNode, Ref } from 'react';
import clsx from 'clsx';
import { announce } from '../../../../components/Announcer/announce';
import { useLatestCallback } from '../../../../hooks/useLatestCallback';
import buttons from '../../../kit/buttons.module.css';
import panel from '../../../kit/panel.module.css';
import Status, { type StatusMark } from '../../../kit/Status';
import { describeDownload, describeState } from '../../sentences';
import { words } from '../../words';
import type { TerminalSession, TerminalState } from '../useTerminal';
import Commands from './Commands';
import Controls from './Controls';
import Keys from './Keys';
import Log from './Log';
import Questions from './Questions';
import Screen from './Screen';
import styles from './styles.module.css';
import { useLowWindow } from './useLowWindow';
import { useTerminalView, type TerminalView } from './useTerminalView';

interface Props {
  /** Id of the Linux in this tab; views with the same id share it. */
  readonly id: string;
  readonly terminal: TerminalSession;
  /** Accessible name. */
  readonly label?: string;
  /** Commands of the text beside it. */
  readonly commands?: readonly string[];
  /** Storage key under which the typed commands survive a reload. */
  readonly keepAs?: string;
  /** True when it has most of the page to itself. */
  readonly isTall?: boolean;
  /**
   * Callback that asks for confirmation before a reset. When it is missing, a
   * reset runs at once and can only be undone.
   */
  readonly confirmReset?: (reset: () => void) => void;
  readonly ref?: Ref<TerminalHandle>;
}

/** Actions of a terminal available to the page around it. */
export interface TerminalHandle {
  /** Types a command without running it. */
  readonly insert: (command: string) => void;
  readonly focus: () => void;
}

const statusMarks: Readonly<
  Record<TerminalState['kind'], StatusMark | undefined>
> = {
  idle: undefined,
  loading: 'busy',
  starting: 'busy',
  running: 'good',
  elsewhere: undefined,
  suspended: undefined,
  failed: 'bad',
  ended: undefined,
};

/** Announces each new state to screen readers; a download, only once. */
function useStateAnnouncement({ state }: TerminalView): void {
  const text =
    state.kind === 'loading'
      ? state.total > 0 && describeDownload(state.total)
      : describeState(state);
  const announcedText = useRef<string>(undefined);
  useEffect(() => {
    if (text === false || announcedText.current === text) return;
    if (
      announcedText.current !== undefined ||
      text !== describeState({ kind: 'idle' })
    )
      announce(text);
    announcedText.current = text;
  }, [text]);
}

/** Terminal of a Linux: screen, keys, and the state of the machine. */
export default function TerminalConsole({
  id,
  terminal,
  label = 'Terminal',
  commands = [],
  keepAs,
  isTall = false,
  confirmReset,
  ref,
}: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const typing = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const view = useTerminalView(id, terminal, keepAs);
  const { state, focus, reset } = view;
  const insert = useLatestCallback(view.insert);
  useImperativeHandle(ref, () => ({ insert, focus }), [insert, focus]);
  useStateAnnouncement(view);
  useLowWindow(typing);
  const isLive = state.kind === 'running';
  useEffect(() => {
    // Moves the focus only when it is already inside the terminal.
    if (isLive && root.current?.contains(document.activeElement)) focus();
  }, [isLive, focus]);
  useEffect(() => {
    root.current?.focus({ preventScroll: true });
    root.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div
      ref={root}
      className={clsx(buttons.buttons, panel.panel, styles.console)}
      role="group"
      aria-label={label}
      tabIndex={-1}
      data-live=""
      data-pagefind-ignore=""
    >
      <div className={panel.bar}>
        <Status
          mark={statusMarks[state.kind]}
          text={describeState(state)}
          loading={state.kind === 'loading' ? state : undefined}
          downloadLabel={words.download}
        />
        <Controls
          view={view}
          onReset={
            confirmReset
              ? () => {
                  confirmReset(reset);
                }
              : reset
          }
          onCancel={terminal.cancel}
          onLeaveFocus={() => {
            root.current?.focus({ preventScroll: true });
          }}
        />
      </div>
      <Questions view={view} />
      <div ref={typing} className={styles.typing}>
        <div className={styles.screen} data-idle={!isLive || undefined}>
          <Screen
            {...view.events}
            label={words.typeHere}
            hintId={hintId}
            isTall={isTall}
            onOpen={view.setScreen}
          />
        </div>
        <Keys view={view} />
      </div>
      <p id={hintId} className={styles.hint}>
        Escape y después Tab salen de la terminal.{' '}
        <span className={styles.withKeyboard}>
          Control, Mayúsculas y C o V copian y pegan.
        </span>
      </p>
      {commands.length > 0 && isLive && (
        <Commands commands={commands} onInsert={view.insert} />
      )}
      <Log log={view.log} />
    </div>
  );
}
