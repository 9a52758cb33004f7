/** @jest-environment <rootDir>/src/labs/linux/testing/machineEnvironment.mjs */
import { Reader } from '../../__tests__/reader';
import { warmMachine } from '../../../testing/nodeMachine';
import type { Machine } from '../../types';
import { readFacts } from '../facts';
import { factsScript } from '../script';

// A reset or a script takes ten times as long while both cores are busy.
jest.setTimeout(240_000);

let machine: Machine;
let reader: Reader;

beforeAll(async () => {
  machine = await warmMachine();
  reader = new Reader(machine);
});

afterAll(() => {
  machine.end();
});

beforeEach(() => machine.reset());

async function ask(directory: string) {
  const script = factsScript([{ kind: 'place', directory }]);
  const { output } = await machine.control(script);
  return readFacts(output).get(0);
}

const facts = async (directory: string) =>
  Array.from((await ask(directory))?.keys() ?? []);

async function place(directory = '~'): Promise<string | undefined> {
  const value = (await ask(directory))?.get('place');
  return value && new TextDecoder().decode(value);
}

it('finds where the shell is that waits at its prompt', async () => {
  await reader.run('cd Documentos');
  expect(await place()).toBe('/home/alumno/Documentos');
});

it('finds where the shell inside the shell is', async () => {
  reader.forget();
  machine.type('cd /usr; bash\r');
  await reader.until(/\$ $/);
  await reader.run('cd /etc');
  expect(await place()).toBe('/etc');
});

it('finds it without the files that name the shells', async () => {
  await reader.run('cd /usr; rm -f /dev/shm/.orden-*');
  expect(await place()).toBe('/usr');
});

it('finds it while a command runs of which the first part has ended', async () => {
  reader.forget();
  machine.type('cd /usr; true | (echo $((40 + 2)); sleep 60)\r');
  await reader.until(/42\r\n/);
  expect(await place()).toBe('/usr');
});

it('finds where the shell of root is', async () => {
  reader.forget();
  machine.type('cd /usr; sudo -i\r');
  await reader.until(/contraseña para alumno: $/);
  machine.type('practica\r');
  await reader.until(/# $/);
  expect(await place('/usr')).toBe('/root');
  reader.forget();
  machine.type('cd /etc\r');
  await reader.until(/\/etc# $/);
  expect(await place()).toBe('/etc');
});

it('finds where the shell inside tmux is', async () => {
  reader.forget();
  machine.type('cd /usr; tmux\r');
  await reader.until(/\$ /);
  machine.type('cd /etc; printf %s-%s hecho ya\r');
  await reader.until(/hecho-ya/);
  expect(await place()).toBe('/etc');
});

it('knows a directory that is no more, also when there is another of its name', async () => {
  await reader.run('mkdir a; cd a; rmdir ~/a');
  expect(await place('~/a')).toBeUndefined();
  expect(await facts('~/a')).toContain('gone');
  await reader.run('mkdir ~/a');
  expect(await facts('~/a')).toContain('gone');
  await reader.run('cd ~/a');
  expect(await place('~/a')).toBe('/home/alumno/a');
});

it('takes a directory for the same whether a link leads to it or not', async () => {
  await reader.run('ln -s Documentos papeles; cd papeles');
  expect(await place('~/papeles')).toBe('/home/alumno/papeles');
  expect(await place('~/Documentos')).toBe('/home/alumno/Documentos');
  await reader.run('cd ../Documentos');
  expect(await place('~/papeles')).toBe('/home/alumno/papeles');
  expect(await place('/usr')).toBe('/home/alumno/Documentos');
});
