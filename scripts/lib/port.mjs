import net from 'node:net';
import { UserError } from './cli.mjs';

/**
 * @param {number} port
 * @returns {UserError}
 */
export function createBusyPortError(port) {
  return new UserError(
    `El puerto ${String(port)} está ocupado por otro programa.`,
    `Ciérralo, o elige otro puerto: PORT=${String(port === 65_535 ? 3000 : port + 1)} npm run web`,
  );
}

/**
 * @param {string | undefined} text Value of the environment variable.
 * @param {number} fallback
 * @returns {number}
 * @throws {UserError} when it is not a valid port.
 */
export function readPort(text, fallback) {
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new UserError(
    `PORT debe ser un número entero entre 1 y 65535, y vale «${text}».`,
    'Ejemplo: PORT=3001 npm run web',
  );
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
function isBusy(port, host) {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE') resolve(true);
      // A machine without IPv6 has no program listening there.
      else if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT')
        resolve(false);
      else reject(error);
    });
    probe.listen({ port, host, exclusive: true }, () => {
      probe.close(() => {
        resolve(false);
      });
    });
  });
}

/**
 * Checks both loopback addresses: a browser may resolve `localhost` to either,
 * and another program on one of them would answer instead of this one.
 *
 * @param {number} port
 * @throws {UserError} when a program already listens there.
 */
export async function assertPortFree(port) {
  for (const host of ['127.0.0.1', '::1'])
    if (await isBusy(port, host)) throw createBusyPortError(port);
}

/** @returns {Promise<number>} Port where no program listens. */
export function findFreePort() {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {net.AddressInfo} */ (probe.address());
      probe.close(() => {
        resolve(port);
      });
    });
  });
}
