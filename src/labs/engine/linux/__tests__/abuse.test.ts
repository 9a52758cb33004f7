/** @jest-environment <rootDir>/src/testing/machineEnvironment.mjs */
/* eslint-disable no-control-regex -- what a terminal writes is full of them */
import { imageAssets, nodeMachine } from '../testing';
import type { Machine } from '../types';
import { Reader } from './session';

jest.setTimeout(90_000);

let machine: Machine;
let reader: Reader;

beforeAll(async () => {
  machine = await nodeMachine();
  reader = new Reader(machine);
});

afterAll(() => {
  machine.end();
});

beforeEach(() => machine.reset());

const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Lets it do its harm; then the check must answer, and a reset must help. */
async function survive(command: string, ms = 1500): Promise<void> {
  machine.type(`${command}\r`);
  await pass(ms);
  expect(await machine.control('echo vive', { timeoutMs: 20_000 })).toEqual({
    status: 0,
    output: 'vive\n',
  });
  await machine.reset();
  expect(await reader.run('cat Documentos/compras.txt | wc -c')).toBe('17\n');
}

it.each([
  ['an emptied home', 'rm -rf ~'],
  ['a fork bomb', ':(){ :|:& };:'],
  ['a program that writes without an end', 'yes'],
  ['bytes of every kind', 'cat /dev/urandom'],
  ['the end of the session', 'exit'],
  ['a killed session', 'kill -9 -1'],
  [
    'a program that does not stop for Ctrl-C',
    "trap '' INT TERM; while :; do :; done",
  ],
  ['a full disk', 'cat /dev/zero >lleno'],
  ['a full /tmp', 'cat /dev/zero >/tmp/lleno'],
  ['memory without an end', 'tail /dev/zero'],
  ['a locked terminal', 'stty raw -echo; sleep 1000'],
])('outlives %s', (_, command) => survive(command));

it('outlives a root that kills everything', async () => {
  await survive('echo practica | sudo -S kill -9 -1', 4000);
});

it('can be put back after a root that erased everything', async () => {
  machine.type(
    'echo practica | sudo -S rm -rf --no-preserve-root / 2>/dev/null\r',
  );
  await pass(4000);
  await machine.reset();
  expect(await reader.run('ls Documentos')).toContain('compras.txt');
});

it('has a new session after the end of one', async () => {
  reader.forget();
  machine.type('exit\r');
  await reader.until(/\x1b\]133;A[\s\S]*\$ $/);
  expect(await reader.run('id -un')).toBe('alumno\n');
});

it('stops a program with Ctrl-C and sets it aside with Ctrl-Z', async () => {
  reader.forget();
  machine.type('sleep 1000\r');
  await pass(300);
  machine.type('\x03');
  await reader.until(/\x1b\]133;D;130\x07[\s\S]*\$ $/);
  reader.forget();
  machine.type('sleep 1000\r');
  await pass(300);
  machine.type('\x1a');
  await reader.until(/\x1b\]133;D;148\x07[\s\S]*\$ $/);
  expect(await reader.run('jobs')).toContain('sleep 1000');
});

describe('without the network', () => {
  it('waits for a file, says so, and goes on when it comes', async () => {
    let isCut = false;
    const { fetchFile } = await imageAssets();
    const other = await nodeMachine({
      change: {
        fetchFile: (...file) =>
          isCut ? Promise.reject(new Error('cut')) : fetchFile(...file),
      },
    });
    const notices: string[] = [];
    other.notice(({ kind }) => notices.push(kind));
    const at = new Reader(other);
    isCut = true;
    other.type('bc --version | head -1\r');
    await pass(1500);
    expect(notices).toEqual(['file-unreachable']);
    isCut = false;
    await at.until(/bc 1[\s\S]*\$ $/);
    expect(notices).toEqual(['file-unreachable', 'file-reached']);
    other.end();
  });

  it('lets Ctrl-C give up what waits for a file, and the machine stays whole', async () => {
    let isCut = false;
    const { fetchFile } = await imageAssets();
    const other = await nodeMachine({
      change: {
        fetchFile: (...file) =>
          isCut ? Promise.reject(new Error('cut')) : fetchFile(...file),
      },
    });
    const at = new Reader(other);
    isCut = true;
    other.type('bc --version | head -1\r');
    await pass(800);
    at.forget();
    other.type('\x03');
    await at.until(/\x1b\]133;D;\d+\x07[\s\S]*\$ $/);
    expect(await at.run('echo sigo')).toBe('sigo\n');
    isCut = false;
    await pass(2500);
    expect(await at.run('bc --version | head -1')).toContain('bc 1');
    other.end();
  });
});
