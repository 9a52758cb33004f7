import { isObject, createJsonAnswer, createImageAnswer } from '../answer.mjs';
import { drawCreature } from '../images/drawings.mjs';
import { createData } from './data.mjs';
import { createEntries } from './render.mjs';

/** @typedef {import('../answer.mjs').Answer} Answer */
/** @typedef {import('../answer.mjs').ServiceRequest} ServiceRequest */
/** @typedef {import('./render.mjs').Entry} Entry */

/** @typedef {'character' | 'location' | 'episode'} Resource */

const PER_PAGE = 20;
const NOTHING_HERE = { error: 'There is nothing here' };

/** @type {Record<Resource, readonly string[]>} */
const filters = {
  character: ['name', 'status', 'species', 'type', 'gender'],
  location: ['name', 'type', 'dimension'],
  episode: ['name', 'episode'],
};

/** @type {Record<number, string>} */
const messages = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'There is nothing here.',
  429: "Ohh yea, you gotta get schwifty!. You've reached the maximum request limit, please try again later.",
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** @param {number} status */
const createFailure = (status) =>
  createJsonAnswer({ error: messages[status] ?? 'Error' }, status);

/**
 * @param {string} key
 * @param {string} value
 * @param {Entry} entry
 */
function matchesFilter(key, value, { facts }) {
  const ownValue = String(facts[key] ?? '').toLowerCase();
  const wantedValue = value.toLowerCase();
  // Matches the beginning: otherwise «male» would find «female» too.
  return key === 'gender'
    ? ownValue.startsWith(wantedValue)
    : ownValue.includes(wantedValue);
}

/**
 * @param {ServiceRequest} request
 * @param {Resource} resource
 * @param {readonly Entry[]} entries
 * @returns {Answer}
 */
function answerPage(request, resource, entries) {
  const { query, link, host, path } = request;
  const wantedFilters = [...query].filter(
    ([key, value]) => filters[resource].includes(key) && value !== '',
  );
  const matchingEntries = entries.filter((entry) =>
    wantedFilters.every(([key, value]) => matchesFilter(key, value, entry)),
  );
  const number = Math.max(1, Math.trunc(Number(query.get('page') ?? 1)) || 1);
  const pages = Math.ceil(matchingEntries.length / PER_PAGE);
  if (number > pages) return createJsonAnswer(NOTHING_HERE, 404);

  // The real service appends the filters as they came, decoded.
  const suffix = wantedFilters
    .map(([key, value]) => `&${key}=${value}`)
    .join('');
  const linkTo = (/** @type {number} */ otherPage) =>
    otherPage < 1 || otherPage > pages
      ? null
      : `${link(host, path)}?page=${otherPage}${suffix}`;
  return createJsonAnswer({
    info: {
      count: matchingEntries.length,
      pages,
      next: linkTo(number + 1),
      prev: linkTo(number - 1),
    },
    results: matchingEntries
      .slice((number - 1) * PER_PAGE, number * PER_PAGE)
      .map(({ render }) => render(request)),
  });
}

/**
 * @param {ServiceRequest} request
 * @param {string} text `1,2,3` or `[1,2,3]`.
 * @param {readonly Entry[]} entries
 * @returns {Answer}
 */
function answerSeveral(request, text, entries) {
  const list = /^(\[?)(\d+(?:,\d+)*)(\]?)$/.exec(text.replaceAll(' ', ''));
  const [, open, numbers = '', close] = list ?? [];
  if (!list || (open === '') !== (close === ''))
    return createJsonAnswer({ error: 'Bad... bad array :/' }, 500);
  const ids = new Set(numbers.split(',').map(Number));
  return createJsonAnswer(
    entries
      .filter(({ facts }) => ids.has(Number(facts.id)))
      .map(({ render }) => render(request)),
  );
}

/**
 * @param {ServiceRequest} request
 * @param {Resource} resource
 * @param {string} text
 * @param {readonly Entry[]} entries
 * @returns {Answer}
 */
function answerOne(request, resource, text, entries) {
  if (!/^-?\d+$/.test(text))
    return createJsonAnswer({ error: 'Hey! you must provide an id' }, 500);
  const title = `${resource.charAt(0).toUpperCase()}${resource.slice(1)}`;
  const entry = entries[Number(text) - 1];
  return entry
    ? createJsonAnswer(entry.render(request))
    : createJsonAnswer({ error: `${title} not found` }, 404);
}

/**
 * @param {string | undefined} text
 * @returns {text is Resource}
 */
function isResource(text) {
  return text === 'character' || text === 'location' || text === 'episode';
}

/** @param {ServiceRequest} request */
const isImage = ({ path }) => path.startsWith('/api/character/avatar/');

/** @returns {import('../answer.mjs').Service} */
export function createRickAndMorty() {
  const data = createData();
  const entries = createEntries(data);

  /** @param {ServiceRequest} request */
  function answerAvatar({ segments }) {
    const id = Number(/^(\d+)\.jpeg$/.exec(segments.at(-1) ?? '')?.[1]);
    return data.characters[id - 1]
      ? createImageAnswer(
          drawCreature({ seed: id, size: 300, background: true }),
          'image/png',
        )
      : createFailure(404);
  }

  return {
    isImage,
    answer(request) {
      if (isImage(request)) return answerAvatar(request);
      const [api, resource, id, ...rest] = request.segments;
      if (api !== 'api' || rest.length > 0) return createFailure(404);
      if (resource === undefined)
        return createJsonAnswer({
          characters: request.link(request.host, '/api/character'),
          locations: request.link(request.host, '/api/location'),
          episodes: request.link(request.host, '/api/episode'),
        });
      if (!isResource(resource)) return createFailure(404);
      const resourceEntries = entries[resource];
      if (id === undefined)
        return answerPage(request, resource, resourceEntries);
      return /[[\],]/.test(id)
        ? answerSeveral(request, id, resourceEntries)
        : answerOne(request, resource, id, resourceEntries);
    },
    failure: createFailure,
    headers: () => ({}),
    etag: true,
    shape: {
      items: 'results',
      names: ['name'],
      fields: [
        'image',
        'name',
        'status',
        'species',
        'gender',
        'origin',
        'location',
        'episode',
        'dimension',
        'residents',
        'air_date',
        'characters',
      ],
      withImage: (item, value) =>
        'image' in item ? { ...item, image: value } : item,
      empty: (request, answer) => {
        const resource = request.segments[1];
        if (Array.isArray(answer.data)) return createJsonAnswer([]);
        if (isObject(answer.data) && 'results' in answer.data)
          return createJsonAnswer(NOTHING_HERE, 404);
        return answerOne(
          request,
          isResource(resource) ? resource : 'character',
          '0',
          [],
        );
      },
      links: { holder: 'info', next: 'next', previous: 'prev' },
    },
  };
}
