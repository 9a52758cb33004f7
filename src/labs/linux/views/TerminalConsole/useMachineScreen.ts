import { useCallback, useEffect, useRef, useState } from 'react';
import { useLatest } from '../../../../hooks/useLatest';
import { linuxReadiness } from '../../client/readiness';
import type { TerminalSession, TerminalState } from '../useTerminal';
import type { Screen } from './Screen/screen';
import { forgetScreens, remember, remembered, rewrite } from './memory';
import { useClaim } from './useClaim';

/**
 * Our shell takes what is pasted in one piece. It says so before each prompt,
 * but the prompt of a fresh machine was written before the snapshot.
 */
const takesPieces = new TextEncoder().encode('\u001b[?2004h');

/** A screen, and the machine that writes to it. */
export interface MachineScreen {
  /** As this view sees it: another one may have the machine. */
  readonly state: TerminalState;
  readonly screen: Screen | undefined;
  readonly setScreen: (screen: Screen | undefined) => void;
  readonly start: () => Promise<void>;
  /** Puts other pieces in place of what is on the screen. */
  readonly show: (pieces: readonly Uint8Array[]) => void;
  /** Readies the screen for a machine that begins anew. */
  readonly greet: () => void;
}

/**
 * Shows what the machine writes, also what it wrote before this view was there.
 *
 * @param id Names the Linux: views with the same one share it.
 * @param onStart Told when the machine is about to be this view's.
 */
export function useMachineScreen(
  id: string,
  terminal: TerminalSession,
  onStart: () => void,
): MachineScreen {
  const [view] = useState(() => ({}));
  const { isMine, claim } = useClaim(id, view);
  const [screen, setScreen] = useState<Screen>();
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

  const append = useCallback(
    (bytes: Uint8Array) => {
      remember(id, bytes);
      screen?.write(bytes);
    },
    [id, screen],
  );
  useEffect(() => {
    if (!screen || !isMine) return undefined;
    return listen((bytes) => {
      if (waiting.current) waiting.current.push(bytes);
      else append(bytes);
    });
  }, [screen, isMine, listen, append]);

  const show = useCallback(
    (pieces: readonly Uint8Array[]) => {
      screen?.clear();
      for (const piece of pieces) screen?.write(piece, true);
    },
    [screen],
  );
  const greet = () => {
    append(takesPieces);
  };
  const start = useLatest(async () => {
    if (!screen) return;
    if (terminal.state.kind === 'ended') forgetScreens();
    onStart();
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
    for (const bytes of fresh) append(bytes);
    if (outcome === 'fresh') greet();
    if (outcome) linuxReadiness.mark();
  });
  // What opens a terminal's view wants it on.
  useEffect(() => {
    if (screen) void start();
  }, [screen, start]);

  return { state, screen, setScreen, start, show, greet };
}
