import { JIT_OPTIONS } from '../engine/compilation';
import { PAGE_BYTES, type PutPage } from '../engine/guestMemory';

/**
 * Maximum of pages per unit of compiled code. More than in the page, since code
 * that runs in hundreds of tests may take longer to compile.
 */
const MAX_COMPILED_PAGES = 3;

/** Methods and fields of v86's processor used here. */
interface Cpu {
  /** Memory of the guest, a range of `wasm_memory`. */
  readonly mem8: Pick<Uint8Array, 'byteOffset' | 'length'>;
  readonly wasm_memory: { readonly buffer: ArrayBuffer };
  readonly jit_dirty_cache: (start: number, end: number) => void;
  jit_clear_cache: () => void;
  set_jit_config: (option: number, value: number) => void;
}

const zeros = new Uint8Array(PAGE_BYTES);

/**
 * Patches v86 for a machine that is restored hundreds of times: it compiles all
 * repeated code, and a restore invalidates only the code of the changed pages
 * instead of all of it. On the site, where restores are rare, compiling costs
 * more than it saves (`compilation.ts`).
 */
export function keepCompiledCode(processor: object): PutPage {
  const cpu = processor as Cpu;
  const configure = cpu.set_jit_config.bind(cpu);
  const overrides = new Map<number, number>([
    [JIT_OPTIONS.interpretOnly, 0],
    [JIT_OPTIONS.maxPages, MAX_COMPILED_PAGES],
  ]);
  cpu.set_jit_config = (option, value) => {
    configure(option, overrides.get(option) ?? value);
  };
  cpu.jit_clear_cache = () => undefined;
  return (address, contents = zeros) => {
    const page = Buffer.from(
      cpu.wasm_memory.buffer,
      cpu.mem8.byteOffset + address,
      PAGE_BYTES,
    );
    if (page.equals(contents)) return;
    page.set(contents);
    cpu.jit_dirty_cache(address, address + PAGE_BYTES);
  };
}
