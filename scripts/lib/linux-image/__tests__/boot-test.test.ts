/** @jest-environment node */
import { bootChecks, runBootChecks, type BootCheck } from '../boot-test.mjs';
import type { NodeMachine } from '../machine.mjs';

const machine: NodeMachine = {
  screen: () => '',
  type: () => undefined,
  waitFor: () => Promise.resolve(''),
  run: () => Promise.resolve('-rw-r--r-- 1 alumno alumno 40 nov 21'),
  control: () => Promise.resolve({ status: 127, output: '' }),
  save: () => Promise.resolve(new Uint8Array()),
  end: () => Promise.resolve(),
};

it.each(bootChecks.map((check): [string, BootCheck] => [check.name, check]))(
  'sees when it does not hold: %s',
  async (name, check) => {
    const problems = await runBootChecks(machine, [check]);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(name);
    expect(problems[0]).toMatch(/se esperaba: .*\n {4}se encontró: /);
  },
);

it('tells what went wrong when the machine does not answer', async () => {
  const silent = {
    ...machine,
    run: () => Promise.reject(new Error('La máquina no llegó')),
  };
  const [check] = bootChecks;
  const problems = await runBootChecks(silent, check ? [check] : []);
  expect(problems[0]).toContain('La máquina no llegó');
});
