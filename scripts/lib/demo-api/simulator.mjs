import { createHash } from 'node:crypto';
import { toBytes, createTextAnswer } from './answer.mjs';
import { openExchange } from './exchange.mjs';
import { faults } from './faults.mjs';
import { giphy } from './giphy/index.mjs';
import { identifyRequest } from './hosts.mjs';
import { createPokeapi } from './pokeapi/index.mjs';
import { createRickAndMorty } from './rickandmorty/index.mjs';
import { createRules } from './rules.mjs';
import { createYesno } from './yesno/index.mjs';

/** @typedef {import('./answer.mjs').ServiceRequest} ServiceRequest */
/** @typedef {import('./answer.mjs').Service} Service */
/** @typedef {import('./answer.mjs').ServiceName} ServiceName */
/** @typedef {import('./exchange.mjs').Message} Message */
/** @typedef {import('./exchange.mjs').Request} Request */
/** @typedef {import('./exchange.mjs').Response} Response */
/** @typedef {import('./changes.mjs').Delivery} Delivery */
/** @typedef {import('./rules.mjs').RuleDecision} RuleDecision */

/**
 * @typedef {object} LogEntry
 * @property {ServiceName} service
 * @property {'data' | 'image'} kind
 * @property {string} method
 * @property {string} url Real address of the service, however it was requested.
 * @property {number} at Time of the request, as `Date.now()` counts.
 * @property {number | null} status Status of the answer; null until, or unless,
 *   it is sent.
 * @property {boolean} aborted True when the client left before its answer was
 *   complete.
 */

/**
 * @param {Service} service
 * @param {ServiceRequest} request
 * @param {RuleDecision['fault']} fault
 * @returns {Delivery}
 */
function createDelivery(service, request, fault) {
  /** @type {Delivery} */
  const delivery = {
    answer: service.answer(request),
    manner: 'whole',
    cors: true,
  };
  const change = faults.get(fault?.word ?? '')?.change;
  return change
    ? change(delivery, { service, asked: request, argument: fault?.argument })
    : delivery;
}

/**
 * @param {Service} service
 * @param {'data' | 'image'} kind
 * @param {Delivery} delivery
 * @returns {Message}
 */
function createMessage(service, kind, { answer, cors }) {
  const ownHeaders = Object.entries({
    ...(kind === 'data' ? service.headers(answer.status) : {}),
    ...answer.headers,
  });
  return {
    status: answer.status,
    headers: {
      'Content-Type': answer.type,
      'Cross-Origin-Resource-Policy': 'cross-origin',
      ...(cors && { 'Access-Control-Allow-Origin': '*' }),
      ...Object.fromEntries(
        ownHeaders.filter(
          ([name]) => cors || !name.startsWith('Access-Control-'),
        ),
      ),
    },
    body: toBytes(answer),
  };
}

/**
 * @param {Message} message
 * @param {string | undefined} knownEtag ETag that the client already has.
 * @returns {Message} Status 304 without a body, if the client has this version.
 */
function addEtag(message, knownEtag) {
  const digest = createHash('sha1').update(message.body).digest('base64url');
  const etag = `W/"${digest}"`;
  const headers = { ...message.headers, ETag: etag };
  return knownEtag === etag
    ? { status: 304, headers, body: Buffer.alloc(0) }
    : { ...message, headers };
}

/**
 * @param {string | undefined} method
 * @returns {Delivery | undefined} Answer for any method other than `GET` and
 *   `HEAD`.
 */
function refuseMethod(method) {
  if (method === 'GET' || method === 'HEAD') return undefined;
  const answer =
    method === 'OPTIONS'
      ? createTextAnswer('', 204)
      : createTextAnswer('Method Not Allowed', 405);
  const headers = { 'Access-Control-Allow-Methods': 'GET, HEAD' };
  return { answer: { ...answer, headers }, manner: 'whole', cors: true };
}

/**
 * Creates the four services, the rules that alter their answers and the log of
 * requests: everything but the server.
 *
 * @param {object} options
 * @param {string} options.scheme Scheme of this server: `http` or `https`.
 * @param {string} options.faults Initial rules.
 * @param {import('./rules.mjs').Range} options.latency
 * @param {number} options.dripMs Milliseconds that a slow body takes.
 * @throws {import('../cli.mjs').UserError} for an invalid rule.
 */
export function createSimulator({
  scheme,
  faults: initialRules,
  latency,
  dripMs,
}) {
  /** @type {LogEntry[]} */
  const log = [];
  let rules = createRules(initialRules, { latency });
  /** @type {Record<ServiceName, Service>} */
  const services = {
    giphy,
    yesno: createYesno(),
    rickandmorty: createRickAndMorty(),
    pokeapi: createPokeapi(),
  };

  /** @param {string} newRules */
  function setRules(newRules) {
    rules = createRules(newRules, { latency });
    // Only yesno keeps state between requests.
    services.yesno = createYesno();
    log.length = 0;
  }

  /**
   * @param {Request} request
   * @param {Response} response
   * @returns {boolean} False when the request is for none of the services.
   */
  function serve({ method = 'GET', url: target = '/', headers }, response) {
    const host = headers[':authority'] ?? headers.host ?? '';
    const request = identifyRequest({ host: String(host), target, scheme });
    if (!request) return false;

    const service = services[request.service];
    const kind = service.isImage(request) ? 'image' : 'data';
    const address = `${request.path}${request.search}`;
    /** @type {LogEntry} */
    const entry = {
      service: request.service,
      kind,
      method,
      url: `https://${request.host}${address}`,
      at: Date.now(),
      status: null,
      aborted: false,
    };
    log.push(entry);
    const exchange = openExchange(response, () => {
      entry.aborted = true;
    });

    const refusal = refuseMethod(method);
    const { fault, delayMs } = refusal
      ? { fault: undefined, delayMs: 0 }
      : rules.judge(request.service, kind, address);
    const delivery = refusal ?? createDelivery(service, request, fault);
    const plainMessage = createMessage(service, kind, delivery);
    const tagged =
      service.etag && kind === 'data' && !fault && plainMessage.status === 200;
    const message = tagged
      ? addEtag(plainMessage, headers['if-none-match'])
      : plainMessage;

    exchange.after(delayMs, () => {
      if (delivery.manner !== 'never' && delivery.manner !== 'refuse')
        entry.status = message.status;
      exchange.send(message, delivery.manner, {
        withBody: method !== 'HEAD',
        dripMs,
      });
    });
    return true;
  }

  return { log, serve, setRules };
}
