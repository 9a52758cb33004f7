import { useCallback, useEffect, useRef, useState } from 'react';
import { announce } from '../../components/Announcer/announce';
import { useLatest } from '../../hooks/useLatest';
import type { TerminalControl, TerminalState } from '../hooks/useTerminal';
import { withControl, type NamedKey } from './Screen/keys';
import { cleanPaste, linesOf } from './Screen/pasted';
import type { Screen, ScreenEvents, ScreenMark } from './Screen/screen';
import { forgetScreens, remember, remembered, rewrite } from './memory';
import { earlierCommands, forgetCommands, noteCommand } from './typed';
import type { LoggedCommand } from './types';
import { useClaim } from './useClaim';

/** What a terminal's view does with its Linux. */
export interface Session {
  readonly state: TerminalState;
  readonly setScreen: (screen: Screen | undefined) => void;
  readonly events: ScreenEvents;
  readonly focus: () => void;
  readonly start: () => void;
  readonly reset: () => void;
  readonly undo: (() => void) | undefined;
  readonly stop: () => void;
  readonly log: LoggedCommand | undefined;
  /** Writes a command without running it. */
  readonly insert: (command: string) => void;
  readonly press: (key: NamedKey) => void;
  /** Of the bar: at the cursor. */
  readonly write: (text: string) => void;
  readonly hasControl: boolean;
  readonly toggleControl: () => void;
  /** A pasted text that would press Enter by itself. */
  readonly question: string | undefined;
  readonly answer: (isYes: boolean) => void;
  /** Commands of before a reload. */
  readonly earlier: readonly string[];
  readonly retype: () => void;
  readonly forgetEarlier: () => void;
}

const lineKill = '\u0005\u0015';

/**
 * @param id Names the Linux: views with the same one share it.
 * @param keepAs Under which its commands are kept, if they are.
 */
export function useSession(
  id: string,
  terminal: TerminalControl,
  keepAs: string | undefined,
): Session {
  const [view] = useState(() => ({}));
  const { isMine, claim } = useClaim(id, view);
  const [screen, setScreen] = useState<Screen>();
  const [log, setLog] = useState<LoggedCommand>();
  const [hasControl, setControl] = useState(false);
  const [question, setQuestion] = useState<string>();
  const [beforeReset, setBeforeReset] = useState<readonly Uint8Array[]>();
  const [earlier, setEarlier] = useState(() =>
    keepAs === undefined ? [] : earlierCommands(keepAs),
  );
  /** Of the command that runs; nothing at the prompt. */
  const running = useRef<string>(undefined);
  const queue = useRef<readonly string[]>([]);
  const { listen } = terminal;
  const state: TerminalState =
    isMine || terminal.state.kind === 'idle'
      ? terminal.state
      : { kind: 'elsewhere' };
  const isLive = state.kind === 'running';

  useEffect(() => {
    screen?.setLive(isLive);
  }, [screen, isLive]);

  useEffect(() => {
    if (!screen || !isMine) return undefined;
    return listen((bytes) => {
      remember(id, bytes);
      screen.write(bytes);
    });
  }, [screen, isMine, listen, id]);

  const show = useCallback(
    (pieces: readonly Uint8Array[]) => {
      screen?.clear();
      for (const piece of pieces) screen?.write(piece, true);
    },
    [screen],
  );
  const start = useLatest(() => {
    if (!screen) return;
    if (terminal.state.kind === 'ended') forgetScreens();
    running.current = undefined;
    claim();
    show(remembered(id));
    void terminal.start(screen.size());
  });
  // What opens a terminal's view wants it on.
  useEffect(() => {
    if (screen) start();
  }, [screen, start]);

  const typeNext = () => {
    const [next, ...rest] = queue.current;
    queue.current = rest;
    if (next !== undefined) terminal.type(`${next.replaceAll('\n', '\r')}\r`);
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
    }
  };
  const give = (text: string) => {
    queue.current = [];
    terminal.type(text);
  };
  const onType = (text: string) => {
    give(hasControl ? withControl(text) : text);
    setControl(false);
  };
  const focus = useCallback(() => {
    screen?.focus();
  }, [screen]);
  const events: ScreenEvents = {
    onType,
    onMark,
    onResize: (size) => {
      if (isLive) void terminal.resize(size);
    },
    onPaste: (pasted) => {
      const text = cleanPaste(pasted);
      if (text === '') return;
      if (linesOf(text) > 1 && !screen?.takesPieces()) setQuestion(text);
      else screen?.paste(text);
    },
  };
  return {
    state,
    setScreen,
    events,
    focus,
    start,
    log,
    hasControl,
    question,
    earlier,
    press: (key) => {
      screen?.press(key);
    },
    write: onType,
    toggleControl: () => {
      setControl((isDown) => !isDown);
    },
    reset: () => {
      setBeforeReset(remembered(id));
      rewrite(id);
      show([]);
      setLog(undefined);
      running.current = undefined;
      if (keepAs !== undefined) forgetCommands(keepAs);
      void terminal.reset().then(focus);
      announce('Como al principio. Puedes deshacerlo.');
    },
    undo:
      beforeReset &&
      (() => {
        setBeforeReset(undefined);
        void terminal.undo().then(() => {
          rewrite(id, beforeReset);
          show(beforeReset);
          focus();
        });
        announce('Como antes de reiniciar.');
      }),
    stop: () => {
      setBeforeReset(undefined);
      terminal.stop();
    },
    insert: (command) => {
      focus();
      if (running.current !== undefined) {
        announce(
          'Hay una orden en marcha: espera a que termine o córtala con Control C.',
        );
        return;
      }
      give(lineKill);
      screen?.paste(command);
      announce('Escrito. Pulsa Enter para ejecutarlo.');
    },
    answer: (isYes) => {
      if (isYes && question !== undefined) screen?.paste(question);
      setQuestion(undefined);
      focus();
    },
    retype: () => {
      setEarlier([]);
      queue.current = earlier;
      if (running.current === undefined) typeNext();
      focus();
    },
    forgetEarlier: () => {
      setEarlier([]);
      if (keepAs !== undefined) forgetCommands(keepAs);
    },
  };
}
