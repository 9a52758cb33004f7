const pageBytes = 4096;
const pageWords = pageBytes / Int32Array.BYTES_PER_ELEMENT;
const interpretOnly = 0;

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
    packed: Uint8Array,
  ) => void;
}

function wordsOf({ buffer, byteOffset, length }: Uint8Array): Int32Array {
  const isAligned = byteOffset % Int32Array.BYTES_PER_ELEMENT === 0;
  return isAligned
    ? new Int32Array(buffer, byteOffset, length / 4)
    : new Int32Array(buffer.slice(byteOffset, byteOffset + length));
}

const zeros = new Int32Array(pageWords);

/**
 * For a machine that is put back hundreds of times: v86 compiles all that
 * repeats itself, and forgets at each restore only what it compiled of the
 * pages that change, instead of everything. In the page, which is put back now
 * and then, compiling costs more than it gives (`compilation.ts`).
 */
export function keepCompiledCode(processor: object): void {
  const cpu = processor as Cpu;
  const configure = cpu.set_jit_config.bind(cpu);
  cpu.set_jit_config = (option, value) => {
    configure(option, option === interpretOnly ? 0 : value);
  };
  cpu.jit_clear_cache = () => undefined;
  cpu.unpack_memory = (isPacked, packed) => {
    const { byteOffset, length } = cpu.mem8;
    const memory = new Int32Array(
      cpu.wasm_memory.buffer,
      byteOffset,
      length / 4,
    );
    const kept = wordsOf(packed);
    let next = 0;
    for (let from = 0; from < memory.length; from += pageWords) {
      const isZero = !isPacked.get(from / pageWords);
      const words = isZero ? zeros : kept;
      const at = isZero ? 0 : next;
      if (!isZero) next += pageWords;
      let same = 0;
      while (same < pageWords && memory[from + same] === words[at + same])
        same += 1;
      if (same === pageWords) continue;
      memory.set(words.subarray(at, at + pageWords), from);
      cpu.jit_dirty_cache(from * 4, (from + pageWords) * 4);
    }
  };
}
