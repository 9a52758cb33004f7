import { isObject, createJsonAnswer, createImageAnswer } from '../answer.mjs';
import { drawStripes } from '../images/drawings.mjs';
import { hashText } from '../deterministic.mjs';
import { countResults, createGif, getOriginalSize } from './items.mjs';

/** @typedef {import('../answer.mjs').Answer} Answer */
/** @typedef {import('../answer.mjs').ServiceRequest} ServiceRequest */
/** @typedef {import('../answer.mjs').Json} Json */
/** @typedef {import('../answer.mjs').JsonObject} JsonObject */

const MAX_QUERY_LENGTH = 50;
const MAX_LIMIT = 50;

/** @type {Record<number, string>} */
const messages = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'BANNED',
  404: 'Not Found!',
  414: 'URI Too Long',
  429: 'API rate limit exceeded',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** @param {number} status */
function createFailure(status) {
  return createJsonAnswer(
    {
      data: [],
      meta: { status, msg: messages[status] ?? 'Error', response_id: '' },
    },
    status,
  );
}

/**
 * @param {readonly Json[]} data
 * @param {number} total
 * @param {number} offset
 * @param {string} search
 * @returns {Answer}
 */
function createResults(data, total, offset, search) {
  return createJsonAnswer({
    data: [...data],
    meta: {
      status: 200,
      msg: 'OK',
      response_id: `demo${hashText(search).toString(36)}`,
    },
    pagination: { total_count: total, count: data.length, offset },
  });
}

/**
 * @param {JsonObject} item
 * @param {readonly string[]} paths Paths of the fields: `id`,
 *   `images.fixed_width`…
 * @returns {JsonObject} Item with the fields of `paths` only.
 */
function pickFields(item, paths) {
  /** @type {Record<string, Json | undefined>} */
  const keptFields = {};
  for (const path of paths) {
    const [key = '', ...rest] = path.split('.');
    const value = item[key];
    if (value === undefined) continue;
    const before = keptFields[key];
    keptFields[key] =
      rest.length > 0 && isObject(value)
        ? {
            ...(isObject(before) ? before : {}),
            ...pickFields(value, [rest.join('.')]),
          }
        : value;
  }
  return keptFields;
}

/**
 * @param {string | null} text
 * @param {number} fallback
 */
function readNumber(text, fallback) {
  const number = Number(text ?? '');
  return text !== null && Number.isInteger(number) && number >= 0
    ? number
    : fallback;
}

/** @param {ServiceRequest} request */
function answerSearch(request) {
  const { query } = request;
  const term = query.get('q') ?? '';
  if (!query.get('api_key')) return createFailure(401);
  if (term === '') return createFailure(400);
  if (term.length > MAX_QUERY_LENGTH) return createFailure(414);

  const offset = readNumber(query.get('offset'), 0);
  const limit = Math.min(readNumber(query.get('limit'), 25), MAX_LIMIT);
  const total = countResults(term);
  const count = Math.max(0, Math.min(limit, total - offset));
  const fields = query.get('fields')?.split(',');
  const data = Array.from({ length: count }, (_, index) =>
    createGif(request, term, offset + index),
  );
  return createResults(
    fields ? data.map((item) => pickFields(item, fields)) : data,
    total,
    offset,
    request.search,
  );
}

/** @param {ServiceRequest} request */
function answerGifFile({ segments }) {
  const [id = '', file = ''] = segments.slice(-2);
  if (!file.endsWith('.gif')) return createFailure(404);
  const { width, height } = getOriginalSize(id);
  // Small, and enlarged by the browser: a real one would be a thousand times
  // heavier.
  const body = drawStripes({
    seed: hashText(id),
    width: Math.round(width / 8),
    height: Math.round(height / 8),
    still: file.endsWith('_s.gif'),
  });
  return createImageAnswer(body, 'image/gif');
}

/** @param {ServiceRequest} request */
const isImage = ({ host }) => host.startsWith('media');

/** @type {import('../answer.mjs').Service} */
export const giphy = {
  isImage,
  answer(request) {
    if (isImage(request)) return answerGifFile(request);
    return request.segments.join('/') === 'v1/gifs/search'
      ? answerSearch(request)
      : createFailure(404);
  },
  failure: createFailure,
  headers: () => ({ 'Cache-Control': 'max-age=0, private' }),
  shape: {
    items: 'data',
    names: ['title', 'alt_text', 'username'],
    fields: ['images', 'title', 'id', 'url'],
    withImage: (item, value) => ({
      ...item,
      images: Object.fromEntries(
        Object.entries(isObject(item.images) ? item.images : {}).map(
          ([name, rendition]) => [
            name,
            { ...(isObject(rendition) ? rendition : {}), url: value },
          ],
        ),
      ),
    }),
    empty: ({ search: request }) => createResults([], 0, 0, request),
  },
};
