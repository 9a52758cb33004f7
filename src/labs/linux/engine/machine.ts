import { ControlChannel } from './control';
import type { MachineAssets } from './emulator';
import { ImageFiles } from './files';
import { Hardware } from './hardware';
import { LearnerTerminal } from './learnerTerminal';
import { releaseBuffer } from './release';
import { createNarrowFiles } from './narrowFiles';
import { NEW_SESSION, createSetUpScript } from './scripts';
import { SetUpError } from './types';
import type {
  Machine,
  MachineNotice,
  SavedMachine,
  TerminalSize,
} from './types';

/** Timeout of a set-up script, which may install packages on a slow phone. */
const SET_UP_TIMEOUT_MS = 60_000;

/**
 * State left by a set-up script, kept because running the script takes seconds.
 */
interface PreparedMachine {
  readonly setUp: string;
  readonly saved: SavedMachine;
}

class LinuxMachine implements Machine {
  readonly #hardware: Hardware;
  readonly #files: ImageFiles;
  readonly #terminal: LearnerTerminal;
  readonly #channel: ControlChannel;
  readonly #now: () => number;
  #size: TerminalSize;
  #isSuspended = false;
  #isUntouched = true;
  #prepared: PreparedMachine | undefined;

  readonly listen: Machine['listen'];
  readonly onNotice: Machine['onNotice'];
  readonly type: Machine['type'];
  readonly control: Machine['control'];

  constructor(
    hardware: Hardware,
    files: ImageFiles,
    notice: Machine['onNotice'],
    size: TerminalSize,
    now: () => number,
  ) {
    const [terminalLine, controlLine] = hardware.lines;
    this.#hardware = hardware;
    this.#files = files;
    this.#size = size;
    this.#now = now;
    this.#terminal = new LearnerTerminal(terminalLine);
    this.#channel = new ControlChannel(
      controlLine,
      () => this.#isSuspended || files.isBusy(),
    );
    this.listen = this.#terminal.listen;
    this.onNotice = notice;
    this.type = this.#terminal.type;
    this.control = this.#channel.run;
  }

  readonly resize = async (size: TerminalSize): Promise<void> => {
    this.#size = size;
    if (!this.#isSuspended && !this.#isUntouched) await this.#applySettings();
  };

  readonly reset = (setUp?: string): Promise<void> =>
    this.#terminal.runMuted(() => this.#resetMachine(setUp));

  readonly save = (): Promise<SavedMachine | undefined> =>
    this.#hardware.save();

  readonly restore = async ({ state }: SavedMachine): Promise<void> => {
    this.#isUntouched = false;
    await this.#replaceState(state);
    releaseBuffer(state);
    await this.#applySettings();
  };

  readonly suspend = async (): Promise<void> => {
    this.#isSuspended = true;
    await this.#hardware.stop();
  };

  readonly resume = async (): Promise<void> => {
    if (!this.#isSuspended) return;
    this.#isSuspended = false;
    await this.#hardware.run();
    await this.#applySettings();
  };

  readonly end = (): void => {
    this.#files.end();
    this.#channel.interrupt();
    this.#hardware.end();
  };

  #applySettings(): Promise<void> {
    return this.#channel.applySettings(this.#now(), this.#size);
  }

  async #replaceState(state: Uint8Array): Promise<void> {
    await this.#hardware.replaceState(state, () => {
      this.#channel.interrupt();
    });
    this.#isSuspended = false;
    await this.#hardware.run();
  }

  async #resetMachine(setUp: string | undefined): Promise<void> {
    const knownMachine =
      setUp === this.#prepared?.setUp ? this.#prepared?.saved : undefined;
    if (this.#isUntouched) await this.#hardware.run();
    else
      await this.#replaceState(
        knownMachine?.state ?? this.#hardware.getInitialState(),
      );
    this.#isUntouched = false;
    await this.#applySettings();
    if (setUp === undefined || knownMachine)
      await this.#terminal.showFreshPrompt(this.#terminal.redraw);
    else await this.#runSetUp(setUp);
  }

  async #runSetUp(setUp: string): Promise<void> {
    await this.#terminal.showFreshPrompt(async () => {
      const result = await this.#channel.run(createSetUpScript(setUp), {
        timeoutMs: SET_UP_TIMEOUT_MS,
      });
      if (result.status !== 0) throw new SetUpError(result);
      if (!result.output.endsWith(NEW_SESSION)) this.#terminal.redraw();
    });
    if (this.#prepared) releaseBuffer(this.#prepared.saved.state);
    const savedMachine = this.#terminal.isMuted()
      ? undefined
      : await this.save();
    this.#prepared = savedMachine && { setUp, saved: savedMachine };
  }
}

/** Creates a machine from its snapshot; `reset` must be called first. */
export async function createMachine(
  assets: MachineAssets,
  initialSize: TerminalSize = { cols: 80, rows: 24 },
): Promise<Machine> {
  const noticeListeners = new Set<(notice: MachineNotice) => void>();
  const emitNotice = (notice: MachineNotice) => {
    for (const listener of [...noticeListeners]) listener(notice);
  };
  const files = new ImageFiles(assets.fetchFile, emitNotice, assets.together);
  const hardware = await Hardware.open(
    assets,
    files,
    createNarrowFiles(initialSize),
  );
  const subscribeToNotices: Machine['onNotice'] = (listener) => {
    noticeListeners.add(listener);
    return () => {
      noticeListeners.delete(listener);
    };
  };
  const { now = Date.now } = assets;
  return new LinuxMachine(
    hardware,
    files,
    subscribeToNotices,
    initialSize,
    now,
  );
}
