import {
  ConsoleStdout,
  Directory,
  File,
  type Inode,
  OpenFile,
  PreopenDirectory,
  WASI,
} from '@bjorn3/browser_wasi_shim';

/** What a tool of the compiler left behind. */
export interface ToolRun {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
  /** A file of its working folder, if it is there. */
  readonly read: (name: string) => Uint8Array | undefined;
}

function collector() {
  const decoder = new TextDecoder();
  let text = '';
  return {
    descriptor: new ConsoleStdout((bytes) => {
      text += decoder.decode(bytes, { stream: true });
    }),
    text: () => text + decoder.decode(),
  };
}

/**
 * Runs clang or the linker, which are one module, to its end. Its working folder
 * is `/`; the sysroot is `/usr` in it. `observe` sees the instance afterwards.
 *
 * @throws {WebAssembly.RuntimeError} when it breaks.
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
  const stdout = collector();
  const stderr = collector();
  const wasi = new WASI(
    [...args],
    [],
    [
      new OpenFile(new File([])),
      stdout.descriptor,
      stderr.descriptor,
      new PreopenDirectory('/', root),
    ],
    { debug: false },
  );
  const instance = new WebAssembly.Instance(module, {
    wasi_snapshot_preview1: wasi.wasiImport,
  });
  const status = wasi.start(instance as Parameters<typeof wasi.start>[0]);
  observe?.(instance);
  return {
    status,
    stdout: stdout.text(),
    stderr: stderr.text(),
    read: (name) => {
      const file = root.get(name);
      return file instanceof File ? file.data : undefined;
    },
  };
}
