import { useState } from 'react';
import { announce } from '../../../../components/Announcer/announce';
import type { LinuxEndReason } from '../../client/types';
import type { TerminalSession } from '../useTerminal';
import { remembered, rewrite } from './memory';
import type { MachineScreen } from './useMachineScreen';
import type { TypedCommands } from './useTypedCommands';

interface Reset {
  readonly reset: () => void;
  /** Present while there is a way back. */
  readonly undo: (() => void) | undefined;
  /** The machine ends, and with it the way back. */
  readonly stop: (reason: LinuxEndReason) => void;
}

/** Puts the machine back to its beginning, and the reader back before that. */
export function useReset(
  id: string,
  terminal: TerminalSession,
  { screen, show, greet }: MachineScreen,
  commands: TypedCommands,
): Reset {
  const [beforeReset, setBeforeReset] = useState<readonly Uint8Array[]>();
  /** Puts the machine into another state. */
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
