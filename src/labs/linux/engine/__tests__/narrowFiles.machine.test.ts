/** @jest-environment <rootDir>/src/labs/linux/testing/machineEnvironment.mjs */
// Names of top. cspell:ignore topdefaultrc VIRT
import { startNodeMachine } from '../../testing/nodeMachine';
import { toScreen } from '../../testing/shell/marks';
import type { Machine } from '../types';

// A reset takes ten times as long while both cores are busy.
jest.setTimeout(240_000);

const machines: Machine[] = [];

/** Starts a machine whose terminal has these columns. */
async function startMachine(cols: number): Promise<Machine> {
  const machine = await startNodeMachine({ size: { cols, rows: 24 } });
  machines.push(machine);
  return machine;
}

afterEach(() => {
  for (const machine of machines.splice(0)) machine.end();
});

/** Returns the header of the list that `top` shows in a terminal. */
async function readTopHeader(machine: Machine, cols: number) {
  const { output } = await machine.control(
    `export TERM=xterm LANG=es_ES.UTF-8; script -qec 'stty cols ${cols} rows 24; top -n 1' /dev/null </dev/null`,
  );
  return /^ *PID.*$/m.exec(toScreen(output))?.[0].trim().split(/ +/);
}

describe('top', () => {
  it('shows what uses the processor and the memory, and its name, on a phone', async () => {
    const machine = await startMachine(44);
    const header = ['PID', 'USER', 'S', '%CPU', '%MEM', 'COMMAND'];
    expect(await readTopHeader(machine, 44)).toEqual(header);
    await machine.control('rm /etc/topdefaultrc');
    await machine.reset();
    expect(await readTopHeader(machine, 44)).toEqual(header);
  });

  it('shows the columns of Debian where they fit', async () => {
    const machine = await startMachine(80);
    expect(await readTopHeader(machine, 80)).toEqual([
      ...['PID', 'USER', 'PR', 'NI', 'VIRT', 'RES', 'SHR', 'S'],
      ...['%CPU', '%MEM', 'TIME+', 'COMMAND'],
    ]);
  });
});
