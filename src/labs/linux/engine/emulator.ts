import { V86 } from 'v86';
import { compileWhatLasts, jitOptions } from './compilation';
import { keepDifferences, putSparsely } from './guestMemory';
import type { GuestMemory, PutPage } from './guestMemory';

const mebibyte = 2 ** 20;

/**
 * Of the guest, instead of three: pieces of code of those take twice as long,
 * and are soon thrown away.
 */
const pagesOfAPiece = 1;

/** What a machine is made of; the snapshot fits these and no others. */
export interface MachineAssets {
  readonly wasm: WebAssembly.Module;
  readonly memoryMb: number;
  /** The machine with the learner's shell waiting, unpacked; it never boots, and needs no BIOS. */
  readonly snapshot: Uint8Array<ArrayBuffer>;
  readonly fetchFile: FetchFile;
  /** Brought at once, where it takes a while for each. */
  readonly together?: FilesTogether;
  /** What a test changes in v86's processor before it runs, and how that puts pages back. */
  readonly adapt?: (cpu: object) => PutPage;
}

/**
 * Brings one file of the image, whole and unpacked.
 *
 * @param again It was tried before: what is kept of it may be of no use.
 */
export type FetchFile = (
  name: string,
  size: number,
  again: boolean,
) => Promise<Uint8Array>;

/** By the name of a program: what it asks for after it, with its size unpacked. */
export type FilesTogether = ReadonlyMap<
  string,
  readonly (readonly [name: string, size: number])[]
>;

/** Where v86 looks for what its files hold. */
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

/** A request of the guest's kernel: bytes to read, and room for the answer. */
export interface RequestChain {
  read_buffer_idx: number;
  read_buffer_offset: number;
  get_next_blob: (bytes: Uint8Array) => number;
  set_next_blob: (bytes: Uint8Array) => number;
}

export interface RequestQueue {
  pop_request: () => RequestChain;
  push_reply: (chain: RequestChain) => void;
  /** Tells the guest of the replies since the last time. */
  flush_replies: () => void;
}

interface Uart {
  /** What the guest did not read yet; no snapshot holds it. */
  input: number[];
}

/** What is used of v86 beyond its declared methods; `openEmulator` looks that it is there. */
interface Insides {
  readonly fs9p: { storage: FileStorage };
  readonly v86: {
    readonly cpu: GuestMemory & {
      readonly set_jit_config: (option: number, value: number) => void;
      /** Where `store_current_tsc` leaves the count of cycles, its low half first. */
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

/** v86 with a machine in it that does not run yet. */
export interface Emulator {
  readonly control: V86;
  readonly uarts: readonly [Uart, Uart];
  readonly queue: RequestQueue;
  /** A state of the machine as it is now, before it runs. */
  readonly initial: Uint8Array;
  /** Another state of this machine in the place of what it is, at a standstill. */
  readonly restore: (state: ArrayBuffer) => Promise<void>;
  readonly save: () => Promise<Uint8Array>;
  readonly end: () => void;
}

/**
 * Builds the machine and puts the snapshot in it.
 *
 * @throws when v86 is not the one that this was written for.
 */
export async function openEmulator(
  assets: MachineAssets,
  storage: FileStorage,
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
  const { fs9p, v86 } = control as unknown as Insides;
  const { cpu } = v86;
  const { uart0, uart1, virtio_9p } = cpu.devices;
  keepDifferences(cpu, assets.adapt?.(cpu) ?? putSparsely(cpu));
  cpu.set_jit_config(jitOptions.maxPages, pagesOfAPiece);
  fs9p.storage = storage;
  await control.restore_state(assets.snapshot.buffer);
  if (!Array.isArray(uart0.input) || !Array.isArray(uart1.input))
    throw new Error('The serial ports of this v86 are other ones.');
  const stopLooking = compileWhatLasts({
    executed: () => control.get_instruction_counter(),
    setCompiling: (isCompiling) => {
      cpu.set_jit_config(jitOptions.interpretOnly, isCompiling ? 0 : 1);
    },
  });
  const save = async () => new Uint8Array(await control.save_state());
  const restore = async (state: ArrayBuffer) => {
    // v86 sets the count of cycles as if none had been set before: each second
    // restore would put it minutes back, and until then no program has a turn
    // before another ends its own. Set to itself, nothing is left of the last one.
    cpu.store_current_tsc();
    const [low = 0, high = 0] = cpu.current_tsc;
    cpu.set_tsc(low, high);
    await control.restore_state(state);
  };
  return {
    control,
    uarts: [uart0, uart1],
    queue: virtio_9p.virtqueue,
    initial: await save(),
    restore,
    save,
    end: () => {
      stopLooking();
      void control.destroy();
    },
  };
}
