import { useCallback, useEffect, useState } from 'react';
import { announce } from '../../../../components/Announcer/announce';
import { useLatest } from '../../../../hooks/useLatest';
import type { LinuxEndReason } from '../../client/types';
import type { TerminalSession, TerminalState } from '../useTerminal';
import { withControl, type NamedKey } from './Screen/keys';
import type { Screen, ScreenEvents } from './Screen/screen';
import type { LoggedCommand } from './types';
import { useMachineScreen } from './useMachineScreen';
import { usePaste, type PasteQuestion } from './usePaste';
import { useReset } from './useReset';
import { useTypedCommands } from './useTypedCommands';

/** What a terminal's view does with its Linux. */
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
  /** Writes a command without running it. */
  readonly insert: (command: string) => void;
  readonly press: (key: NamedKey) => void;
  /** Of the bar: at the cursor. */
  readonly write: (text: string) => void;
  readonly hasControl: boolean;
  readonly toggleControl: () => void;
  /** About a pasted text that is not simply typed. */
  readonly question: PasteQuestion | undefined;
  readonly answer: (isYes: boolean) => void;
  /** Commands of before a reload, or of a machine that broke down. */
  readonly earlier: readonly string[];
  readonly retype: () => void;
  readonly forgetEarlier: () => void;
}

const lineKill = '\u0005\u0015';

/**
 * @param id Names the Linux: views with the same one share it.
 * @param keepAs Under which its commands are kept, if they are.
 */
export function useTerminalView(
  id: string,
  terminal: TerminalSession,
  keepAs: string | undefined,
): TerminalView {
  const commands = useTypedCommands(terminal, keepAs);
  const machine = useMachineScreen(id, terminal, commands.onOtherMachine);
  const { state, screen, setScreen } = machine;
  const { onPaste, question, answer } = usePaste(screen);
  const { reset, undo, stop } = useReset(id, terminal, machine, commands);
  const [hasControl, setControl] = useState(false);
  const broke = state.kind === 'ended' && state.reason === 'crash';
  const lose = useLatest(commands.lose);
  useEffect(() => {
    if (broke) lose();
  }, [broke, lose]);
  const focus = useCallback(() => {
    screen?.focus();
  }, [screen]);

  const onType = (text: string) => {
    commands.give(hasControl ? withControl(text) : text);
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
    commands.give(lineKill);
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
        // An end of the machine is told by its state.
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
