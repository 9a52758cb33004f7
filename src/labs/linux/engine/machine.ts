import { ControlChannel } from './control';
import type { MachineAssets } from './emulator';
import { ImageFiles } from './files';
import { Hardware } from './hardware';
import { LearnerTerminal } from './learnerTerminal';
import { release } from './release';
import { newSession, setUpScript } from './scripts';
import { SetUpError } from './types';
import type {
  Machine,
  MachineNotice,
  SavedMachine,
  TerminalSize,
} from './types';

/** Timeout of a set-up script, which may install packages on a slow phone. */
const setUpLimitMs = 60_000;

/**
 * State left by a set-up script, kept because running the script takes seconds.
 */
interface Prepared {
  readonly setUp: string;
  readonly saved: SavedMachine;
}

class LinuxMachine implements Machine {
  readonly #hardware: Hardware;
  readonly #files: ImageFiles;
  readonly #terminal: LearnerTerminal;
  readonly #channel: ControlChannel;
  #size: TerminalSize;
  #isSuspended = false;
  #isUntouched = true;
  #prepared: Prepared | undefined;

  readonly listen: Machine['listen'];
  readonly notice: Machine['notice'];
  readonly type: Machine['type'];
  readonly control: Machine['control'];

  constructor(
    hardware: Hardware,
    files: ImageFiles,
    notice: Machine['notice'],
    size: TerminalSize,
  ) {
    const [terminalLine, controlLine] = hardware.lines;
    this.#hardware = hardware;
    this.#files = files;
    this.#size = size;
    this.#terminal = new LearnerTerminal(terminalLine);
    this.#channel = new ControlChannel(
      controlLine,
      () => this.#isSuspended || files.isBusy(),
    );
    this.listen = this.#terminal.listen;
    this.notice = notice;
    this.type = this.#terminal.type;
    this.control = this.#channel.run;
  }

  readonly resize = async (size: TerminalSize): Promise<void> => {
    this.#size = size;
    if (!this.#isSuspended && !this.#isUntouched) await this.#settle();
  };

  readonly reset = (setUp?: string): Promise<void> =>
    this.#terminal.mute(() => this.#startOver(setUp));

  readonly save = (): Promise<SavedMachine | undefined> =>
    this.#hardware.save();

  readonly restore = async ({ state }: SavedMachine): Promise<void> => {
    this.#isUntouched = false;
    await this.#exchange(state);
    release(state);
    await this.#settle();
  };

  readonly suspend = async (): Promise<void> => {
    this.#isSuspended = true;
    await this.#hardware.stop();
  };

  readonly resume = async (): Promise<void> => {
    if (!this.#isSuspended) return;
    this.#isSuspended = false;
    await this.#hardware.run();
    await this.#settle();
  };

  readonly end = (): void => {
    this.#files.end();
    this.#channel.interrupt();
    this.#hardware.end();
  };

  #settle(): Promise<void> {
    return this.#channel.settle(Date.now(), this.#size);
  }

  async #exchange(state: Uint8Array): Promise<void> {
    await this.#hardware.exchange(state, () => {
      this.#channel.interrupt();
    });
    this.#isSuspended = false;
    await this.#hardware.run();
  }

  async #startOver(setUp: string | undefined): Promise<void> {
    const known =
      setUp === this.#prepared?.setUp ? this.#prepared?.saved : undefined;
    if (this.#isUntouched) await this.#hardware.run();
    else await this.#exchange(known?.state ?? this.#hardware.initial());
    this.#isUntouched = false;
    await this.#settle();
    if (setUp === undefined || known)
      await this.#terminal.freshPrompt(this.#terminal.redraw);
    else await this.#prepare(setUp);
  }

  async #prepare(setUp: string): Promise<void> {
    await this.#terminal.freshPrompt(async () => {
      const result = await this.#channel.run(setUpScript(setUp), {
        timeoutMs: setUpLimitMs,
      });
      if (result.status !== 0) throw new SetUpError(result);
      if (!result.output.endsWith(newSession)) this.#terminal.redraw();
    });
    if (this.#prepared) release(this.#prepared.saved.state);
    const saved = this.#terminal.isMuted() ? undefined : await this.save();
    this.#prepared = saved && { setUp, saved };
  }
}

/** Creates a machine from its snapshot; `reset` must be called first. */
export async function createMachine(
  assets: MachineAssets,
  initialSize: TerminalSize = { cols: 80, rows: 24 },
): Promise<Machine> {
  const noticed = new Set<(notice: MachineNotice) => void>();
  const tell = (notice: MachineNotice) => {
    for (const listener of [...noticed]) listener(notice);
  };
  const files = new ImageFiles(assets.fetchFile, tell, assets.together);
  const hardware = await Hardware.open(assets, files);
  const notice: Machine['notice'] = (listener) => {
    noticed.add(listener);
    return () => {
      noticed.delete(listener);
    };
  };
  return new LinuxMachine(hardware, files, notice, initialSize);
}
