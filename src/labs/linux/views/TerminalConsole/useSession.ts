import { useCallback, useEffect, useRef, useState } from 'react';
import { announce } from '../../../../components/Announcer/announce';
import { useLatest } from '../../../../hooks/useLatest';
import type { TerminalSession, TerminalState } from '../useTerminal';
import { linuxReadiness } from '../../client/readiness';
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
 * Our shell takes what is pasted in one piece. It says so before each prompt,
 * but the prompt of a fresh machine was written before the snapshot.
 */
const takesPieces = new TextEncoder().encode('\u001b[?2004h');

/**
 * @param id Names the Linux: views with the same one share it.
 * @param keepAs Under which its commands are kept, if they are.
 */
export function useSession(
  id: string,
  terminal: TerminalSession,
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
  /** What comes while it is not known yet whether it goes on or begins anew. */
  const waiting = useRef<Uint8Array[]>(undefined);
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
      if (waiting.current) waiting.current.push(bytes);
      else {
        remember(id, bytes);
        screen.write(bytes);
      }
    });
  }, [screen, isMine, listen, id]);

  const show = useCallback(
    (pieces: readonly Uint8Array[]) => {
      screen?.clear();
      for (const piece of pieces) screen?.write(piece, true);
    },
    [screen],
  );
  const start = useLatest(async () => {
    if (!screen) return;
    if (terminal.state.kind === 'ended') forgetScreens();
    running.current = undefined;
    claim();
    show(remembered(id));
    waiting.current = [];
    const outcome = await terminal.start(screen.size());
    const fresh = waiting.current;
    waiting.current = undefined;
    if (outcome === 'fresh') {
      rewrite(id);
      screen.clear();
    }
    for (const bytes of outcome === 'fresh' ? [...fresh, takesPieces] : fresh) {
      remember(id, bytes);
      screen.write(bytes);
    }
    if (outcome) linuxReadiness.mark();
  });
  // What opens a terminal's view wants it on.
  useEffect(() => {
    if (screen) void start();
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
  /** Puts the machine into another state, and the reader back before it. */
  const again = async (change: () => Promise<string>) => {
    running.current = undefined;
    queue.current = [];
    try {
      announce(await change());
    } catch {
      announce('No se pudo. Vuelve a intentarlo.');
    }
    focus();
  };
  const events: ScreenEvents = {
    onType,
    onMark,
    onResize: (size) => {
      // An end of the machine is told by its state.
      if (isLive) terminal.resize(size).catch(() => undefined);
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
    start: () => {
      void start();
    },
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
      void again(async () => {
        const before = remembered(id);
        rewrite(id);
        show([]);
        setLog(undefined);
        await terminal.reset();
        remember(id, takesPieces);
        screen?.write(takesPieces);
        setBeforeReset(before);
        if (keepAs !== undefined) forgetCommands(keepAs);
        return 'Como al principio. Puedes deshacerlo.';
      });
    },
    undo:
      beforeReset &&
      (() => {
        void again(async () => {
          setBeforeReset(undefined);
          await terminal.undo();
          rewrite(id, beforeReset);
          show(beforeReset);
          return 'Como antes de reiniciar.';
        });
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
