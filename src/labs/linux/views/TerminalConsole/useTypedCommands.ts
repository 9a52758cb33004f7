import { useRef, useState } from 'react';
import { toKeystrokes } from '../../engine/keystrokes';
import type { TerminalSession } from '../useTerminal';
import type { ScreenMark } from './Screen/screen';
import {
  readEarlierCommands,
  clearCommands,
  takeLostCommands,
  recordCommand,
} from './commandHistory';
import type { LoggedCommand } from './types';

/**
 * Commands of a terminal: queued, running and ended, and those from before a
 * reload.
 */
export interface TypedCommands {
  /** Last command that ended. */
  readonly log: LoggedCommand | undefined;
  readonly clearLog: () => void;
  /**
   * Handles a mark of the screen: the start or the end of a command, or a
   * prompt.
   */
  readonly onMark: (mark: ScreenMark, isOld: boolean) => void;
  readonly isRunning: () => boolean;
  /** Types a text in the machine and drops the queued commands. */
  readonly typeText: (text: string) => void;
  /** Called when another machine replaces this one, so that no command runs. */
  readonly onMachineReplaced: () => void;
  /** Drops the commands queued for typing. */
  readonly dropQueue: () => void;
  /** Commands from before a reload or a crash. */
  readonly earlier: readonly string[];
  /** Types them again, each at its own prompt. */
  readonly retype: () => void;
  readonly forgetEarlier: () => void;
  /** Clears the commands, after a reset. */
  readonly clearHistory: () => void;
  /** Offers the commands typed in a machine that crashed. */
  readonly offerLostCommands: () => void;
}

/**
 * Tracks the commands of a terminal.
 *
 * @param keepAs Storage key of the commands; undefined to not store them.
 */
export function useTypedCommands(
  { type }: Pick<TerminalSession, 'type'>,
  keepAs: string | undefined,
): TypedCommands {
  const [log, setLog] = useState<LoggedCommand>();
  const [earlier, setEarlier] = useState(() =>
    keepAs === undefined ? [] : readEarlierCommands(keepAs),
  );
  /** Text of the running command; undefined at the prompt. */
  const running = useRef<string>(undefined);
  const queue = useRef<readonly string[]>([]);

  const typeNext = () => {
    const [next, ...rest] = queue.current;
    queue.current = rest;
    if (next !== undefined) type(toKeystrokes(next));
  };
  const clearHistory = () => {
    if (keepAs !== undefined) clearCommands(keepAs);
  };
  const onMark = (mark: ScreenMark, isOld: boolean) => {
    switch (mark.kind) {
      case 'command':
        running.current = mark.text;
        if (keepAs !== undefined && !isOld && mark.text !== '')
          recordCommand(keepAs, mark.text);
        return;
      case 'end': {
        const { current: text } = running;
        const { output, status } = mark;
        if (text) setLog({ text, output, status });
        running.current = undefined;
        return;
      }
      case 'prompt':
        running.current = undefined;
        if (!isOld) typeNext();
        return;
      case 'off':
        // Retyping them would shut the machine down again.
        if (!isOld) clearHistory();
    }
  };
  const dropQueue = () => {
    queue.current = [];
  };
  return {
    log,
    clearLog: () => {
      setLog(undefined);
    },
    onMark,
    isRunning: () => running.current !== undefined,
    typeText: (text) => {
      dropQueue();
      type(text);
    },
    onMachineReplaced: () => {
      running.current = undefined;
    },
    dropQueue,
    earlier,
    retype: () => {
      setEarlier([]);
      queue.current = earlier;
      if (running.current === undefined) typeNext();
    },
    forgetEarlier: () => {
      setEarlier([]);
      clearHistory();
    },
    clearHistory,
    offerLostCommands: () => {
      const lostCommands = keepAs === undefined ? [] : takeLostCommands(keepAs);
      if (lostCommands.length > 0) setEarlier(lostCommands);
    },
  };
}
