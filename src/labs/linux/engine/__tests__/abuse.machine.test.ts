/** @jest-environment <rootDir>/src/labs/linux/testing/machineEnvironment.mjs */
/* eslint-disable no-control-regex -- what a terminal writes is full of them */
import { loadImageAssets, startNodeMachine } from '../../testing/nodeMachine';
import type { Machine } from '../types';
import { Reader } from './reader';

// Erasing everything takes a minute on two cores that are busy.
jest.setTimeout(400_000);

let machine: Machine;
let reader: Reader;

beforeAll(async () => {
  machine = await startNodeMachine();
  reader = new Reader(machine);
});

afterAll(() => {
  machine.end();
});

beforeEach(() => machine.reset());

/**
 * Evidence that the damage is done: a pattern of the terminal's output, or a
 * script of the machine that ends then.
 */
type Harm = RegExp | string;

const COMMAND_STARTED = /\x1b\]133;C;/;
const NEW_PROMPT = /\x1b\]133;A[\s\S]*\$ $/;
const formatWaitScript = (condition: string) =>
  `until ${condition}; do sleep 0.1; done; true`;

/** Runs a command and waits until its damage is done. */
async function runUntilHarm(command: string, harm: Harm): Promise<void> {
  reader.clearOutput();
  machine.type(`${command}\r`);
  if (typeof harm !== 'string') await reader.waitForOutput(harm);
  else
    expect(await machine.control(harm, { timeoutMs: 300_000 })).toMatchObject({
      status: 0,
    });
}

/**
 * Runs a harmful command and expects the check to answer and a reset to work.
 */
async function expectRecovery(command: string, harm: Harm): Promise<void> {
  await runUntilHarm(command, harm);
  // Matches only part of the result, because it may have waited for a file of
  // the image, and would say so.
  expect(
    await machine.control('echo vive', { timeoutMs: 20_000 }),
  ).toMatchObject({ status: 0, output: 'vive\n' });
  await machine.reset();
  expect(await reader.runCommand('cat Documentos/compras.txt | wc -c')).toBe(
    '17\n',
  );
}

it.each<[string, string, Harm]>([
  [
    'an emptied home',
    'rm -rf ~',
    formatWaitScript('[ ! -e /home/alumno/Vídeos ]'),
  ],
  [
    'a fork bomb',
    ':(){ :|:& };:',
    formatWaitScript('p=(/proc/[0-9]*); (( ${#p[@]} > 120 ))'),
  ],
  ['a program that writes without an end', 'yes', /(?:y\r\n){500}/],
  ['bytes of every kind', 'cat /dev/urandom', /133;C;[\s\S]{2000}/],
  ['the end of the session', 'exit', NEW_PROMPT],
  ['a killed session', 'kill -9 -1', NEW_PROMPT],
  [
    'a program that does not stop for Ctrl-C',
    "trap '' INT TERM; while :; do :; done",
    COMMAND_STARTED,
  ],
  ['a full disk', 'cat /dev/zero >lleno', /No queda espacio/],
  ['a full /tmp', 'cat /dev/zero >/tmp/lleno', /No queda espacio/],
  ['memory without an end', 'tail /dev/zero', /133;D;137/],
  ['a locked terminal', 'stty raw -echo; sleep 1000', COMMAND_STARTED],
])('outlives %s', (_, command, harm) => expectRecovery(command, harm));

it('outlives a root that kills everything', () =>
  expectRecovery('echo practica | sudo -S kill -9 -1', NEW_PROMPT));

it('can be put back after a root that erased everything', async () => {
  await runUntilHarm(
    'echo practica | sudo -S rm -rf --no-preserve-root / 2>/dev/null',
    formatWaitScript('[ ! -e /usr/bin/ls ]'),
  );
  await machine.reset();
  expect(await reader.runCommand('ls Documentos')).toContain('compras.txt');
});

it('stops a program that writes without an end, and can be put back', async () => {
  await runUntilHarm('yes', /(?:y\r\n){500}/);
  machine.type('\x03');
  await reader.waitForOutput(/133;D;130\x07[\s\S]*\$ $/);
  await runUntilHarm('yes', /(?:y\r\n){500}/);
  await machine.reset();
  expect(await reader.runCommand('cat Documentos/compras.txt | wc -c')).toBe(
    '17\n',
  );
});

