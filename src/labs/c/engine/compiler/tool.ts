import {
  ConsoleStdout,
  Directory,
  File,
  type Inode,
  OpenFile,
  PreopenDirectory,
  WASI,
} from '@bjorn3/browser_wasi_shim';
import * as abi from '../runner/wasiAbi';

/** Result of running a tool of the compiler. */
export interface ToolRun {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
  /** Returns a file of the working folder, if it is there. */
  readonly read: (name: string) => Uint8Array | undefined;
}

/**
 * Buffer for the output of a tool: a syntax tree comes in 200,000 writes of two
 * characters.
 */
class OutputBuffer {
  #bytes = new Uint8Array(65_536);
  #length = 0;

  /** Appends bytes of the tool's memory. */
  append(memory: Uint8Array, offset: number, length: number): void {
    const end = this.#length + length;
    if (end > this.#bytes.length) {
      const room = new Uint8Array(end * 2);
      room.set(this.#bytes);
      this.#bytes = room;
    }
    // Creating a view would cost more than copying so few bytes.
    for (let index = 0; index < length; index += 1)
      this.#bytes[this.#length + index] = memory[offset + index] ?? 0;
    this.#length = end;
  }

  decode(): string {
    return new TextDecoder().decode(this.#bytes.subarray(0, this.#length));
  }
}

/**
 * Doubles the buffer of a file when it is full: the shim would copy the whole
 * file for each write.
 */
function reserveCapacity(file: File, length: number): void {
  if (length <= file.data.length) return;
  const { buffer } = file.data;
  if (length > buffer.byteLength) {
    const room = new Uint8Array(length * 2);
    room.set(file.data);
    file.data = room;
  }
  file.data = new Uint8Array(file.data.buffer, 0, length);
}

type Write = (
  fd: number,
  buffers: number,
  count: number,
  offset: number,
) => number;

/**
 * Returns the shim's calls, with an `fd_write` that is fast for many small
 * writes.
 */
function createSystemCalls(
  wasi: WASI,
  collectors: ReadonlyMap<number, OutputBuffer>,
): WebAssembly.ModuleImports {
  const calls = wasi.wasiImport as Record<string, Write>;
  let view = new DataView(new ArrayBuffer(0));
  let bytes = new Uint8Array();
  const write: Write = (fd, buffers, count, offset) => {
    const collector = collectors.get(fd);
    if (collector) {
      const { buffer } = wasi.inst.exports.memory;
      if (view.buffer !== buffer) {
        view = new DataView(buffer);
        bytes = new Uint8Array(buffer);
      }
      let writtenBytes = 0;
      for (let index = 0; index < count; index += 1) {
        const vectorAddress = buffers + index * 8;
        const length = view.getUint32(vectorAddress + 4, true);
        collector.append(bytes, view.getUint32(vectorAddress, true), length);
        writtenBytes += length;
      }
      view.setUint32(offset, writtenBytes, true);
      return abi.ERRNO_SUCCESS;
    }
    const open = wasi.fds[fd];
    if (open instanceof OpenFile && !open.file.readonly) {
      const view = new DataView(wasi.inst.exports.memory.buffer);
      const length = abi.sumLengths(abi.readRanges(view, buffers, count));
      reserveCapacity(open.file, Number(open.file_pos) + length);
    }
    return calls['fd_write']?.(fd, buffers, count, offset) ?? abi.ERRNO_NOSYS;
  };
  return { ...calls, fd_write: write };
}

/**
 * Runs clang or the linker, which are one module, to its end. The working
 * folder is `/`; the sysroot is `/usr` in it.
 *
 * @param observe Called with the instance after the run.
 * @throws {WebAssembly.RuntimeError} when the tool crashes.
 */
export function runTool(
  module: WebAssembly.Module,
  args: readonly string[],
  sysroot: Map<string, Inode>,
  files: ReadonlyMap<string, Uint8Array>,
  observe?: (instance: WebAssembly.Instance) => void,
): ToolRun {
  const root = new Map<string, Inode>([
    ['usr', new Directory(sysroot)],
    ...[...files].map(([name, bytes]): [string, Inode] => [
      name,
      new File(bytes, { readonly: true }),
    ]),
  ]);
  const stdout = new OutputBuffer();
  const stderr = new OutputBuffer();
  const wasi = new WASI(
    [...args],
    [],
    [
      new OpenFile(new File([])),
      new ConsoleStdout(() => undefined),
      new ConsoleStdout(() => undefined),
      new PreopenDirectory('/', root),
    ],
    { debug: false },
  );
  const instance = new WebAssembly.Instance(module, {
    wasi_snapshot_preview1: createSystemCalls(
      wasi,
      new Map([
        [1, stdout],
        [2, stderr],
      ]),
    ),
  });
  const status = wasi.start(instance as Parameters<typeof wasi.start>[0]);
  observe?.(instance);
  return {
    status,
    stdout: stdout.decode(),
    stderr: stderr.decode(),
    read: (name) => {
      const file = root.get(name);
      return file instanceof File ? file.data.slice() : undefined;
    },
  };
}
