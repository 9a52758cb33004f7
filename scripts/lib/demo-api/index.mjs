import http from 'node:http';
import http2 from 'node:http2';
import { UserError } from '../cli.mjs';
import { createCertificate } from './certificate.mjs';
import { handleControl, replyUsage } from './control.mjs';
import { parseLatency } from './rules.mjs';
import { createSimulator } from './simulator.mjs';

export { faultWords, serviceSpecificFaults } from './faults.mjs';
export { formatHostResolverRules } from './hosts.mjs';

/** @typedef {import('./exchange.mjs').Request} Request */
/** @typedef {import('./exchange.mjs').Response} Response */
/** @typedef {import('./simulator.mjs').LogEntry} LogEntry */

/**
 * @typedef {object} DemoApiOptions
 * @property {number} port 0 for any free port.
 * @property {string} [host]
 * @property {boolean} [tls] Serves HTTPS, over HTTP/2 where the client knows
 *   it, as the real services do: without the limit of six requests at a time.
 * @property {string} [faults] Rules, as in `pokeapi:500*2,giphy:hang`.
 * @property {string} [latency] Milliseconds before every answer: `300`,
 *   `200-1500`.
 * @property {number} [dripMs] Milliseconds that a body of the fault `drip`
 *   takes.
 */

/**
 * @typedef {object} DemoApi
 * @property {string} url Address without a final slash.
 * @property {number} port
 * @property {string | undefined} certificate Certificate in PEM, for a server
 *   with TLS.
 * @property {string | undefined} certificateHash Value for Chromium's
 *   `--ignore-certificate-errors-spki-list`. The broader
 *   `--ignore-certificate-errors` works too, but disables the HTTP cache.
 * @property {readonly Readonly<LogEntry>[]} log Log of the requests: always the
 *   same array, which grows.
 * @property {() => void} reset Restores the initial rules and empties the log.
 * @property {(rules: string) => void} setRules Replaces the rules and empties
 *   the log.
 * @property {() => Promise<void>} close
 */

/**
 * @param {http.Server | http2.Http2SecureServer} server
 * @param {number} port
 * @param {string} host
 * @returns {Promise<number>} Port where the server listens.
 */
function listen(server, port, host) {
  return new Promise((resolve, reject) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new UserError(
              `El puerto ${port} está ocupado por otro programa.`,
              'Ciérralo, o elige otro: npm run demo-api -- --port 4200',
            )
          : error,
      );
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(
        typeof address === 'object' && address !== null ? address.port : port,
      );
    });
  });
}

/**
 * @param {http.Server | http2.Http2SecureServer} server
 * @returns {() => Promise<void>} Function that closes the server at once, with
 *   its open connections.
 */
function createCloser(server) {
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set();
  server.on('connection', (/** @type {import('node:net').Socket} */ socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => {
        resolve();
      });
      for (const socket of sockets) socket.destroy();
    });
}

/**
 * Starts a server that stands in for GIPHY, yesno.wtf, the Rick and Morty API
 * and PokeAPI: it answers with data of our own, altered as the rules say. It is
 * reached under the services' own names (see {@link formatHostResolverRules}) or with
 * the name in front of the path: `/pokeapi.co/api/v2/pokemon`.
 *
 * Every server has its own rules and log, which `POST /__demo/rules` and
 * `GET /__demo/log` reach from another process.
 *
 * @param {DemoApiOptions} options
 * @returns {Promise<DemoApi>}
 * @throws {UserError} for an invalid rule, or a busy port.
 */
export async function startDemoApi({
  port,
  host = '127.0.0.1',
  tls = false,
  faults = '',
  latency = '0',
  dripMs = 6000,
}) {
  const scheme = tls ? 'https' : 'http';
  const simulator = createSimulator({
    scheme,
    faults,
    latency: parseLatency(latency),
    dripMs,
  });
  const pair = tls ? await createCertificate() : undefined;

  /**
   * @param {Request} request
   * @param {Response} response
   */
  async function handle(request, response) {
    if (await handleControl(request, response, simulator)) return;
    if (!simulator.serve(request, response)) replyUsage(response);
  }
  /**
   * @param {Request} request
   * @param {Response} response
   */
  const onRequest = (request, response) => {
    handle(request, response).catch((/** @type {unknown} */ error) => {
      console.error('✗ Error al responder', request.url, error);
      response.destroy();
    });
  };

  const server = pair
    ? http2.createSecureServer(
        { key: pair.key, cert: pair.cert, allowHTTP1: true },
        onRequest,
      )
    : http.createServer(onRequest);
  const close = createCloser(server);
  const actualPort = await listen(server, port, host);

  return {
    url: `${scheme}://${host}:${actualPort}`,
    port: actualPort,
    certificate: pair?.cert,
    certificateHash: pair?.hash,
    log: simulator.log,
    reset: () => {
      simulator.setRules(faults);
    },
    setRules: simulator.setRules,
    close,
  };
}
