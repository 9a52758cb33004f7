import net from 'node:net';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * @typedef {object} Network
 * @property {number} bitsPerSecond Speed of what all connections receive
 *   together.
 * @property {number} roundTripMs
 */

/**
 * Opens a proxy that makes a local server as slow as a network. The browser's
 * own throttling leaves out the requests of workers.
 *
 * @param {number} port Port of the server.
 * @param {Network} network
 * @returns {Promise<{port: number, close: () => Promise<void>}>}
 */
export async function openSlowProxy(port, { bitsPerSecond, roundTripMs }) {
  /** Time at which the line is free again. */
  let freeAt = 0;
  /** @type {Set<net.Socket>} */
  const sockets = new Set();

  /**
   * Sends what arrives, in order and late.
   *
   * @param {net.Socket} source
   * @param {net.Socket} target
   * @param {(bytes: number) => number} findSendTime
   */
  function relay(source, target, findSendTime) {
    let sentPromise = wait(0);
    source.on('data', (chunk) => {
      const delayMs = findSendTime(chunk.length) - performance.now();
      const arrivedPromise = wait(Math.max(0, delayMs));
      sentPromise = sentPromise.then(async () => {
        await arrivedPromise;
        if (!target.destroyed) target.write(chunk);
      });
    });
    source.on('end', () => {
      sentPromise = sentPromise.then(async () => {
        await wait(roundTripMs / 2);
        target.end();
      });
    });
    source.on('error', () => target.destroy());
  }

  const server = net.createServer((client) => {
    const upstream = net.connect(port);
    sockets.add(client).add(upstream);
    const openedAt = performance.now() + roundTripMs;
    // A connection takes a round trip before its first byte.
    relay(
      client,
      upstream,
      () => Math.max(openedAt, performance.now()) + roundTripMs / 2,
    );
    relay(upstream, client, (bytes) => {
      const now = performance.now();
      freeAt = Math.max(freeAt, now) + (bytes * 8 * 1000) / bitsPerSecond;
      return freeAt + roundTripMs / 2;
    });
  });
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(undefined));
  });
  const address = /** @type {net.AddressInfo} */ (server.address());
  return {
    port: address.port,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => {
        server.close(() => resolve(undefined));
      });
    },
  };
}
