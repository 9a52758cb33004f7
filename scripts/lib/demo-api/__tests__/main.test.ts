/** @jest-environment node */
import { UserError } from '../../cli.mjs';
import { serveDemoApi } from '../main.mjs';

let logSpy: jest.SpyInstance;

beforeEach(() => {
  logSpy = jest.spyOn(console, 'log').mockImplementation();
});

afterEach(() => {
  logSpy.mockRestore();
});

it.each([
  ['an unknown option', ['--slow'], 'Uso: npm run demo-api'],
  ['a port that is not one', ['--port', '70000'], '--port debe ser'],
  ['an unknown fault', ['--port', '1', '--faults', 'pokeapi:x'], '«x»'],
])('refuses %s', async (_case, args, message) => {
  await expect(serveDemoApi(args)).rejects.toThrow(UserError);
  await expect(serveDemoApi(args)).rejects.toThrow(message);
});

it('lists every fault word in its help', async () => {
  expect(await serveDemoApi(['--ayuda'])).toBe(0);
  const help = String(logSpy.mock.lastCall);
  expect(help).toContain('500, 502, 503');
  expect(help).toContain('renditions7 (giphy)');
  expect(help).toContain('--faults');
});

it('says where it listens until it is asked to stop', async () => {
  const server = serveDemoApi(['--port', '0', '--faults', 'yesno:500']);
  const readOutput = () => logSpy.mock.calls.flat().join('\n');
  while (!readOutput().includes('Ctrl+C')) await new Promise(setImmediate);
  process.emit('SIGTERM');
  expect(await server).toBe(0);
  expect(readOutput()).toMatch(/DEMO_API=http:\/\/localhost:\d{4,5} npm start/);
  expect(readOutput()).toContain('Fallos: yesno:500');
  expect(readOutput()).toContain('Servidor detenido');
});

it('tells how to open a browser that takes it for the real services', async () => {
  const server = serveDemoApi(['--port', '0', '--tls']);
  const readOutput = () => logSpy.mock.calls.flat().join('\n');
  while (!readOutput().includes('Ctrl+C')) await new Promise(setImmediate);
  process.emit('SIGINT');
  await server;
  expect(readOutput()).toContain('https://localhost:');
  expect(readOutput()).toContain('--host-resolver-rules="MAP *.giphy.com');
});
