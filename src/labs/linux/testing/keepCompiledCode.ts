import { jitOptions } from '../engine/compilation';

const pageBytes = 4096;
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
  unpack_memory: (
    isPacked: { readonly get: (page: number) => unknown },
    packed: Uint8Array<ArrayBuffer>,
  ) => void;
}

const zeros = Buffer.alloc(pageBytes);

/**
 * For a machine that is put back hundreds of times: v86 compiles all that
 * repeats itself, and forgets at each restore only what it compiled of the
 * pages that change, instead of everything. In the page, which is put back now
 * and then, compiling costs more than it gives (`compilation.ts`).
 */
export function keepCompiledCode(processor: object): void {
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
  cpu.unpack_memory = (isPacked, packed) => {
    const memory = Buffer.from(
      cpu.wasm_memory.buffer,
      cpu.mem8.byteOffset,
      cpu.mem8.length,
    );
    const kept = Buffer.from(
      packed.buffer,
      packed.byteOffset,
      packed.byteLength,
    );
    let next = 0;
    for (let from = 0; from < memory.length; from += pageBytes) {
      const isZero = !isPacked.get(from / pageBytes);
      const source = isZero ? zeros : kept;
      const at = isZero ? 0 : next;
      if (!isZero) next += pageBytes;
      const [end, to] = [at + pageBytes, from + pageBytes];
      if (memory.compare(source, at, end, from, to) === 0) continue;
      source.copy(memory, from, at, end);
      cpu.jit_dirty_cache(from, to);
    }
  };
}
