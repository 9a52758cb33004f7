import './turns';
import { SetUpError, ControlTimeout } from '../engine/types';
import type { FetchFile, PrefetchLists } from '../engine/emulator';
import type { Machine } from '../engine/types';
import { createMachineCalls } from '../engine/calls';
import { createMachine } from '../engine/machine';
import { releaseBuffer } from '../engine/release';
import { Terminals } from '../engine/terminals';
import { TransferError } from '../engine/transferError';
import { getDigestPrefix } from '../../kit/digest';
import { loadDecoder } from '../../kit/decoder';
import { download } from '../../kit/download';
import type { OpenZstd } from '../../kit/zstd';
import { STALL_TIMEOUT_MS } from '../../kit/loadState';
import type { MessageOf, ReplyOf } from '../../kit/protocol';
import { createService } from '../../kit/service';
import type { LinuxDownloads, LinuxProtocol, LinuxRefusal } from './protocol';

/** Prefetch lists, which the build of the worker defines. */
declare const FILES_TOGETHER: ReturnType<PrefetchLists['entries']>;

let machine: Machine | undefined;

function reply(message: ReplyOf<LinuxProtocol>): void {
  postMessage(message);
}

async function fetchMachine(
  downloads: LinuxDownloads,
  refresh: boolean,
  onBytesReceived: (bytes: number) => void,
): Promise<Machine> {
  // Two decoders, since the memory of the one for the snapshot grows by 23 MB
  // and is freed with that decoder.
  const [openLarge, openSmall] = await Promise.all([
    loadDecoder(),
    loadDecoder(),
  ]);
  const fetchPart = (name: 'wasm' | 'snapshot') =>
    download(downloads[name], openLarge, onBytesReceived, refresh);
  const compile = async () => WebAssembly.compile(await fetchPart('wasm'));
  const [wasm, snapshot] = await Promise.all([
    compile(),
    fetchPart('snapshot'),
  ]);
  const openedMachine = await createMachine({
    wasm,
    snapshot,
    memoryMb: downloads.memoryMb,
    fetchFile: createFileFetcher(downloads.files, openSmall),
    together: new Map(FILES_TOGETHER),
  });
  releaseBuffer(snapshot);
  return openedMachine;
}

function createFileFetcher(folder: string, openZstd: OpenZstd): FetchFile {
  return (name, size, again) =>
    download(
      // `bytes` is 0 because the transferred size is unknown. The decoder
      // detects a truncated file.
      {
        url: `${folder}${name}`,
        bytes: 0,
        unpacked: size,
        unpackedDigits: getDigestPrefix(name),
      },
      openZstd,
      () => undefined,
      again,
      STALL_TIMEOUT_MS,
    );
}

function toRefusal(error: unknown): LinuxRefusal {
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
    open: async ({ downloads, refresh }, onBytesReceived) => {
      machine = await fetchMachine(downloads, refresh, onBytesReceived);
      const terminals = new Terminals(machine);
      machine.listen((bytes) => {
        const terminal = terminals.getActiveId();
        if (terminal !== undefined) reply({ kind: 'output', terminal, bytes });
      });
      machine.onNotice((notice) => {
        reply({ kind: 'notice', notice });
      });
      return { ready: {}, calls: createMachineCalls(machine, terminals) };
    },
    toRefusal,
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
