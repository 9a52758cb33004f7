import {
  isObject,
  createJsonAnswer,
  createImageAnswer,
  createTextAnswer,
  createHtmlAnswer,
} from '../answer.mjs';
import { drawCreature } from '../images/drawings.mjs';
import { createDetail } from './detail.mjs';
import { createNames, hasSprite } from './species.mjs';

/** @typedef {import('../answer.mjs').Answer} Answer */
/** @typedef {import('../answer.mjs').ServiceRequest} ServiceRequest */
/** @typedef {import('../answer.mjs').Json} Json */

const SPRITE_HOST = 'raw.githubusercontent.com';
const SPRITE_SIZE = 96;

/** @type {Record<number, string>} */
const messages = {
  400: 'Bad Request',
  401: 'Unauthorized',
  404: 'Not Found',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** @param {number} status */
const createFailure = (status) =>
  // The 403 comes from the proxy in front of the service, which answers with a
  // page.
  status === 403
    ? createHtmlAnswer('Access denied', status)
    : createTextAnswer(messages[status] ?? 'Error', status);

/**
 * @param {ServiceRequest} request
 * @param {ReadonlyMap<number, string>} names
 * @returns {Answer}
 */
function answerList({ query, link, host }, names) {
  const limit = Number.parseInt(query.get('limit') ?? '', 10) || 20;
  const offset = Number.parseInt(query.get('offset') ?? '', 10) || 0;
  const count = names.size;
  const linkTo = (/** @type {number} */ begin, /** @type {number} */ end) =>
    begin < end
      ? link(host, `/api/v2/pokemon?offset=${begin}&limit=${end - begin}`)
      : null;
  return createJsonAnswer({
    count,
    next: linkTo(offset + limit, Math.min(offset + 2 * limit, count)),
    previous: linkTo(Math.max(0, offset - limit), offset),
    results: [...names].slice(offset, offset + limit).map(([id, name]) => ({
      name,
      url: link(host, `/api/v2/pokemon/${id}/`),
    })),
  });
}

/**
 * @param {ServiceRequest} request
 * @param {ReadonlyMap<number, string>} names
 * @param {string} key Id or name.
 * @returns {Answer}
 */
function answerDetail(request, names, key) {
  if (!/^[a-z0-9-]+$/.test(key)) return createFailure(400);
  const entry = [...names].find(
    ([id, name]) => name === key || String(id) === key,
  );
  return entry
    ? createJsonAnswer(createDetail(request, ...entry))
    : createFailure(404);
}

/**
 * @param {Json | undefined} value
 * @param {null | undefined} image
 * @returns {Json | undefined} The same tree with `image` as every leaf.
 */
function replaceLeaves(value, image) {
  if (!isObject(value)) return image;
  return Object.fromEntries(
    Object.entries(value).map(([key, leaf]) => [
      key,
      replaceLeaves(leaf, image),
    ]),
  );
}

/** @param {ServiceRequest} request */
const isImage = ({ host }) => host === SPRITE_HOST;

/** @returns {import('../answer.mjs').Service} */
export function createPokeapi() {
  const names = createNames();

  /** @param {ServiceRequest} request */
  function answerSprite({ path }) {
    const id = Number(
      /^\/PokeAPI\/sprites\/master\/sprites\/pokemon\/(?:[\w-]+\/)*(\d+)\.png$/.exec(
        path,
      )?.[1],
    );
    return names.has(id) && hasSprite(id)
      ? createImageAnswer(
          drawCreature({ seed: id, size: SPRITE_SIZE }),
          'image/png',
        )
      : createTextAnswer('404: Not Found', 404);
  }

  return {
    isImage,
    answer(request) {
      if (isImage(request)) return answerSprite(request);
      const [api, version, resource, key, ...rest] = request.segments;
      if (`${api}/${version}/${resource}` !== 'api/v2/pokemon' || rest.length)
        return createFailure(400);
      return key === undefined
        ? answerList(request, names)
        : answerDetail(request, names, key);
    },
    failure: createFailure,
    headers: (status) => ({
      'Cache-Control': `public, max-age=${status < 400 ? 86_400 : 432_000}`,
    }),
    shape: {
      items: 'results',
      names: ['name'],
      fields: ['url', 'name', 'sprites', 'types', 'stats', 'height', 'weight'],
      withImage: (item, value) =>
        'sprites' in item
          ? { ...item, sprites: replaceLeaves(item.sprites, value) }
          : item,
      empty: (_asked, answer) =>
        isObject(answer.data) && 'results' in answer.data
          ? createJsonAnswer({
              count: 0,
              next: null,
              previous: null,
              results: [],
            })
          : createFailure(404),
      links: { next: 'next', previous: 'previous' },
    },
  };
}
