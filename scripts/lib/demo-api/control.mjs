import { UserError } from '../cli.mjs';
import { serviceNames } from './faults.mjs';
import { hostPatterns } from './hosts.mjs';

/** @typedef {import('./exchange.mjs').Request} Request */
/** @typedef {import('./exchange.mjs').Response} Response */

/** Prefix of the paths that the server itself answers, under any host. */
const CONTROL_PREFIX = '/__demo/';

/**
 * @param {Response} response
 * @param {number} status
 * @param {string} type
 * @param {string} body
 */
function reply(response, status, type, body) {
  /** @type {import('node:stream').Writable} */
  const stream = response;
  response.statusCode = status;
  response.setHeader('Content-Type', `${type}; charset=utf-8`);
  response.setHeader('Access-Control-Allow-Origin', '*');
  stream.end(body);
}

/** @param {Request} request */
async function readText(request) {
  /** @type {import('node:stream').Readable} */
  const stream = request;
  /** @type {Buffer[]} */
  const chunks = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

/**
 * Answers `POST /__demo/rules` and `GET /__demo/log`.
 *
 * @param {Request} request
 * @param {Response} response
 * @param {ReturnType<typeof import('./simulator.mjs').createSimulator>} simulator
 * @returns {Promise<boolean>} False when the request is for something else.
 */
export async function handleControl(request, response, { log, setRules }) {
  const { method, url = '/' } = request;
  if (!url.startsWith(CONTROL_PREFIX)) return false;
  const target = `${method} ${url}`;
  if (target === `GET ${CONTROL_PREFIX}log`) {
    reply(response, 200, 'application/json', JSON.stringify(log));
  } else if (target === `POST ${CONTROL_PREFIX}rules`) {
    const text = await readText(request);
    try {
      setRules(text);
      reply(response, 200, 'text/plain', 'Reglas cambiadas.\n');
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      reply(response, 400, 'text/plain', `${error.message}\n`);
    }
  } else {
    reply(
      response,
      404,
      'text/plain',
      `Aquí solo hay POST ${CONTROL_PREFIX}rules y GET ${CONTROL_PREFIX}log.\n`,
    );
  }
  return true;
}

/**
 * @param {Response} response
 */
export function replyUsage(response) {
  reply(
    response,
    404,
    'text/plain',
    [
      `Este servidor imita a ${serviceNames.join(', ')}.`,
      `Escribe primero el nombre del servidor real: ${hostPatterns.join(', ')}.`,
      'Por ejemplo: /pokeapi.co/api/v2/pokemon o /yesno.wtf/api.',
      '',
    ].join('\n'),
  );
}
