import { isObject, json, picture } from '../answer.mjs';
import { drawStripes } from '../images/drawings.mjs';
import { hashText } from '../random.mjs';
import { countOf, gifOf, sizeOf } from './items.mjs';

/** @typedef {import('../answer.mjs').Answer} Answer */
/** @typedef {import('../answer.mjs').Asked} Asked */
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
function failure(status) {
  return json(
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
function results(data, total, offset, search) {
  return json({
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
function pick(item, paths) {
  /** @type {Record<string, Json | undefined>} */
  const kept = {};
  for (const path of paths) {
    const [key = '', ...rest] = path.split('.');
    const value = item[key];
    if (value === undefined) continue;
    const before = kept[key];
    kept[key] =
      rest.length > 0 && isObject(value)
        ? {
            ...(isObject(before) ? before : {}),
            ...pick(value, [rest.join('.')]),
          }
        : value;
  }
  return kept;
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

/** @param {Asked} asked */
function search(asked) {
  const { query } = asked;
  const term = query.get('q') ?? '';
  if (!query.get('api_key')) return failure(401);
  if (term === '') return failure(400);
  if (term.length > MAX_QUERY_LENGTH) return failure(414);

  const offset = readNumber(query.get('offset'), 0);
  const limit = Math.min(readNumber(query.get('limit'), 25), MAX_LIMIT);
  const total = countOf(term);
  const count = Math.max(0, Math.min(limit, total - offset));
  const fields = query.get('fields')?.split(',');
  const data = Array.from({ length: count }, (_, index) =>
    gifOf(asked, term, offset + index),
  );
  return results(
    fields ? data.map((item) => pick(item, fields)) : data,
    total,
    offset,
    asked.search,
  );
}

/** @param {Asked} asked */
function gifFile({ segments }) {
  const [id = '', file = ''] = segments.slice(-2);
  if (!file.endsWith('.gif')) return failure(404);
  const { width, height } = sizeOf(id);
  // Small, and enlarged by the browser: a real one would be a thousand times
  // heavier.
  const body = drawStripes({
    seed: hashText(id),
    width: Math.round(width / 8),
    height: Math.round(height / 8),
    still: file.endsWith('_s.gif'),
  });
  return picture(body, 'image/gif');
}

/** @param {Asked} asked */
const isImage = ({ host }) => host.startsWith('media');

/** @type {import('../answer.mjs').Service} */
export const giphy = {
  isImage,
  answer(asked) {
    if (isImage(asked)) return gifFile(asked);
    return asked.segments.join('/') === 'v1/gifs/search'
      ? search(asked)
      : failure(404);
  },
  failure,
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
    empty: ({ search: asked }) => results([], 0, 0, asked),
  },
};
