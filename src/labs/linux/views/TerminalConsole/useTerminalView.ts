import { useCallback, useEffect, useState } from 'react';
import { announce } from '../../../../components/Announcer/announce';
import { useLatestCallback } from '../../../../hooks/useLatestCallback';
import type { LinuxEndReason } from '../../client/types';
import type { TerminalSession, TerminalState } from '../useTerminal';
import { toControlCharacter, type NamedKey } from './Screen/keys';
import type { Screen, ScreenEvents } from './Screen/screen';
import type { LoggedCommand } from './types';
import { useMachineScreen } from './useMachineScreen';
import { usePaste, type PasteQuestion } from './usePaste';
import { useReset } from './useReset';
import { useTypedCommands } from './useTypedCommands';

/** State and actions of a terminal's view. */
export interface TerminalView {
  readonly state: TerminalState;
  readonly setScreen: (screen: Screen | undefined) => void;
  readonly events: ScreenEvents;
  readonly focus: () => void;
  readonly start: () => void;
  readonly reset: () => void;
  readonly undo: (() => void) | undefined;
  readonly stop: (reason: LinuxEndReason) => void;
  readonly log: LoggedCommand | undefined;
  /** Types a command without running it. */
  readonly insert: (command: string) => void;
  readonly press: (key: NamedKey) => void;
  /** Types a text of the key bar at the cursor. */
  readonly write: (text: string) => void;
  readonly hasControl: boolean;
  readonly toggleControl: () => void;
  /** Question about a paste that needs confirmation. */
  readonly question: PasteQuestion | undefined;
  readonly answer: (isYes: boolean) => void;
  /** Commands from before a reload or a crash. */
  readonly earlier: readonly string[];
  readonly retype: () => void;
  readonly forgetEarlier: () => void;
}

const KILL_LINE_KEYS = '\u0005\u0015';

/**
 * Combines the state and the actions of a terminal's view.
 *
 * @param id Id of the Linux; views with the same id share it.
 * @param keepAs Storage key of its commands; undefined to not store them.
 */
export function useTerminalView(
  id: string,
  terminal: TerminalSession,
  keepAs: string | undefined,
): TerminalView {
  const commands = useTypedCommands(terminal, keepAs);
  const machine = useMachineScreen(id, terminal, commands.onMachineReplaced);
  const { state, screen, setScreen } = machine;
  const { onPaste, question, answer } = usePaste(screen);
  const { reset, undo, stop } = useReset(id, terminal, machine, commands);
  const [hasControl, setControl] = useState(false);
  const hasCrashed = state.kind === 'ended' && state.reason === 'crash';
  const lose = useLatestCallback(commands.offerLostCommands);
  useEffect(() => {
    if (hasCrashed) lose();
  }, [hasCrashed, lose]);
  const focus = useCallback(() => {
    screen?.focus();
  }, [screen]);

  const onType = (text: string) => {
    commands.typeText(hasControl ? toControlCharacter(text) : text);
    setControl(false);
  };
  const insert = (command: string) => {
    focus();
    if (commands.isRunning()) {
      announce(
        'Hay un comando en marcha: espera a que termine o córtalo con Control C.',
      );
      return;
    }
    commands.typeText(KILL_LINE_KEYS);
    screen?.paste(command);
    announce('Escrito. Pulsa Enter para ejecutarlo.');
  };
  return {
    ...{ state, setScreen, focus, reset, undo, stop, insert, hasControl },
    ...{ question, answer },
    log: commands.log,
    earlier: commands.earlier,
    forgetEarlier: commands.forgetEarlier,
    events: {
      onType,
      onPaste,
      onMark: (mark, isOld) => {
        commands.onMark(mark, isOld);
        if (mark.kind === 'off' && !isOld) stop(mark.reason);
      },
      onResize: (size) => {
        // The end of the machine is already published as a state.
        if (state.kind === 'running')
          terminal.resize(size).catch(() => undefined);
      },
    },
    start: () => {
      void machine.start();
    },
    press: (key) => {
      screen?.press(key);
    },
    write: onType,
    toggleControl: () => {
      setControl((isDown) => !isDown);
    },
    retype: () => {
      commands.retype();
      focus();
    },
  };
}
