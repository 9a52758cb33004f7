import { useEffect, useId, useImperativeHandle, useRef } from 'react';
import type { ReactNode, Ref } from 'react';
import clsx from 'clsx';
import { announce } from '../../../../components/Announcer/announce';
import { useLatest } from '../../../../hooks/useLatest';
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
  /** Names the Linux in this tab: views with the same one share it. */
  readonly id: string;
  readonly terminal: TerminalSession;
  /** What readers hear that it is. */
  readonly label?: string;
  /** Those of the text beside it. */
  readonly commands?: readonly string[];
  /** Under which the commands that were typed outlive a reload. */
  readonly keepAs?: string;
  /** Has most of the page to itself. */
  readonly isTall?: boolean;
  /** Asked before everything is thrown away; without it, it just can be undone. */
  readonly confirmReset?: (reset: () => void) => void;
  readonly ref?: Ref<TerminalHandle>;
}

/** What the page around a terminal can do with it. */
export interface TerminalHandle {
  /** Writes a command without running it. */
  readonly insert: (command: string) => void;
  readonly focus: () => void;
}

const marks: Readonly<Record<TerminalState['kind'], StatusMark | undefined>> = {
  idle: undefined,
  loading: 'busy',
  starting: 'busy',
  running: 'good',
  elsewhere: undefined,
  suspended: undefined,
  failed: 'bad',
  ended: undefined,
};

/** Says each new state aloud; of a download, only that it begins. */
function useSpokenState({ state }: TerminalView): void {
  const text =
    state.kind === 'loading'
      ? state.total > 0 && describeDownload(state.total)
      : describeState(state);
  const said = useRef<string>(undefined);
  useEffect(() => {
    if (text === false || said.current === text) return;
    if (said.current !== undefined || text !== describeState({ kind: 'idle' }))
      announce(text);
    said.current = text;
  }, [text]);
}

/** A Linux to type in: screen, keys, and what goes on with the machine. */
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
  const insert = useLatest(view.insert);
  useImperativeHandle(ref, () => ({ insert, focus }), [insert, focus]);
  useSpokenState(view);
  useLowWindow(typing);
  const isLive = state.kind === 'running';
  useEffect(() => {
    // Only from what the reader pressed here, never from elsewhere on the page.
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
          mark={marks[state.kind]}
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
