/** @jest-environment <rootDir>/src/labs/linux/testing/machineEnvironment.mjs */
/* eslint-disable no-control-regex -- what a terminal writes is full of them */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { startNodeMachine } from '../../testing/nodeMachine';
import { toScreen } from '../../testing/shell/marks';
import { readFile, writeFile } from '../transfer';
import { ControlTimeout, SetUpError } from '../types';
import type { Machine, SavedMachine } from '../types';
import { Reader } from './reader';

// A reset or a script takes ten times as long while both cores are busy.
jest.setTimeout(240_000);

let machine: Machine;
let reader: Reader;

beforeAll(async () => {
  machine = await startNodeMachine();
  reader = new Reader(machine);
});

afterAll(() => {
  machine.end();
});

describe('the manual', () => {
  /**
   * Shows a short page in a terminal, and returns the length of its longest
   * line, addresses aside: they are words that cannot be divided.
   */
  async function measureManual(columns: number): Promise<number> {
    const { output } = await machine.control(
      `export TERM=xterm LANG=es_ES.UTF-8; script -qec 'stty cols ${columns} rows 300; LESS=FX man pwd' /dev/null </dev/null`,
    );
    const plainText = toScreen(output).replace(/.\u0008/gu, '');
    expect(plainText).toContain('pwd - imprime el nombre');
    const lines = plainText.split('\n').filter((line) => !line.includes('://'));
    return Math.max(...lines.map((line) => line.length));
  }

  it('is composed for the width of a narrow terminal', async () => {
    expect(await measureManual(80)).toBeGreaterThan(60);
    expect(await measureManual(44)).toBeLessThanOrEqual(44);
  });
});

describe('the control channel', () => {
  it('runs a script as root, and tells its status and both streams in order', async () => {
    expect(
      await machine.control('id -un; echo mal >&2; echo ñandú; exit 3'),
    ).toMatchObject({ status: 3, output: 'root\nmal\nñandú\n' });
  });

  it('is ready for a script longer than a line of a terminal', async () => {
    const { output } = await machine.control(
      `printf %s '${'x'.repeat(20_000)}' | wc -c`,
    );
    expect(output).toBe('20000\n');
  });

  it('gives up a script without an end, with all that it began', async () => {
    await expect(
      machine.control('sleep 1234 & sleep 1234', { timeoutMs: 1000 }),
    ).rejects.toEqual(new ControlTimeout(1000));
    expect(
      await machine.control(
        'for f in /proc/[0-9]*/cmdline; do tr "\\0" " " <$f; echo; done 2>/dev/null | grep -c "^sleep 1234"',
      ),
    ).toMatchObject({ output: '0\n' });
  });

  it('does not wait for what a script leaves running', async () => {
    expect(await machine.control('sleep 600 & echo listo')).toMatchObject({
      status: 0,
      output: 'listo\n',
    });
  });

  /**
   * Retries until the machine answers: its killed shell takes a while to
   * restart.
   */
  async function retryUntilAnswered(script: string) {
    for (;;) {
      try {
        return await machine.control(script, { timeoutMs: 1500 });
      } catch (error) {
        if (!(error instanceof ControlTimeout)) throw error;
      }
    }
  }

  it('answers again after somebody killed its shell', async () => {
    await machine
      .control(
        'kill -KILL $(cat /proc/$PPID/stat | cut -d" " -f4) 2>/dev/null; kill -KILL -1',
        {
          timeoutMs: 1500,
        },
      )
      .catch(() => undefined);
    expect(await retryUntilAnswered('echo vive')).toMatchObject({
      status: 0,
      output: 'vive\n',
    });
  });
});

describe('the terminal', () => {
  beforeEach(() => machine.reset());

  it('has a prompt of alumno, whose commands do what they say', async () => {
    expect(await reader.runCommand('id -un; pwd')).toBe(
      'alumno\n/home/alumno\n',
    );
  });

  it('takes and gives any character', async () => {
    expect(await reader.runCommand('echo "año ñandú € 🐧"')).toBe(
      'año ñandú € 🐧\n',
    );
  });

  it('loses nothing of a paste of 10 KB', async () => {
    const lines = Array.from({ length: 256 }, (_, index) =>
      `línea ${String(index).padStart(3, '0')} `.padEnd(39, 'x'),
    );
    reader.clearOutput();
    machine.type(`cat >pegado <<'FIN'\r${lines.join('\r')}\rFIN\r`);
    await reader.waitForOutput(/\x1b\]133;D;0\x07[\s\S]*\$ $/);
    const { output } = await machine.control('cat /home/alumno/pegado');
    expect(output).toBe(`${lines.join('\n')}\n`);
  });

  it('has the size that it was given, also after a reset', async () => {
    await machine.resize({ cols: 101, rows: 31 });
    expect(await reader.runCommand('stty size')).toBe('31 101\n');
    await machine.reset();
    expect(await reader.runCommand('stty size')).toBe('31 101\n');
  });
});

