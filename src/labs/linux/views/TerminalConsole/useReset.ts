import { useState } from 'react';
import { announce } from '../../../../components/Announcer/announce';
import type { LinuxEndReason } from '../../client/types';
import type { TerminalSession } from '../useTerminal';
import { getRecordedOutput, replaceOutput } from './memory';
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
  { screen, replaceContent, prepareFreshScreen }: MachineScreen,
  commands: TypedCommands,
): Reset {
  const [beforeReset, setBeforeReset] = useState<readonly Uint8Array[]>();
  /** Changes the state of the machine and announces the result. */
  const changeMachine = async (change: () => Promise<string>) => {
    commands.onMachineReplaced();
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
      void changeMachine(async () => {
        const before = getRecordedOutput(id);
        replaceOutput(id);
        replaceContent([]);
        commands.clearLog();
        await terminal.reset();
        prepareFreshScreen();
        setBeforeReset(before);
        commands.clearHistory();
        return 'Como al principio. Puedes deshacerlo.';
      });
    },
    undo:
      beforeReset &&
      (() => {
        void changeMachine(async () => {
          const isUndone = await terminal.undo();
          setBeforeReset(undefined);
          if (!isUndone) return 'Ya no se puede deshacer.';
          replaceOutput(id, beforeReset);
          replaceContent(beforeReset);
          return 'Como antes de reiniciar.';
        });
      }),
    stop: (reason) => {
      setBeforeReset(undefined);
      terminal.stop(reason);
    },
  };
}
