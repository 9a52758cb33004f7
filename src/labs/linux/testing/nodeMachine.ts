import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readZstdDecoder } from '@site/scripts/lib/labs/zstd.mjs';
import { ensureStore } from '@site/scripts/lib/linux-image/store.mjs';
import { v86Wasm } from '@site/src/labs/linux/testing/v86';
import { loadZstd, type OpenZstd } from '../../kit/zstd';
import type { MachineAssets } from '../engine/emulator';
import { createMachine } from '../engine/machine';
import type { ControlOptions, TerminalSize } from '../engine/types';
import { keepCompiledCode } from './keepCompiledCode';
import type { NodeMachine } from './touched';

interface ImageManifest {
  readonly memoryMb: number;
  readonly snapshot: { readonly file: string; readonly unpacked: number };
}

const folder = path.join(process.cwd(), 'linux-image');

/** Timeout for scripts in a busy computer, longer than that of the page. */
const CONTROL_TIMEOUT_MS = 60_000;

function unpack(openZstd: OpenZstd, packedBytes: Uint8Array, size: number) {
  const unpackedBytes = new Uint8Array(size);
  let length = 0;
  const stream = openZstd((chunk) => {
    unpackedBytes.set(chunk, length);
    length += chunk.length;
  });
  stream.push(packedBytes);
  stream.close();
  return unpackedBytes;
}

async function readAssets(): Promise<MachineAssets> {
  const getFilePath = (file: string) => path.join(folder, file);
  const text = await readFile(getFilePath('manifest.json'), 'utf8');
  const { memoryMb, snapshot } = JSON.parse(text) as ImageManifest;
  const store = await ensureStore({ root: process.cwd() });
  const openZstd = await loadZstd(await readZstdDecoder(process.cwd()));
  return {
    wasm: v86Wasm,
    memoryMb,
    snapshot: unpack(
      openZstd,
      await readFile(getFilePath(snapshot.file)),
      snapshot.unpacked,
    ),
    fetchFile: async (name, size) =>
      unpack(openZstd, await readFile(path.join(store, name)), size),
  };
}

let assets: Promise<MachineAssets> | undefined;

/**
 * Returns the assets of the site's machine, read once for all the tests of a
 * file.
 */
export function loadImageAssets(): Promise<MachineAssets> {
  assets ??= readAssets();
  return assets;
}

/**
 * Creates the site's machine, from the same image, reset and at its prompt. For
 * tests in the `node` environment, which must `end` it.
 *
 * @param change Assets to replace.
 */
export async function startNodeMachine({
  setUp,
  size,
  change,
}: {
  readonly setUp?: string;
  readonly size?: TerminalSize;
  readonly change?: Partial<MachineAssets>;
} = {}): Promise<NodeMachine> {
  const assets = { ...(await loadImageAssets()), ...change };
  const fetchedNames: string[] = [];
  let date: Date | undefined;
  const machine = await createMachine(
    {
      ...assets,
      now: () => date?.getTime() ?? Date.now(),
      fetchFile: (name, ...rest) => {
        fetchedNames.push(name);
        return assets.fetchFile(name, ...rest);
      },
    },
    size,
  );
  await machine.reset(setUp);
  const { control } = machine;
  return Object.assign(machine, {
    control: (script: string, options?: ControlOptions) =>
      control(script, { timeoutMs: CONTROL_TIMEOUT_MS, ...options }),
    takeFetched: () => fetchedNames.splice(0),
    setDate: (next: Date | undefined) => {
      date = next;
    },
  });
}

/**
 * Creates a machine that is restored in half the time, for tests that restore
 * it hundreds of times.
 */
export const createJitMachine = (): Promise<NodeMachine> =>
  startNodeMachine({ change: { adapt: keepCompiledCode } });