it('has a new session after the end of one', async () => {
  await runUntilHarm('exit', NEW_PROMPT);
  expect(await reader.runCommand('id -un')).toBe('alumno\n');
});

it('stops a program with Ctrl-C and sets it aside with Ctrl-Z', async () => {
  const asleep = formatWaitScript('pgrep -x sleep >/dev/null');
  await runUntilHarm('sleep 1000', asleep);
  machine.type('\x03');
  await reader.waitForOutput(/\x1b\]133;D;130\x07[\s\S]*\$ $/);
  await runUntilHarm('sleep 1000', asleep);
  machine.type('\x1a');
  await reader.waitForOutput(/\x1b\]133;D;148\x07[\s\S]*\$ $/);
  expect(await reader.runCommand('jobs')).toContain('sleep 1000');
});

describe('without the network', () => {
  /**
   * Creates a machine at its prompt whose next files do not arrive until the
   * test restores the network.
   *
   * @param isSlow True when the fetches stay pending until then, instead of
   * failing.
   */
  async function createOfflineMachine({ isSlow = false } = {}) {
    let isCut = false;
    let tellAsked: () => void;
    const askedPromise = new Promise<void>((resolve) => {
      tellAsked = resolve;
    });
    let tellMended: () => void;
    const repairedPromise = new Promise<void>((resolve) => {
      tellMended = resolve;
    });
    const { fetchFile } = await loadImageAssets();
    const otherMachine = await startNodeMachine({
      change: {
        fetchFile: async (...file) => {
          if (!isCut) return fetchFile(...file);
          tellAsked();
          if (!isSlow) throw new Error('cut');
          await repairedPromise;
          return fetchFile(...file);
        },
      },
    });
    isCut = true;
    const reconnect = () => {
      isCut = false;
      tellMended();
    };
    return {
      otherMachine: otherMachine,
      guestReader: new Reader(otherMachine),
      askedPromise: askedPromise,
      mend: reconnect,
    };
  }

  it('waits for a file, says so, and goes on when it comes', async () => {
    const { otherMachine, guestReader, mend } = await createOfflineMachine();
    const notices: string[] = [];
    const noticePromise = new Promise<void>((resolve) => {
      otherMachine.onNotice(({ kind }) => {
        notices.push(kind);
        resolve();
      });
    });
    otherMachine.type('bc --version | head -1\r');
    await noticePromise;
    expect(notices).toEqual(['file-unreachable']);
    mend();
    await guestReader.waitForOutput(/bc 1[\s\S]*\$ $/);
    expect(notices).toEqual(['file-unreachable', 'file-reached']);
    otherMachine.end();
  });

  it('lets Ctrl-C give up what waits for a file, and the machine stays whole', async () => {
    const { otherMachine, guestReader, askedPromise, mend } =
      await createOfflineMachine();
    otherMachine.type('bc --version\r');
    await askedPromise;
    guestReader.clearOutput();
    otherMachine.type('\x03');
    await guestReader.waitForOutput(/\x1b\]133;D;\d+\x07[\s\S]*\$ $/);
    expect(await guestReader.runCommand('echo sigo')).toBe('sigo\n');
    mend();
    expect(await guestReader.runCommand('bc --version | head -1')).toContain(
      'bc 1',
    );
    otherMachine.end();
  });

  it('gives a file that comes late to no machine but the one that asked for it', async () => {
    const { otherMachine, guestReader, askedPromise, mend } =
      await createOfflineMachine({
        isSlow: true,
      });
    // Opens the file under a descriptor that no machine has at its start.
    otherMachine.type(
      'for n in {10..90}; do eval "exec $n</etc/passwd"; done; bc --version\r',
    );
    await askedPromise;
    await otherMachine.reset();
    mend();
    expect(await guestReader.runCommand('bc --version | head -1')).toContain(
      'bc 1',
    );
    otherMachine.end();
  });
});
