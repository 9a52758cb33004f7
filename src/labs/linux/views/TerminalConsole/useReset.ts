import { useState } from 'react';
import { announce } from '../../../../components/Announcer/announce';
import type { LinuxEndReason } from '../../client/types';
import type { TerminalSession } from '../useTerminal';
import { remembered, rewrite } from './memory';
import type { MachineScreen } from './useMachineScreen';
import type { TypedCommands } from './useTypedCommands';

interface Reset {
  readonly reset: () => void;
  /** Present while the last reset can be undone. */
  readonly undo: (() => void) | undefined;
  /** Ends the machine, after which the reset cannot be undone. */
  readonly stop: (reason: LinuxEndReason) => void;
}

/** Resets the machine, and undoes the last reset. */
export function useReset(
  id: string,
  terminal: TerminalSession,
  { screen, show, greet }: MachineScreen,
  commands: TypedCommands,
): Reset {
  const [beforeReset, setBeforeReset] = useState<readonly Uint8Array[]>();
  /** Changes the state of the machine and announces the result. */
  const become = async (change: () => Promise<string>) => {
    commands.onOtherMachine();
    commands.dropQueue();
    try {
      announce(await change());
    } catch {
      announce('No se pudo. Vuelve a intentarlo.');
    }
    screen?.focus();
  };
  return {
    reset: () => {
      void become(async () => {
        const before = remembered(id);
        rewrite(id);
        show([]);
        commands.clearLog();
        await terminal.reset();
        greet();
        setBeforeReset(before);
        commands.forget();
        return 'Como al principio. Puedes deshacerlo.';
      });
    },
    undo:
      beforeReset &&
      (() => {
        void become(async () => {
          setBeforeReset(undefined);
          await terminal.undo();
          rewrite(id, beforeReset);
          show(beforeReset);
          return 'Como antes de reiniciar.';
        });
      }),
    stop: (reason) => {
      setBeforeReset(undefined);
      terminal.stop(reason);
    },
  };
}
