import { V86 } from 'v86';
import { compileLongRuns, JIT_OPTIONS } from './compilation';
import { patchDifferentialStates, createSparseWriter } from './guestMemory';
import type { GuestMemory, PutPage } from './guestMemory';

const mebibyte = 2 ** 20;

/**
 * Maximum of guest pages in a unit that v86 compiles; its default is three.
 * Units of three pages take twice as long to compile and are soon discarded.
 */
const MAX_COMPILED_PAGES = 1;

/**
 * Files and settings of a machine. A snapshot works only with the `wasm` and
 * the `memoryMb` of its build.
 */
export interface MachineAssets {
  readonly wasm: WebAssembly.Module;
  readonly memoryMb: number;
  /**
   * Uncompressed state of a booted machine, with the learner's shell at its
   * prompt. The machine never boots, so it needs no BIOS.
   */
  readonly snapshot: Uint8Array<ArrayBuffer>;
  readonly fetchFile: FetchFile;
  /** Returns the time of its clock, in ms; that of the computer by default. */
  readonly now?: () => number;
  /** Files to prefetch, where fetching each one is slow. */
  readonly together?: PrefetchLists;
  /**
   * Lets a test patch v86's processor before it runs; returns the function that
   * writes pages back.
   */
  readonly adapt?: (cpu: object) => PutPage;
}

/** File that is added to those of the image before the machine runs. */
export interface AddedFile {
  /** Absolute path; its directory exists. */
  readonly path: string;
  readonly text: string;
}

/**
 * Fetches one file of the image, whole and uncompressed.
 *
 * @param again True on a retry, when the cached copy may be damaged.
 */
export type FetchFile = (
  name: string,
  size: number,
  again: boolean,
) => Promise<Uint8Array>;

/**
 * Maps the file name of a program to the files that the program reads next,
 * with their uncompressed sizes.
 */
export type PrefetchLists = ReadonlyMap<
  string,
  readonly (readonly [name: string, size: number])[]
>;

/** Interface through which v86 reads the contents of the guest's files. */
export interface FileStorage {
  read: (
    name: string,
    offset: number,
    count: number,
    size: number,
  ) => Promise<Uint8Array>;
  cache: (name: string, contents: Uint8Array) => Promise<void>;
  uncache: (name: string) => void;
}

/** Request of the guest's kernel: bytes to read, and a buffer for the reply. */
export interface RequestChain {
  read_buffer_idx: number;
  read_buffer_offset: number;
  get_next_blob: (bytes: Uint8Array) => number;
  set_next_blob: (bytes: Uint8Array) => number;
}

export interface RequestQueue {
  pop_request: () => RequestChain;
  push_reply: (chain: RequestChain) => void;
  /** Notifies the guest of the replies pushed since the last call. */
  flush_replies: () => void;
}

interface Uart {
  /** Bytes that the guest did not read yet; snapshots do not include them. */
  input: number[];
}

/**
 * Internals of v86 used here besides its declared methods. `openEmulator`
 * checks that they exist.
 */
interface V86Internals {
  readonly fs9p: { storage: FileStorage };
  readonly v86: {
    readonly cpu: GuestMemory & {
      readonly set_jit_config: (option: number, value: number) => void;
      /** Cycle count written by `store_current_tsc`, low word first. */
      readonly current_tsc: Uint32Array;
      readonly store_current_tsc: () => void;
      readonly set_tsc: (low: number, high: number) => void;
      readonly devices: {
        readonly uart0: Uart;
        readonly uart1: Uart;
        readonly virtio_9p: { readonly virtqueue: RequestQueue };
      };
    };
  };
}

/** v86 with a loaded machine that does not run yet. */
export interface Emulator {
  readonly instance: V86;
  readonly uarts: readonly [Uart, Uart];
  readonly queue: RequestQueue;
  /** State of the machine before it runs. */
  readonly initial: Uint8Array;
  /** Loads another state of this machine, which must be stopped. */
  readonly restore: (state: ArrayBuffer) => Promise<void>;
  readonly save: () => Promise<Uint8Array>;
  readonly end: () => void;
}

/**
 * Creates the machine and loads the snapshot into it.
 *
 * @param addedFiles Files that every reset brings back.
 * @throws {Error} when v86 lacks the internals used here.
 */
export async function openEmulator(
  assets: MachineAssets,
  storage: FileStorage,
  addedFiles: readonly AddedFile[],
): Promise<Emulator> {
  const control = new V86({
    wasm_fn: async (imports) =>
      (await WebAssembly.instantiate(assets.wasm, imports)).exports,
    memory_size: assets.memoryMb * mebibyte,
    vga_memory_size: 2 * mebibyte,
    uart1: true,
    disable_keyboard: true,
    disable_mouse: true,
    disable_speaker: true,
    filesystem: {},
    autostart: false,
  });
  await new Promise<void>((resolve) => {
    control.add_listener('emulator-loaded', resolve);
  });
  const { fs9p, v86 } = control as unknown as V86Internals;
  const { cpu } = v86;
  const { uart0, uart1, virtio_9p } = cpu.devices;
  patchDifferentialStates(cpu, assets.adapt?.(cpu) ?? createSparseWriter(cpu));
  cpu.set_jit_config(JIT_OPTIONS.maxPages, MAX_COMPILED_PAGES);
  fs9p.storage = storage;
  await control.restore_state(assets.snapshot.buffer);
  if (!Array.isArray(uart0.input) || !Array.isArray(uart1.input))
    throw new Error('The serial ports of this v86 are other ones.');
  for (const { path, text } of addedFiles)
    await control.create_file(path, new TextEncoder().encode(text));
  const stopJitPolicy = compileLongRuns({
    countExecuted: () => control.get_instruction_counter(),
    setCompiling: (isCompiling) => {
      cpu.set_jit_config(JIT_OPTIONS.interpretOnly, isCompiling ? 0 : 1);
    },
  });
  const save = async () => new Uint8Array(await control.save_state());
  const restore = async (state: ArrayBuffer) => {
    // v86 restores the cycle count as if none had been set before: each second
    // restore would set it back by minutes, and until then no program would be
    // preempted. Setting the count to its current value first clears the
    // previous offset.
    cpu.store_current_tsc();
    const [low = 0, high = 0] = cpu.current_tsc;
    cpu.set_tsc(low, high);
    await control.restore_state(state);
  };
  return {
    instance: control,
    uarts: [uart0, uart1],
    queue: virtio_9p.virtqueue,
    initial: await save(),
    restore,
    save,
    end: () => {
      stopJitPolicy();
      void control.destroy();
    },
  };
}
