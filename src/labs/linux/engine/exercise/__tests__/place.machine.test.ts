/** @jest-environment <rootDir>/src/labs/linux/testing/machineEnvironment.mjs */
import { Reader } from '../../__tests__/reader';
import { createJitMachine } from '../../../testing/nodeMachine';
import type { Machine } from '../../types';
import { readFacts } from '../facts';
import { createFactsScript } from '../script';

// A reset or a script takes ten times as long while both cores are busy.
jest.setTimeout(240_000);

let machine: Machine;
let reader: Reader;

beforeAll(async () => {
  machine = await createJitMachine();
  reader = new Reader(machine);
});

afterAll(() => {
  machine.end();
});

beforeEach(() => machine.reset());

async function collectPlaceFacts(directory: string) {
  const script = createFactsScript([{ kind: 'place', directory }]);
  const { output } = await machine.control(script);
  return readFacts(output).get(0);
}

const listFactNames = async (directory: string) =>
  Array.from((await collectPlaceFacts(directory))?.keys() ?? []);

async function findPlace(directory = '~'): Promise<string | undefined> {
  const value = (await collectPlaceFacts(directory))?.get('place');
  return value && new TextDecoder().decode(value);
}

it('finds where the shell is that waits at its prompt', async () => {
  await reader.runCommand('cd Documentos');
  expect(await findPlace()).toBe('/home/alumno/Documentos');
});

it('finds where the shell inside the shell is', async () => {
  reader.clearOutput();
  machine.type('cd /usr; bash\r');
  await reader.waitForOutput(/\$ $/);
  await reader.runCommand('cd /etc');
  expect(await findPlace()).toBe('/etc');
});

it('finds it without the files that name the shells', async () => {
  await reader.runCommand('cd /usr; rm -f /dev/shm/.orden-*');
  expect(await findPlace()).toBe('/usr');
});

it('finds it while a command runs of which the first part has ended', async () => {
  reader.clearOutput();
  machine.type('cd /usr; true | (echo $((40 + 2)); sleep 60)\r');
  await reader.waitForOutput(/42\r\n/);
  expect(await findPlace()).toBe('/usr');
});

it('finds where the shell of root is', async () => {
  reader.clearOutput();
  machine.type('cd /usr; sudo -i\r');
  await reader.waitForOutput(/contraseña para alumno: $/);
  machine.type('practica\r');
  await reader.waitForOutput(/# $/);
  expect(await findPlace('/usr')).toBe('/root');
  reader.clearOutput();
  machine.type('cd /etc\r');
  await reader.waitForOutput(/\/etc# $/);
  expect(await findPlace()).toBe('/etc');
});

it('finds where the shell inside tmux is', async () => {
  reader.clearOutput();
  machine.type('cd /usr; tmux\r');
  await reader.waitForOutput(/\$ /);
  machine.type('cd /etc; printf %s-%s hecho ya\r');
  await reader.waitForOutput(/hecho-ya/);
  expect(await findPlace()).toBe('/etc');
});

it('knows a directory that is no more, also when there is another of its name', async () => {
  await reader.runCommand('mkdir a; cd a; rmdir ~/a');
  expect(await findPlace('~/a')).toBeUndefined();
  expect(await listFactNames('~/a')).toContain('gone');
  await reader.runCommand('mkdir ~/a');
  expect(await listFactNames('~/a')).toContain('gone');
  await reader.runCommand('cd ~/a');
  expect(await findPlace('~/a')).toBe('/home/alumno/a');
});

it('takes a directory for the same whether a link leads to it or not', async () => {
  await reader.runCommand('ln -s Documentos papeles; cd papeles');
  expect(await findPlace('~/papeles')).toBe('/home/alumno/papeles');
  expect(await findPlace('~/Documentos')).toBe('/home/alumno/Documentos');
  await reader.runCommand('cd ../Documentos');
  expect(await findPlace('~/papeles')).toBe('/home/alumno/papeles');
  expect(await findPlace('/usr')).toBe('/home/alumno/Documentos');
});
