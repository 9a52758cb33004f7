import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getJson } from '../http';

let server: Server;

/** Starts an HTTP server: MSW cannot stop in the middle of a body. */
async function startServer(
  answer: (response: ServerResponse) => void,
): Promise<URL> {
  server = createServer((_, response) => {
    answer(response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return new URL(`http://127.0.0.1:${port}/`);
}

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

describe('getJson', () => {
  it('counts a body that stops half way against the time limit', async () => {
    const url = await startServer((response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.write('{"results": [');
    });
    await expect(
      getJson('Prueba', url, { timeoutMs: 100 }),
    ).rejects.toMatchObject({ kind: 'timeout', service: 'Prueba' });
  });

  it('calls a connection that is cut in the middle of the body a network failure', async () => {
    const url = await startServer((response) => {
      response.writeHead(200, { 'Content-Length': '100' });
      response.write('{"results": [');
      response.socket?.destroy();
    });
    await expect(getJson('Prueba', url)).rejects.toMatchObject({
      kind: 'network',
    });
  });

  it('does not ask when it was aborted before', async () => {
    const fetchSpy = jest.fn();
    const url = await startServer(fetchSpy);
    await expect(
      getJson('Prueba', url, { signal: AbortSignal.abort('gone') }),
    ).rejects.toBe('gone');
    expect(fetchSpy).not.toHaveBeenCalled();
  });

  it('says how long a failure took, so that a second attempt fits the total', async () => {
    const url = await startServer((response) => {
      response.writeHead(500).end();
    });
    await expect(getJson('Prueba', url)).rejects.toMatchObject({
      kind: 'server',
      elapsedMs: expect.any(Number) as number,
    });
  });
});
