import { ControlChannel } from './control';
import { openEmulator } from './emulator';
import type { MachineAssets } from './emulator';
import { ImageFiles } from './files';
import { release } from './release';
import { followRequests } from './requests';
import { PacedLine } from './serial';
import { endScreen, newSession, setUpScript } from './scripts';
import { SetUpError } from './types';
import type {
  Machine,
  MachineNotice,
  SavedMachine,
  TerminalSize,
} from './types';

/** A set-up script may install packages, and a phone may be slow. */
const setUpLimitMs = 60_000;
/** Without a prompt by then, also on a slow phone, something is wrong with the learner's shell. */
const promptLimitMs = 15_000;
/** A file that is on its way has this time to come before the machine is saved. */
const settleLimitMs = 2000;
const settleLookMs = 5;

const clearScreen = new TextEncoder().encode('\x1bc');
/** What bash writes first: before each prompt, as the image sets it up, or for a clean screen. */
// eslint-disable-next-line no-control-regex -- they are what is looked for
const freshStart = /\x1b\]133;A|\x1b\[H/;

/** Starts a machine from its snapshot; before anything else, it wants a `reset`. */
export async function createMachine(
  assets: MachineAssets,
  initialSize: TerminalSize = { cols: 80, rows: 24 },
): Promise<Machine> {
  const noticed = new Set<(notice: MachineNotice) => void>();
  const files = new ImageFiles(assets.fetchFile, (notice) => {
    for (const listener of [...noticed]) listener(notice);
  });
  const {
    control: emulator,
    uarts,
    queue,
    restore,
    save: saveState,
    end,
  } = await openEmulator(assets, files);
  const requests = followRequests(queue);
  const lines = uarts.map((uart, index) => {
    const line = new PacedLine({
      give: (bytes) => {
        emulator.serial_send_bytes(index, bytes);
      },
      unread: () => uart.input.length,
    });
    emulator.add_listener(
      index === 0 ? 'serial0-output-byte' : 'serial1-output-byte',
      line.receive,
    );
    return line;
  }) as [PacedLine, PacedLine];
  const [terminal, controlLine] = lines;
  let isSuspended = false;
  const channel = new ControlChannel(
    controlLine,
    () => isSuspended || files.isBusy(),
  );

  let size = initialSize;
  let isUntouched = true;
  let isMuted = false;
  let held: Uint8Array[] | undefined;
  /** As the latest set-up script left it: that takes seconds, and need not run again. */
  let prepared:
    { readonly setUp: string; readonly saved: SavedMachine } | undefined;
  const listeners = new Set<(bytes: Uint8Array) => void>();
  const write = (bytes: Uint8Array) => {
    for (const listener of [...listeners]) listener(bytes);
  };
  terminal.listen((bytes) => {
    if (!isMuted) write(bytes);
  });

  const setClock = () => channel.settle(Date.now(), size);

  /** Another machine in the place of this one, at a standstill. */
  const exchange = async (state: ArrayBuffer) => {
    channel.interrupt();
    for (const line of lines) line.clear();
    await emulator.stop();
    requests.forget();
    await restore(state);
    // What was asked meanwhile, that machine took with it.
    channel.interrupt();
    for (const line of lines) line.clear();
    for (const uart of uarts) uart.input.length = 0;
    isSuspended = false;
    await emulator.run();
  };

  /** Shows the prompt that `begin` brings, on a clean screen. */
  const freshPrompt = async (begin: () => Promise<void> | void) => {
    let before = '';
    let tell: () => void = () => undefined;
    const prompt = new Promise<void>((resolve) => {
      tell = resolve;
    });
    const timer = setTimeout(() => {
      tell();
    }, promptLimitMs);
    const stop = terminal.listen((bytes) => {
      if (!isMuted) return;
      // One letter for each byte, so that it can be turned back.
      before += Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
      const from = before.search(freshStart);
      if (from < 0) return;
      isMuted = false;
      write(clearScreen);
      write(
        Uint8Array.from(before.slice(from), (letter) => letter.charCodeAt(0)),
      );
      tell();
    });
    try {
      await begin();
      await prompt;
      if (isMuted) write(clearScreen);
    } finally {
      clearTimeout(timer);
      stop();
    }
  };

  const save = async (): Promise<SavedMachine | undefined> => {
    const wasRunning = emulator.is_running();
    const waitUntil = Date.now() + settleLimitMs;
    for (;;) {
      await emulator.stop();
      const isSettled =
        requests.count() === 0 && lines.every((line) => line.unread() === 0);
      if (isSettled || Date.now() > waitUntil) break;
      await emulator.run();
      await new Promise((resolve) => setTimeout(resolve, settleLookMs));
    }
    try {
      return requests.count() > 0 ? undefined : { state: await saveState() };
    } finally {
      if (wasRunning) await emulator.run();
    }
  };

  const startOver = async (setUp: string | undefined) => {
    const known = setUp === prepared?.setUp ? prepared?.saved : undefined;
    if (!isUntouched)
      await exchange((known?.state ?? assets.snapshot).buffer as ArrayBuffer);
    else await emulator.run();
    isUntouched = false;
    await setClock();
    if (setUp === undefined || known) {
      await freshPrompt(() => {
        terminal.send(endScreen);
      });
      return;
    }
    await freshPrompt(async () => {
      const result = await channel.run(setUpScript(setUp), {
        timeoutMs: setUpLimitMs,
      });
      if (result.status !== 0) throw new SetUpError(result);
      if (!result.output.endsWith(newSession)) terminal.send(endScreen);
    });
    if (prepared) release(prepared.saved.state);
    const saved = isMuted ? undefined : await save();
    prepared = saved && { setUp, saved };
  };

  /** Keys wait meanwhile: the machine that they are for is not there yet. */
  const reset = async (setUp?: string) => {
    held = [];
    isMuted = true;
    try {
      await startOver(setUp);
    } finally {
      isMuted = false;
      const keys = held;
      held = undefined;
      for (const bytes of keys) terminal.send(bytes);
    }
  };

  return {
    listen: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    notice: (listener) => {
      noticed.add(listener);
      return () => {
        noticed.delete(listener);
      };
    },
    type: (text) => {
      const bytes = new TextEncoder().encode(text);
      if (held) held.push(bytes);
      else terminal.send(bytes);
    },
    resize: async (wanted) => {
      size = wanted;
      if (!isSuspended && !isUntouched) await setClock();
    },
    control: channel.run,
    reset,
    save,
    restore: async ({ state }) => {
      isUntouched = false;
      await exchange(state.buffer as ArrayBuffer);
      release(state);
      await setClock();
    },
    suspend: async () => {
      isSuspended = true;
      await emulator.stop();
    },
    resume: async () => {
      if (!isSuspended) return;
      isSuspended = false;
      await emulator.run();
      await setClock();
    },
    end: () => {
      files.end();
      channel.interrupt();
      for (const line of lines) line.clear();
      end();
    },
  };
}
