/** @jest-environment <rootDir>/src/labs/linux/testing/machineEnvironment.mjs */
import { Reader } from '../../__tests__/reader';
import { nodeMachine } from '../../../testing/nodeMachine';
import type { Machine } from '../../types';
import { readFacts } from '../facts';
import { factsScript } from '../script';

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

async function place(directory = '~'): Promise<string | undefined> {
  const script = factsScript([{ kind: 'place', directory }]);
  const { output } = await machine.control(script);
  const value = readFacts(output).get(0)?.get('place');
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

it('takes a directory for the same whether a link leads to it or not', async () => {
  await reader.run('ln -s Documentos papeles; cd papeles');
  expect(await place('~/papeles')).toBe('/home/alumno/papeles');
  expect(await place('~/Documentos')).toBe('/home/alumno/Documentos');
  await reader.run('cd ../Documentos');
  expect(await place('~/papeles')).toBe('/home/alumno/papeles');
  expect(await place('/usr')).toBe('/home/alumno/Documentos');
});
