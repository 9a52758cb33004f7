/** @typedef {import('./json').Json} Json */
/** @typedef {import('./json').JsonObject} JsonObject */

/**
 * Answer of a service, before any fault.
 *
 * @typedef {object} Answer
 * @property {number} status
 * @property {string} type Content type.
 * @property {Json} [data] Payload of JSON answers.
 * @property {string | Uint8Array} [body] Content of all other answers.
 * @property {Readonly<Record<string, string>>} [headers]
 */

/** @typedef {'giphy' | 'yesno' | 'rickandmorty' | 'pokeapi'} ServiceName */

/**
 * Request, in the terms of the service that it is meant for.
 *
 * @typedef {object} ServiceRequest
 * @property {ServiceName} service
 * @property {string} host Host of the service.
 * @property {string} path Path of the request, still encoded.
 * @property {readonly string[]} segments Segments of the path, decoded, without
 *   empty ones.
 * @property {string} search Query with its `?`, or empty.
 * @property {URLSearchParams} query
 * @property {(host: string, path: string) => string} link Returns the address
 *   of another resource, reachable in the same way as this request.
 */

/**
 * Places of a service's payloads that the altering faults change.
 *
 * @typedef {object} Shape
 * @property {string} [items] Key of the list, in answers that have one.
 * @property {readonly string[]} names Keys of the text that readers see first.
 * @property {readonly [string, ...string[]]} fields Keys that a client reads.
 * @property {(item: JsonObject, value: null | undefined) => JsonObject} withImage
 *   Returns the item with its image fields null, or removed.
 * @property {(asked: ServiceRequest, answer: Answer) => Answer} empty Returns the answer
 *   of a request that finds nothing.
 * @property {{holder?: string, next: string, previous: string}} [links]
 *   Keys of the links from a page to its neighbours.
 */

/**
 * @typedef {object} Service
 * @property {(asked: ServiceRequest) => boolean} isImage
 * @property {(asked: ServiceRequest) => Answer} answer
 * @property {(status: number) => Answer} failure Returns an error in the
 *   service's own format.
 * @property {(status: number) => Readonly<Record<string, string>>} headers
 *   Returns the headers of every data answer.
 * @property {boolean} [etag] True when data answers have an ETag.
 * @property {Shape} shape
 */

const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * @param {Json} data
 * @param {number} [status]
 * @returns {Answer}
 */
export function createJsonAnswer(data, status = 200) {
  return { status, type: JSON_TYPE, data };
}

/**
 * @param {string} body
 * @param {number} [status]
 * @param {string} [type]
 * @returns {Answer}
 */
export function createTextAnswer(
  body,
  status = 200,
  type = 'text/plain; charset=utf-8',
) {
  return { status, type, body };
}

/**
 * @param {Uint8Array} body
 * @param {string} type
 * @returns {Answer}
 */
export function createImageAnswer(body, type) {
  return {
    status: 200,
    type,
    body,
    headers: { 'Cache-Control': 'public, max-age=300' },
  };
}

/**
 * @param {string} title Title in English, as the services' gateways write it.
 * @param {number} status
 * @returns {Answer}
 */
export function createHtmlAnswer(title, status) {
  return createTextAnswer(
    `<!doctype html><html lang="en"><head><title>${title}</title></head><body><h1>${title}</h1></body></html>\n`,
    status,
    'text/html; charset=utf-8',
  );
}

/**
 * @param {Answer} answer
 * @returns {Buffer}
 */
export function toBytes({ data, body = '' }) {
  return Buffer.from(data === undefined ? body : JSON.stringify(data));
}

/**
 * @param {Json | undefined} value
 * @returns {value is JsonObject}
 */
export function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
