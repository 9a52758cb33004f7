import { jitOptions } from '../engine/compilation';
import { pageBytes, type PutPage } from '../engine/guestMemory';

/** What is compiled once and runs hundreds of times may take longer to compile. */
const pagesOfAPiece = 3;

/** What is used of v86's processor. */
interface Cpu {
  /** The guest's memory, a piece of `wasm_memory`. */
  readonly mem8: Pick<Uint8Array, 'byteOffset' | 'length'>;
  readonly wasm_memory: { readonly buffer: ArrayBuffer };
  readonly jit_dirty_cache: (start: number, end: number) => void;
  jit_clear_cache: () => void;
  set_jit_config: (option: number, value: number) => void;
}

const zeros = new Uint8Array(pageBytes);

/**
 * For a machine that is put back hundreds of times: v86 compiles all that
 * repeats itself, and forgets at each restore only what it compiled of the
 * pages that change, instead of everything. In the page, which is put back now
 * and then, compiling costs more than it gives (`compilation.ts`).
 */
export function keepCompiledCode(processor: object): PutPage {
  const cpu = processor as Cpu;
  const configure = cpu.set_jit_config.bind(cpu);
  const instead = new Map<number, number>([
    [jitOptions.interpretOnly, 0],
    [jitOptions.maxPages, pagesOfAPiece],
  ]);
  cpu.set_jit_config = (option, value) => {
    configure(option, instead.get(option) ?? value);
  };
  cpu.jit_clear_cache = () => undefined;
  return (address, contents = zeros) => {
    const page = Buffer.from(
      cpu.wasm_memory.buffer,
      cpu.mem8.byteOffset + address,
      pageBytes,
    );
    if (page.equals(contents)) return;
    page.set(contents);
    cpu.jit_dirty_cache(address, address + pageBytes);
  };
}
