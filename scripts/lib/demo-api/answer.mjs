/** @typedef {import('./json').Json} Json */
/** @typedef {import('./json').JsonObject} JsonObject */

/**
 * What a service answers, before any fault.
 *
 * @typedef {object} Answer
 * @property {number} status
 * @property {string} type Content type.
 * @property {Json} [data] Of JSON answers.
 * @property {string | Uint8Array} [body] Of all others.
 * @property {Readonly<Record<string, string>>} [headers]
 */

/** @typedef {'giphy' | 'yesno' | 'rickandmorty' | 'pokeapi'} ServiceName */

/**
 * One request, in the terms of the service that it is meant for.
 *
 * @typedef {object} Asked
 * @property {ServiceName} service
 * @property {string} host The service's own.
 * @property {string} path As it came, still encoded.
 * @property {readonly string[]} segments Of the path, decoded, without empty ones.
 * @property {string} search With its `?`, or empty.
 * @property {URLSearchParams} query
 * @property {(host: string, path: string) => string} link Address of another
 *   resource, reachable in the way that this one was asked for.
 */

/**
 * Where the faults that alter data find their way in a service's payloads.
 *
 * @typedef {object} Shape
 * @property {string} [items] Key of the list in an answer that is one.
 * @property {readonly string[]} names Keys of the text that readers see first.
 * @property {readonly [string, ...string[]]} fields Keys that a client reads.
 * @property {(item: JsonObject, value: null | undefined) => JsonObject} withImage
 *   The item with its image fields null, or gone.
 * @property {(asked: Asked, answer: Answer) => Answer} empty The answer when nothing was found.
 * @property {{holder?: string, next: string, previous: string}} [links] Of a page to its neighbours.
 */

/**
 * @typedef {object} Service
 * @property {(asked: Asked) => boolean} isImage
 * @property {(asked: Asked) => Answer} answer
 * @property {(status: number) => Answer} failure In the service's own words.
 * @property {(status: number) => Readonly<Record<string, string>>} headers Of every data answer.
 * @property {boolean} [etag] Whether data answers carry one.
 * @property {Shape} shape
 */

const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * @param {Json} data
 * @param {number} [status]
 * @returns {Answer}
 */
export function json(data, status = 200) {
  return { status, type: JSON_TYPE, data };
}

/**
 * @param {string} body
 * @param {number} [status]
 * @param {string} [type]
 * @returns {Answer}
 */
export function text(body, status = 200, type = 'text/plain; charset=utf-8') {
  return { status, type, body };
}

/**
 * @param {Uint8Array} body
 * @param {string} type
 * @returns {Answer}
 */
export function picture(body, type) {
  return {
    status: 200,
    type,
    body,
    headers: { 'Cache-Control': 'public, max-age=300' },
  };
}

/**
 * @param {string} title English, as the services' gateways write it.
 * @param {number} status
 * @returns {Answer}
 */
export function webPage(title, status) {
  return text(
    `<!doctype html><html lang="en"><head><title>${title}</title></head><body><h1>${title}</h1></body></html>\n`,
    status,
    'text/html; charset=utf-8',
  );
}

/**
 * @param {Answer} answer
 * @returns {Buffer}
 */
export function bytesOf({ data, body = '' }) {
  return Buffer.from(data === undefined ? body : JSON.stringify(data));
}

/**
 * @param {Json | undefined} value
 * @returns {value is JsonObject}
 */
export function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
