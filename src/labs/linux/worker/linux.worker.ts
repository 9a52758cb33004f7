import './turns';
import { SetUpError, ControlTimeout } from '../engine/types';
import type { FetchFile, FilesTogether } from '../engine/emulator';
import type { Machine } from '../engine/types';
import { callsOf } from '../engine/calls';
import { createMachine } from '../engine/machine';
import { release } from '../engine/release';
import { Terminals } from '../engine/terminals';
import { TransferError } from '../engine/transferError';
import { digitsInName } from '../../kit/digest';
import { loadDecoder } from '../../kit/decoder';
import { download } from '../../kit/download';
import type { OpenZstd } from '../../kit/zstd';
import { PATIENCE_MS } from '../../kit/loading';
import type { MessageOf, ReplyOf } from '../../kit/protocol';
import { createService } from '../../kit/service';
import type { LinuxDownloads, LinuxProtocol, LinuxRefusal } from './protocol';

/** Prefetch lists, which the build of the worker defines. */
declare const FILES_TOGETHER: ReturnType<FilesTogether['entries']>;

let machine: Machine | undefined;

function reply(message: ReplyOf<LinuxProtocol>): void {
  postMessage(message);
}

async function fetchMachine(
  downloads: LinuxDownloads,
  refresh: boolean,
  received: (bytes: number) => void,
): Promise<Machine> {
  // Two decoders, since the memory of the one for the snapshot grows by 23 MB
  // and is freed with that decoder.
  const [openLarge, openSmall] = await Promise.all([
    loadDecoder(),
    loadDecoder(),
  ]);
  const fetchPart = (name: 'wasm' | 'snapshot') =>
    download(downloads[name], openLarge, received, refresh);
  const compile = async () => WebAssembly.compile(await fetchPart('wasm'));
  const [wasm, snapshot] = await Promise.all([
    compile(),
    fetchPart('snapshot'),
  ]);
  const opened = await createMachine({
    wasm,
    snapshot,
    memoryMb: downloads.memoryMb,
    fetchFile: fetchFrom(downloads.files, openSmall),
    together: new Map(FILES_TOGETHER),
  });
  release(snapshot);
  return opened;
}

function fetchFrom(folder: string, openZstd: OpenZstd): FetchFile {
  return (name, size, again) =>
    download(
      // `bytes` is 0 because the transferred size is unknown. The decoder
      // detects a truncated file.
      {
        url: `${folder}${name}`,
        bytes: 0,
        unpacked: size,
        unpackedDigits: digitsInName(name),
      },
      openZstd,
      () => undefined,
      again,
      PATIENCE_MS,
    );
}

function refuse(error: unknown): LinuxRefusal {
  if (error instanceof ControlTimeout)
    return { kind: 'control-timeout', ms: error.ms };
  if (error instanceof SetUpError)
    return { kind: 'set-up', result: error.result };
  if (error instanceof TransferError)
    return { kind: 'transfer', message: error.message };
  if (error instanceof DOMException) return { kind: 'interrupted' };
  const message = error instanceof Error ? error.message : String(error);
  return { kind: 'other', message };
}

const serve = createService<LinuxProtocol>(
  {
    open: async ({ downloads, refresh }, received) => {
      machine = await fetchMachine(downloads, refresh, received);
      const terminals = new Terminals(machine);
      machine.listen((bytes) => {
        const terminal = terminals.active();
        if (terminal !== undefined) reply({ kind: 'output', terminal, bytes });
      });
      machine.notice((notice) => {
        reply({ kind: 'notice', notice });
      });
      return { ready: {}, calls: callsOf(machine, terminals) };
    },
    refuse,
  },
  reply,
);

addEventListener(
  'message',
  ({ data }: MessageEvent<MessageOf<LinuxProtocol>>) => {
    switch (data.kind) {
      case 'type':
        machine?.type(data.text);
        return;
      case 'ping':
        reply({ kind: 'pong' });
        return;
      default:
        serve(data);
    }
  },
);
