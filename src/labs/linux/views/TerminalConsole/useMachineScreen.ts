import { useCallback, useEffect, useRef, useState } from 'react';
import { useLatestCallback } from '../../../../hooks/useLatestCallback';
import { linuxReadiness } from '../../client/readiness';
import type { TerminalSession, TerminalState } from '../useTerminal';
import type { Screen } from './Screen/screen';
import {
  clearRecords,
  recordOutput,
  getRecordedOutput,
  replaceOutput,
} from './memory';
import { useClaim } from './useClaim';

/**
 * Enables bracketed paste, so that the shell takes a paste as one piece. The
 * shell enables it before each prompt, but the first prompt of a fresh machine
 * was printed before the snapshot.
 */
const ENABLE_BRACKETED_PASTE = new TextEncoder().encode('\u001b[?2004h');

/** Screen of a terminal, connected to its machine. */
export interface MachineScreen {
  /** State for this view: `elsewhere` when another view shows the terminal. */
  readonly state: TerminalState;
  readonly screen: Screen | undefined;
  readonly setScreen: (screen: Screen | undefined) => void;
  readonly start: () => Promise<void>;
  /** Replaces the content of the screen. */
  readonly replaceContent: (pieces: readonly Uint8Array[]) => void;
  /** Prepares the screen for a fresh machine. */
  readonly prepareFreshScreen: () => void;
}

/**
 * Shows the output of the machine, also that from before this view was mounted.
 *
 * @param id Id of the Linux; views with the same id share it.
 * @param onStart Called when the machine is about to belong to this view.
 */
export function useMachineScreen(
  id: string,
  terminal: TerminalSession,
  onStart: () => void,
): MachineScreen {
  const [view] = useState(() => ({}));
  const { isMine, claim } = useClaim(id, view);
  const [screen, setScreen] = useState<Screen>();
  /**
   * Output received before it is known whether the machine is kept or fresh.
   */
  const pendingOutput = useRef<Uint8Array[]>(undefined);
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
      recordOutput(id, bytes);
      screen?.write(bytes);
    },
    [id, screen],
  );
  useEffect(() => {
    if (!screen || !isMine) return undefined;
    return listen((bytes) => {
      if (pendingOutput.current) pendingOutput.current.push(bytes);
      else append(bytes);
    });
  }, [screen, isMine, listen, append]);

  const replaceContent = useCallback(
    (pieces: readonly Uint8Array[]) => {
      screen?.clear();
      for (const chunk of pieces) screen?.write(chunk, true);
    },
    [screen],
  );
  const prepareFreshScreen = () => {
    append(ENABLE_BRACKETED_PASTE);
  };
  const start = useLatestCallback(async () => {
    if (!screen) return;
    if (terminal.state.kind === 'ended') clearRecords();
    onStart();
    claim();
    replaceContent(getRecordedOutput(id));
    pendingOutput.current = [];
    const outcome = await terminal.start(screen.size());
    const newOutput = pendingOutput.current;
    pendingOutput.current = undefined;
    if (outcome === 'fresh') {
      replaceOutput(id);
      screen.clear();
    }
    for (const bytes of newOutput) append(bytes);
    if (outcome === 'fresh') prepareFreshScreen();
    if (outcome) linuxReadiness.markReady();
  });
  // Starts the machine as soon as the view opens.
  useEffect(() => {
    if (screen) void start();
  }, [screen, start]);

  return {
    state,
    screen,
    setScreen,
    start,
    replaceContent,
    prepareFreshScreen,
  };
}