describe('turning off', () => {
  beforeEach(() => machine.reset());

  it.each([
    ['sudo shutdown now', 'shutdown'],
    ['sudo shutdown -r now', 'reboot'],
    ['sudo reboot', 'reboot'],
  ])('tells the page with %s', async (command, reason) => {
    reader.clearOutput();
    machine.type(`${command}\r`);
    await reader.waitForOutput(/contraseña para alumno: $/);
    machine.type('practica\r');
    await reader.waitForOutput(new RegExp(`\x1b\\]133;X;${reason}\x07`));
  });

  it('is for root alone', async () => {
    expect(await reader.runCommand('/usr/sbin/reboot')).toBe(
      'reboot: solo root puede hacerlo: sudo reboot\n',
    );
  });

  it('can be planned and called off', async () => {
    const { output } = await machine.control(
      'shutdown -r +5; test -e /run/apagado && echo previsto; shutdown -c; test -e /run/apagado || echo cancelado',
    );
    expect(output).toMatch(
      /^Previsto para las \d\d:\d\d\. Con «shutdown -c» se cancela\.\nprevisto\ncancelado\n$/,
    );
  });
});

describe('reset', () => {
  it('forgets all that was done', async () => {
    await machine.reset();
    await reader.runCommand('touch huella; PS1="> \\$ "; cd /tmp');
    await machine.reset();
    expect(await reader.runCommand('pwd; ls huella')).toMatch(
      /^\/home\/alumno\nls: .*huella/,
    );
  });

  it('sets the clock', async () => {
    const before = Date.now() / 1000;
    await machine.reset();
    const { output } = await machine.control('date +%s');
    // The date was read at some moment between both limits, however long it
    // took.
    expect(Number(output)).toBeGreaterThan(before - 5);
    expect(Number(output)).toBeLessThan(Date.now() / 1000 + 5);
  });

  it('begins with the set-up, which is done before the prompt is there', async () => {
    reader.clearOutput();
    await machine.reset('install -o alumno /dev/null guion.sh\necho ruido');
    expect(reader.getOutput()).toMatch(/^\x1bc/);
    expect(reader.getOutput()).not.toContain('ruido');
    expect(await reader.runCommand('stat -c "%U %n" guion.sh')).toBe(
      'alumno guion.sh\n',
    );
  });

  it.each([
    ['a file that bash reads first', 'echo "alias ll=pwd" >>.bashrc', 'll'],
    ['its history', 'echo pwd >.bash_history', '!1'],
    [
      'another home',
      'mv /home/alumno /home/x; cp -a /home/x /home/alumno',
      'readlink /proc/self/cwd',
    ],
  ])(
    'begins another session when the set-up makes %s',
    async (_, setUp, command) => {
      await machine.reset(setUp);
      expect(await reader.runCommand(command)).toMatch(
        /(?:^|\n)\/home\/alumno\n$/,
      );
    },
  );

  it('comes back to what the set-up left, without running it again', async () => {
    const setUp = 'date +%s%N >/home/alumno/momento';
    const readMoment = () => reader.runCommand('cat momento; ls huella');
    await machine.reset(setUp);
    const first = await readMoment();
    expect(first).toMatch(/^\d+\nls: .*huella/);
    await reader.runCommand('rm -f momento; touch huella; cd /tmp');
    reader.clearOutput();
    await machine.reset(setUp);
    expect(reader.getOutput()).toMatch(/^\x1bc[^\n]*~[^\n]*\$ $/);
    expect(await readMoment()).toBe(first);
    await machine.reset('touch otra');
    expect(await reader.runCommand('ls otra momento')).toMatch(
      /^ls: .*momento.*\notra/s,
    );
  });

  it('has the keys that were pressed meanwhile wait for the prompt', async () => {
    reader.clearOutput();
    const resetPromise = machine.reset();
    machine.type('echo esperó\r');
    await resetPromise;
    await reader.waitForOutput(/\x1b\]133;D;0\x07[\s\S]*\$ $/);
    expect(reader.getOutput()).toMatch(/^\x1bc[\s\S]*\$ echo esperó\r\n/);
  });

  it('tells of a set-up that fails', async () => {
    const failedReset = machine.reset('echo antes\nmkdir /no/hay; exit 7');
    await expect(failedReset).rejects.toBeInstanceOf(SetUpError);
    await expect(failedReset).rejects.toMatchObject({ result: { status: 7 } });
  });
});

it('comes back to a machine that was saved', async () => {
  await machine.reset();
  await reader.runCommand('touch huella; X=guardado');
  const savedMachine = (await machine.save()) as SavedMachine;
  await machine.reset();
  await machine.restore(savedMachine);
  expect(await reader.runCommand('ls huella; echo $X')).toBe(
    'huella\nguardado\n',
  );
});

it('stands still and goes on, with the clock set', async () => {
  await machine.reset();
  await machine.suspend();
  reader.clearOutput();
  machine.type('echo despierta\r');
  // A running machine would echo the typed text within a few turns.
  for (let turn = 0; turn < 1000; turn += 1) await nextTurn();
  expect(reader.getOutput()).toBe('');
  await machine.resume();
  await reader.waitForOutput(/despierta\r\n[\s\S]*\$ $/);
});

it('takes files in and gives them out, whatever is in them', async () => {
  await machine.reset();
  const bytes = Uint8Array.from(
    { length: 150_000 },
    (_, index) => (index * 31 + (index >> 8)) & 255,
  );
  await writeFile(machine, "/home/alumno/mi 'dato'.bin", bytes);
  expect(await readFile(machine, "/home/alumno/mi 'dato'.bin")).toEqual(bytes);
  expect(
    await machine.control("stat -c '%U %s' /home/alumno/mi*"),
  ).toMatchObject({ output: 'alumno 150000\n' });
  await expect(readFile(machine, '/home/alumno/nada')).rejects.toMatchObject({
    name: 'TransferError',
  });
});
