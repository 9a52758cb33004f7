import { useRef, useState } from 'react';
import type { TerminalSession } from '../useTerminal';
import type { ScreenMark } from './Screen/screen';
import {
  earlierCommands,
  forgetCommands,
  lostCommands,
  noteCommand,
} from './typed';
import type { LoggedCommand } from './types';

/** The commands of a terminal: typed, running, ended, and those of before a reload. */
export interface TypedCommands {
  /** The last one that ended. */
  readonly log: LoggedCommand | undefined;
  readonly clearLog: () => void;
  /** Of the screen: where a command begins and ends. */
  readonly onMark: (mark: ScreenMark, isOld: boolean) => void;
  readonly isRunning: () => boolean;
  /** Gives a text to the machine, and nothing more of what waits to be typed. */
  readonly give: (text: string) => void;
  /** The machine is another one now: nothing runs in it. */
  readonly onOtherMachine: () => void;
  /** Nothing waits to be typed any more. */
  readonly dropQueue: () => void;
  /** Of before a reload, or of a machine that broke down. */
  readonly earlier: readonly string[];
  /** Types them again, each one at its prompt. */
  readonly retype: () => void;
  readonly forgetEarlier: () => void;
  /** From the beginning: nothing was typed. */
  readonly forget: () => void;
  /** The machine is no more, and nobody wanted that: what was typed in it is offered. */
  readonly lose: () => void;
}

/** @param keepAs Under which they are kept, if they are. */
export function useTypedCommands(
  { type }: Pick<TerminalSession, 'type'>,
  keepAs: string | undefined,
): TypedCommands {
  const [log, setLog] = useState<LoggedCommand>();
  const [earlier, setEarlier] = useState(() =>
    keepAs === undefined ? [] : earlierCommands(keepAs),
  );
  /** Of the command that runs; nothing at the prompt. */
  const running = useRef<string>(undefined);
  const queue = useRef<readonly string[]>([]);

  const typeNext = () => {
    const [next, ...rest] = queue.current;
    queue.current = rest;
    if (next !== undefined) type(`${next.replaceAll('\n', '\r')}\r`);
  };
  const forget = () => {
    if (keepAs !== undefined) forgetCommands(keepAs);
  };
  const onMark = (mark: ScreenMark, isOld: boolean) => {
    switch (mark.kind) {
      case 'command':
        running.current = mark.text;
        if (keepAs !== undefined && !isOld && mark.text !== '')
          noteCommand(keepAs, mark.text);
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
        // They would be typed again, and switch it off again.
        if (!isOld) forget();
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
    give: (text) => {
      dropQueue();
      type(text);
    },
    onOtherMachine: () => {
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
      forget();
    },
    forget,
    lose: () => {
      const lost = keepAs === undefined ? [] : lostCommands(keepAs);
      if (lost.length > 0) setEarlier(lost);
    },
  };
}
