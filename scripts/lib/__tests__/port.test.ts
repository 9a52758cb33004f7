/** @jest-environment node */
import net from 'node:net';
import { assertPortFree, createBusyPortError, readPort } from '../port.mjs';

function listen(host: string): Promise<net.Server> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.listen(0, host, () => {
      resolve(server);
    });
  });
}

it('accepts a port nobody uses', async () => {
  const server = await listen('127.0.0.1');
  const { port } = server.address() as net.AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  await expect(assertPortFree(port)).resolves.toBeUndefined();
});

it('refuses a port in use, with advice', async () => {
  const server = await listen('127.0.0.1');
  const { port } = server.address() as net.AddressInfo;
  await expect(assertPortFree(port)).rejects.toThrow(
    `PORT=${String(port + 1)} npm run web`,
  );
  server.close();
});

it('never advises a port that does not exist', () => {
  expect(createBusyPortError(65_535).message).toContain('PORT=3000');
});

it.each([
  [undefined, 3000],
  ['', 3000],
  ['8080', 8080],
])('reads %j as %i', (text, port) => {
  expect(readPort(text, 3000)).toBe(port);
});

it.each(['0', '70000', '80.5', 'abc'])('refuses PORT=%s', (text) => {
  expect(() => readPort(text, 3000)).toThrow(`vale «${text}»`);
});
