import { useSyncExternalStore } from 'react';
import type { TerminalSession, TerminalState } from '../views/useTerminal';
import type { LinuxEndReason } from '../client/types';
import type { TakeOutcome } from '../engine/terminals';
import type { TerminalSize } from '../engine/types';

/** Terminal of the page without a machine, whose state the test sets. */
export class FakeTerminal {
  readonly typedTexts: string[] = [];
  readonly sizes: TerminalSize[] = [];
  readonly files = new Map<string, Uint8Array>();
  readonly calls: string[] = [];
  /** Outcome of the next start. */
  outcome: TakeOutcome | undefined = 'fresh';
  /** Promise that `start` awaits. */
  startPromise: Promise<void> = Promise.resolve();
  undoPromise = Promise.resolve(true);
  #state: TerminalState = { kind: 'idle' };
  readonly #watchers = new Set<() => void>();
  readonly #listeners = new Set<(bytes: Uint8Array) => void>();

  setState(state: TerminalState): void {
    this.#state = state;
    for (const watcher of this.#watchers) watcher();
  }

  write(text: string): void {
    for (const listener of [...this.#listeners])
      listener(new TextEncoder().encode(text));
  }

  readonly state = (): TerminalState => this.#state;

  readonly subscribe = (watcher: () => void) => {
    this.#watchers.add(watcher);
    return () => {
      this.#watchers.delete(watcher);
    };
  };

  readonly actions = {
    start: async (size: TerminalSize) => {
      this.sizes.push(size);
      await this.startPromise;
      if (this.outcome) this.setState({ kind: 'running', waits: false });
      return this.outcome;
    },
    listen: (listener: (bytes: Uint8Array) => void) => {
      this.#listeners.add(listener);
      return () => {
        this.#listeners.delete(listener);
      };
    },
    type: (text: string) => {
      this.typedTexts.push(text);
    },
    resize: (size: TerminalSize) => {
      this.sizes.push(size);
      return Promise.resolve();
    },
    control: () => Promise.resolve({ status: 0, output: '' }),
    reset: () => {
      this.calls.push('reset');
      return Promise.resolve();
    },
    undo: () => {
      this.calls.push('undo');
      return this.undoPromise;
    },
    readFile: (path: string) => {
      const bytes = this.files.get(path);
      return bytes
        ? Promise.resolve(bytes)
        : Promise.reject(new Error('No such file.'));
    },
    writeFile: (path: string, bytes: Uint8Array) => {
      this.files.set(path, bytes);
      return Promise.resolve();
    },
    cancel: () => {
      this.calls.push('cancel');
      this.setState({ kind: 'idle' });
    },
    stop: (reason: LinuxEndReason) => {
      this.calls.push('stop');
      this.setState({ kind: 'ended', reason });
    },
  };
}

/** Replaces `useTerminal` in tests. */
export function useFakeTerminal(terminal: FakeTerminal): TerminalSession {
  const state = useSyncExternalStore(
    terminal.subscribe,
    terminal.state,
    terminal.state,
  );
  return { state, ...terminal.actions };
}
