/** @typedef {import('../answer.mjs').ServiceRequest} ServiceRequest */
/** @typedef {import('../answer.mjs').JsonObject} JsonObject */

/**
 * @typedef {object} Entry
 * @property {Readonly<Record<string, unknown>>} facts Fields that the filters
 *   compare.
 * @property {(asked: ServiceRequest) => JsonObject} render Returns the JSON of the
 *   entry.
 */

/**
 * @param {number} id
 * @returns {string} Date from November 2017 on, as the real records have.
 */
function formatCreated(id) {
  return new Date(Date.UTC(2017, 10, 4) + id * 3_600_000).toISOString();
}

/**
 * @param {ReturnType<typeof import('./data.mjs').createData>} data
 * @returns Entries of each resource, in the order of their ids.
 */
export function createEntries({ characters, locations, episodes }) {
  /** @type {Map<number, number[]>} */
  const residents = new Map();
  /** @type {Map<number, number[]>} */
  const casts = new Map();
  for (const { id, location, episodes: episodeIds } of characters) {
    if (location !== undefined)
      residents.set(location, [...(residents.get(location) ?? []), id]);
    for (const episode of episodeIds)
      casts.set(episode, [...(casts.get(episode) ?? []), id]);
  }

  /**
   * @param {ServiceRequest} request
   * @param {string} resource
   * @param {number} id
   */
  const createAddress = ({ link, host }, resource, id) =>
    link(host, `/api/${resource}/${id}`);

  /**
   * @param {ServiceRequest} request
   * @param {number | undefined} id
   */
  function createReference(request, id) {
    const place = id === undefined ? undefined : locations[id - 1];
    return place
      ? { name: place.name, url: createAddress(request, 'location', place.id) }
      : { name: 'unknown', url: '' };
  }

  /** @type {Entry[]} */
  const character = characters.map((facts) => ({
    facts,
    render(request) {
      const { origin, location, episodes: episodeIds, ...rest } = facts;
      return {
        ...rest,
        origin: createReference(request, origin),
        location: createReference(request, location),
        image: request.link(
          request.host,
          `/api/character/avatar/${facts.id}.jpeg`,
        ),
        episode: episodeIds.map((id) => createAddress(request, 'episode', id)),
        url: createAddress(request, 'character', facts.id),
        created: formatCreated(facts.id),
      };
    },
  }));

  /** @type {Entry[]} */
  const location = locations.map((facts) => ({
    facts,
    render: (request) => ({
      ...facts,
      residents: (residents.get(facts.id) ?? []).map((id) =>
        createAddress(request, 'character', id),
      ),
      url: createAddress(request, 'location', facts.id),
      created: formatCreated(facts.id),
    }),
  }));

  /** @type {Entry[]} */
  const episode = episodes.map((facts) => ({
    facts,
    render: (request) => ({
      id: facts.id,
      name: facts.name,
      air_date: facts.airDate,
      episode: facts.episode,
      characters: (casts.get(facts.id) ?? []).map((id) =>
        createAddress(request, 'character', id),
      ),
      url: createAddress(request, 'episode', facts.id),
      created: formatCreated(facts.id),
    }),
  }));

  return { character, location, episode };
}
