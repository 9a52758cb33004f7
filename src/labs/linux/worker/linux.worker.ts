import './turns';
import { SetUpError, ControlTimeout } from '../engine/types';
import type { Machine } from '../engine/types';
import { createMachine } from '../engine/machine';
import { Terminals } from '../engine/terminals';
import { readFile, writeFile } from '../engine/transfer';
import { TransferError } from '../engine/transferError';
import { loadDecoder } from '../../kit/decoder';
import { download } from '../../kit/download';
import { LoadFailure } from '../../kit/loading';
import type {
  LinuxCall,
  LinuxDownloads,
  LinuxMessage,
  LinuxRefusal,
  LinuxReply,
} from './protocol';

interface Lab {
  readonly machine: Machine;
  readonly terminals: Terminals;
}

let lab: Lab | undefined;

function reply(message: LinuxReply): void {
  postMessage(message);
}

async function fetchMachine(
  downloads: LinuxDownloads,
  refresh: boolean,
): Promise<Machine> {
  const openZstd = await loadDecoder();
  let received = 0;
  const fetchPart = (name: 'wasm' | 'bios' | 'vgaBios' | 'snapshot') =>
    download(
      downloads[name],
      openZstd,
      (bytes) => {
        received += bytes;
        reply({ kind: 'progress', received });
      },
      refresh,
    );
  const compile = async () => WebAssembly.compile(await fetchPart('wasm'));
  const [wasm, bios, vgaBios, snapshot] = await Promise.all([
    compile(),
    fetchPart('bios'),
    fetchPart('vgaBios'),
    fetchPart('snapshot'),
  ]);
  return createMachine({
    wasm,
    bios: bios.buffer,
    vgaBios: vgaBios.buffer,
    snapshot,
    memoryMb: downloads.memoryMb,
    fetchFile: (name, size, again) =>
      download(
        // A file that is cut short is no whole zstd.
        { url: `${downloads.files}${name}`, bytes: 0, unpacked: size },
        openZstd,
        () => undefined,
        again,
      ),
  });
}

async function start({
  downloads,
  refresh,
}: Extract<LinuxMessage, { kind: 'init' }>): Promise<void> {
  try {
    const machine = await fetchMachine(downloads, refresh);
    const terminals = new Terminals(machine);
    lab = { machine, terminals };
    machine.listen((bytes) => {
      const terminal = terminals.active();
      if (terminal !== undefined) reply({ kind: 'output', terminal, bytes });
    });
    machine.notice((notice) => {
      reply({ kind: 'notice', notice });
    });
    reply({ kind: 'ready' });
  } catch (error) {
    const reason = error instanceof LoadFailure ? error.reason : 'damaged';
    reply({ kind: 'failed', reason });
  }
}

function perform(
  call: LinuxCall,
  { machine, terminals }: Lab,
): Promise<unknown> {
  switch (call.name) {
    case 'take':
      return terminals.take(call.claim);
    case 'resize':
      return machine.resize(call.size);
    case 'control':
      return machine.control(call.script, call.options);
    case 'reset':
      return terminals.reset();
    case 'undo':
      return terminals.undo();
    case 'suspend':
      return machine.suspend();
    case 'resume':
      return machine.resume();
    case 'read':
      return readFile(machine, call.path);
    case 'write':
      return writeFile(machine, call.path, call.bytes);
  }
}

function refusalOf(error: unknown): LinuxRefusal {
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

/** What would change the machine as a whole waits for what came before it. */
let turn: Promise<unknown> = Promise.resolve();
const inTurn = new Set<LinuxCall['name']>([
  'take',
  'reset',
  'undo',
  'suspend',
  'resume',
]);

async function answer(id: number, call: LinuxCall): Promise<void> {
  try {
    if (!lab) throw new Error('The machine is not loaded.');
    const here = lab;
    const done = inTurn.has(call.name)
      ? turn.then(() => perform(call, here))
      : perform(call, here);
    if (inTurn.has(call.name)) turn = done.catch(() => undefined);
    reply({ kind: 'done', id, value: await done });
  } catch (error) {
    reply({ kind: 'refused', id, refusal: refusalOf(error) });
  }
}

addEventListener('message', ({ data }: MessageEvent<LinuxMessage>) => {
  switch (data.kind) {
    case 'init':
      void start(data);
      return;
    case 'call':
      void answer(data.id, data.call);
      return;
    case 'type':
      lab?.machine.type(data.text);
      return;
    case 'ping':
      reply({ kind: 'pong' });
  }
});
