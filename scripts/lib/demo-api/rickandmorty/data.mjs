import { createRandom } from '../../random.mjs';
import { pickCyclic } from '../deterministic.mjs';
import {
  nameEndings,
  placeKinds,
  species,
  namePrefixes,
  types,
} from './name-parts.mjs';

/**
 * @typedef {object} Character
 * @property {number} id
 * @property {string} name
 * @property {string} status
 * @property {string} species
 * @property {string} type
 * @property {string} gender
 * @property {number | undefined} origin Id of a location.
 * @property {number | undefined} location
 * @property {readonly number[]} episodes
 */

/** @typedef {{id: number, name: string, type: string, dimension: string}} Place */
/** @typedef {{id: number, name: string, episode: string, airDate: string}} Episode */

const CHARACTER_COUNT = 826;
const LOCATION_COUNT = 126;
const EPISODES_PER_SEASON = [11, 10, 10, 10, 10];

/** Last location with residents. */
const LAST_INHABITED_LOCATION = 96;

/** @type {readonly (readonly [name: string, gender: string])[]} */
const mainCharacters = [
  ['Rick Sanchez', 'Male'],
  ['Morty Smith', 'Male'],
  ['Summer Smith', 'Female'],
  ['Beth Smith', 'Female'],
  ['Jerry Smith', 'Male'],
];

/** @typedef {import('../deterministic.mjs').Words} Words */

/** @param {number} id */
function createName(id) {
  const [knownName] = mainCharacters[id - 1] ?? [];
  if (knownName !== undefined) return knownName;
  // Some names repeat under another id, as in the real list.
  const ownId = id % 18 === 0 ? id - 7 : id;
  const title = pickCyclic(namePrefixes, ownId * 7);
  const bearer = pickCyclic(
    nameEndings,
    Math.floor(ownId / namePrefixes.length) + ownId,
  );
  return `${title} ${bearer}`;
}

/** @param {() => number} random */
function pickEpisodes(random) {
  const count = random() < 0.8 ? 1 : 2 + Math.floor(random() * 4);
  const chosenIds = Array.from(
    { length: count },
    () => 1 + Math.floor(random() * 51),
  );
  return [...new Set(chosenIds)].sort((a, b) => a - b);
}

/**
 * @param {number} id
 * @param {() => number} random
 * @returns {Character}
 */
function makeCharacter(id, random) {
  const [, gender] = mainCharacters[id - 1] ?? [];
  const origin =
    random() < 0.36
      ? undefined
      : 1 + Math.floor(random() * LAST_INHABITED_LOCATION);
  const isMainCharacter = gender !== undefined;
  return {
    id,
    name: createName(id),
    status: isMainCharacter
      ? 'Alive'
      : pickCyclic(
          ['Alive', 'Dead', 'Alive', 'unknown', 'Dead', 'Alive', 'Alive'],
          Math.floor(random() * 7),
        ),
    species: isMainCharacter
      ? 'Human'
      : pickCyclic(species, Math.floor(random() * species.length)),
    type:
      isMainCharacter || random() < 0.5
        ? ''
        : pickCyclic(types, Math.floor(random() * 6)),
    gender:
      gender ??
      pickCyclic(
        ['Male', 'Female', 'Male', 'Genderless', 'unknown', 'Female', 'Male'],
        Math.floor(random() * 7),
      ),
    origin: isMainCharacter ? 1 : origin,
    // Each of the first characters lives in its own location, so that no
    // inhabited location is empty.
    location:
      id % 48 === 0
        ? undefined
        : id <= LAST_INHABITED_LOCATION
          ? id
          : 1 + Math.floor(random() * LAST_INHABITED_LOCATION),
    episodes: isMainCharacter
      ? Array.from({ length: 51 }, (_, index) => index + 1)
      : pickEpisodes(random),
  };
}

/**
 * @param {number} id
 * @returns {Place}
 */
function makeLocation(id) {
  if (id === 1)
    return {
      id,
      name: 'Earth (C-137)',
      type: 'Planet',
      dimension: 'Dimension C-137',
    };
  const [suffix = '', type = ''] = placeKinds[id % placeKinds.length] ?? [];
  const dimensions = /** @type {Words} */ ([
    'unknown',
    'Replacement Dimension',
    `Dimension ${String.fromCharCode(65 + (id % 26))}-${100 + id}`,
  ]);
  return {
    id,
    name: `${pickCyclic(namePrefixes, id * 5 + Math.floor(id / namePrefixes.length))} ${suffix}`,
    type: id % 25 === 0 ? 'unknown' : type,
    dimension: id === 60 || id === 110 ? '' : pickCyclic(dimensions, id),
  };
}

/** @returns {Episode[]} */
function makeEpisodes() {
  const numbers = EPISODES_PER_SEASON.flatMap((count, season) =>
    Array.from({ length: count }, (_, index) => [season + 1, index + 1]),
  );
  return numbers.map(([season = 0, number = 0], index) => ({
    id: index + 1,
    name:
      index === 0
        ? 'Pilot'
        : `The ${pickCyclic(namePrefixes, index * 3)} ${pickCyclic(nameEndings, index * 4 + 5)}`,
    episode: `S${String(season).padStart(2, '0')}E${String(number).padStart(2, '0')}`,
    airDate: new Date(Date.UTC(2013, 11, 2 + index * 56)).toLocaleDateString(
      'en-US',
      { dateStyle: 'long', timeZone: 'UTC' },
    ),
  }));
}

/**
 * Creates the whole data set, which is invented except for the names of the
 * first five characters, of their planet and of the first episode.
 */
export function createData() {
  const random = createRandom(CHARACTER_COUNT);
  return {
    characters: Array.from({ length: CHARACTER_COUNT }, (_, index) =>
      makeCharacter(index + 1, random),
    ),
    locations: Array.from({ length: LOCATION_COUNT }, (_, index) =>
      makeLocation(index + 1),
    ),
    episodes: makeEpisodes(),
  };
}
