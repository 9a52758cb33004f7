/** @jest-environment node */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { openSlowProxy } from '../slow-proxy.mjs';

const BODY = 'a'.repeat(20_000);

/** Serves `BODY`, and times a request for it through a proxy. */
async function measureRequest(network: {
  readonly bitsPerSecond: number;
  readonly roundTripMs: number;
}): Promise<{ readonly body: string; readonly ms: number }> {
  const server = http.createServer((_, response) => {
    response.end(BODY);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const proxy = await openSlowProxy(port, network);
  try {
    const startTime = performance.now();
    const response = await fetch(`http://127.0.0.1:${proxy.port}/`);
    const body = await response.text();
    return { body, ms: performance.now() - startTime };
  } finally {
    await proxy.close();
    server.closeAllConnections();
    server.close();
  }
}

test('an answer through the proxy is the server’s, whole', async () => {
  const { body } = await measureRequest({ bitsPerSecond: 1e9, roundTripMs: 0 });
  expect(body).toBe(BODY);
});

test('a connection and an answer take two round trips', async () => {
  const { ms } = await measureRequest({ bitsPerSecond: 1e9, roundTripMs: 60 });
  expect(ms).toBeGreaterThan(115);
});

test('the bytes of an answer take their time at the speed of the line', async () => {
  const { ms } = await measureRequest({ bitsPerSecond: 1e6, roundTripMs: 0 });
  expect(ms).toBeGreaterThan(155);
});
