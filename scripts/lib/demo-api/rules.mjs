import { UserError } from '../cli.mjs';
import { createRandom } from '../random.mjs';
import { faults, serviceNames } from './faults.mjs';
import { hashText } from './deterministic.mjs';

/** @typedef {import('./answer.mjs').ServiceName} ServiceName */

/**
 * Word of a rule that is not a fault: it only delays the answers of a service.
 */
const LATENCY_WORD = 'latency';

const SYNTAX =
  'Cada regla es servicio:fallo, y puede llevar *veces y @/ruta: «pokeapi:500», «giphy:429:3*2», «rickandmorty:hang@/api/episode», «yesno:latency:200-1500».';

/**
 * @typedef {object} Rule
 * @property {ServiceName} service
 * @property {string} word
 * @property {string | undefined} argument
 * @property {number} times Number of requests that it affects.
 * @property {string} path Beginning of the addresses that it affects, query
 *   included.
 */

/** @typedef {readonly [low: number, high: number]} Range Milliseconds. */

/**
 * Decision of the rules about one request.
 *
 * @typedef {object} RuleDecision
 * @property {{word: string, argument: string | undefined} | undefined} fault
 * @property {number} delayMs
 */

/**
 * @param {string} text `200-1500` or `300`, in milliseconds.
 * @returns {Range}
 * @throws {UserError} when the text is neither.
 */
export function parseLatency(text) {
  const [, low = '', high = low] =
    /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(text) ?? [];
  if (low === '' || Number(low) > Number(high))
    throw new UserError(
      `No se entiende la demora «${text}».`,
      'Son milisegundos, de menos a más: 300, o 200-1500.',
    );
  return [Number(low), Number(high)];
}

/**
 * @param {string} text
 * @returns {ServiceName}
 */
function readService(text) {
  const service = serviceNames.find((name) => name === text);
  if (service) return service;
  throw new UserError(
    `No existe el servicio «${text}».`,
    `Los que hay: ${serviceNames.join(', ')}.`,
  );
}

/**
 * @param {ServiceName} service
 * @param {string} word
 * @param {string | undefined} argument
 */
function assertValidWord(service, word, argument) {
  if (word === LATENCY_WORD) {
    parseLatency(argument ?? '');
    return;
  }
  const fault = faults.get(word);
  if (!fault)
    throw new UserError(
      `No existe el fallo «${word}».`,
      `Los que hay: ${[...faults.keys(), LATENCY_WORD].join(', ')}.`,
    );
  if (!fault.services.includes(service))
    throw new UserError(
      `El fallo «${word}» no tiene sentido en ${service}.`,
      `Es para: ${fault.services.join(', ')}.`,
    );
  if (argument !== undefined && !fault.argument?.test(argument))
    throw new UserError(
      `El fallo «${word}» no admite «${argument}».`,
      fault.argument
        ? 'Lo que admite son segundos: «429:3».'
        : `Escribe solo «${service}:${word}».`,
    );
}

/**
 * @param {string} text
 * @returns {Rule}
 */
function parseRule(text) {
  const parts =
    /^([^:*@]+):([^:*@]+)(?::([^*@]*))?(?:\*(\d+))?(?:@(\/.*))?$/.exec(text);
  if (!parts) throw new UserError(`No se entiende la regla «${text}».`, SYNTAX);
  const [, name = '', word = '', argument, times, path = '/'] = parts;
  const service = readService(name);
  assertValidWord(service, word, argument);
  return {
    service,
    word,
    argument,
    times: times === undefined ? Infinity : Number(times),
    path,
  };
}

/**
 * @param {string} text Rules separated by commas; empty for none.
 * @returns {Rule[]}
 * @throws {UserError} for an invalid rule.
 */
export function parseRules(text) {
  return text
    .split(',')
    .map((rule) => rule.trim())
    .filter((rule) => rule !== '')
    .map(parseRule);
}

/**
 * @param {Range} range
 * @param {() => number} random
 */
function drawDelay([low, high], random) {
  return Math.round(low + random() * (high - low));
}

/**
 * Creates the state of the rules: they count the requests that they affect, and
 * draw delays in an order that repeats.
 *
 * @param {string} text Rules, as {@link parseRules} reads them.
 * @param {object} [options]
 * @param {Range} [options.latency] Delay of every answer, images included.
 * @throws {UserError} for an invalid rule.
 */
export function createRules(text, { latency = [0, 0] } = {}) {
  const defaultRandom = createRandom(hashText('latency'));
  const rules = parseRules(text).map((rule, index) => ({
    ...rule,
    on: faults.get(rule.word)?.on ?? 'data',
    random: createRandom(hashText(`${text} ${index}`)),
  }));

  /**
   * @param {ServiceName} service
   * @param {'data' | 'image'} kind
   * @param {string} address Path and query, as the service knows them.
   * @returns {RuleDecision}
   */
  function judge(service, kind, address) {
    const matching = rules.filter(
      (rule) =>
        rule.service === service &&
        rule.on === kind &&
        rule.times > 0 &&
        address.startsWith(rule.path),
    );
    const fault = matching.find(({ word }) => word !== LATENCY_WORD);
    const latencyRule = matching.find(({ word }) => word === LATENCY_WORD);
    for (const rule of [fault, latencyRule]) if (rule) rule.times -= 1;
    return {
      fault,
      delayMs: latencyRule
        ? drawDelay(
            parseLatency(latencyRule.argument ?? ''),
            latencyRule.random,
          )
        : drawDelay(latency, defaultRandom),
    };
  }

  return { judge };
}
