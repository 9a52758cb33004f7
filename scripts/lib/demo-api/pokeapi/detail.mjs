import { createRandom } from '../../random.mjs';
import { pickCyclic } from '../deterministic.mjs';
import { hasSprite, getSpecies } from './species.mjs';

/** @typedef {import('../answer.mjs').ServiceRequest} ServiceRequest */
/** @typedef {import('../answer.mjs').JsonObject} JsonObject */

const SPRITES_PATH = '/PokeAPI/sprites/master/sprites/pokemon';

/** @typedef {import('../deterministic.mjs').Words} Words */

const statNames = /** @type {Words} */ ([
  'hp',
  'attack',
  'defense',
  'special-attack',
  'special-defense',
  'speed',
]);

const moveWords = /** @type {Words} */ ([
  'swift',
  'heavy',
  'double',
  'silent',
  'rolling',
  'sudden',
  'spinning',
  'burning',
  'freezing',
]);

const moveKinds = /** @type {Words} */ ([
  'strike',
  'wave',
  'shield',
  'dance',
  'gaze',
  'leap',
  'storm',
  'pulse',
  'song',
  'dive',
]);

const versionGroups = [
  'red-blue',
  'yellow',
  'gold-silver',
  'crystal',
  'ruby-sapphire',
  'emerald',
  'diamond-pearl',
  'platinum',
  'black-white',
];

const learnMethods = /** @type {Words} */ (['level-up', 'machine', 'egg']);

/**
 * @param {ServiceRequest} request
 * @param {string} resource
 * @param {string} name
 */
function createReference({ link, host }, resource, name) {
  return { name, url: link(host, `/api/v2/${resource}/${name}/`) };
}

/**
 * Makes the bulk of every real detail, some 200 KB, which no client of ours
 * reads.
 *
 * @param {ServiceRequest} request
 * @param {number} id
 */
function createMoves(request, id) {
  const random = createRandom(id);
  return Array.from({ length: 85 }, (_, index) => ({
    move: createReference(
      request,
      'move',
      `${pickCyclic(moveWords, index)}-${pickCyclic(moveKinds, index)}`,
    ),
    version_group_details: versionGroups.map((group) => ({
      level_learned_at: Math.floor(random() * 60),
      move_learn_method: createReference(
        request,
        'move-learn-method',
        pickCyclic(learnMethods, Math.floor(random() * 3)),
      ),
      order: null,
      version_group: createReference(request, 'version-group', group),
    })),
  }));
}

/**
 * @param {ServiceRequest} request
 * @param {number} id
 */
function createSprites({ link }, id) {
  const createFileUrl = (/** @type {string} */ folder) =>
    hasSprite(id)
      ? link('raw.githubusercontent.com', `${SPRITES_PATH}/${folder}${id}.png`)
      : null;
  return {
    back_default: createFileUrl('back/'),
    back_female: null,
    back_shiny: createFileUrl('back/shiny/'),
    back_shiny_female: null,
    front_default: createFileUrl(''),
    front_female: null,
    front_shiny: createFileUrl('shiny/'),
    front_shiny_female: null,
    other: {
      home: { front_default: createFileUrl('other/home/') },
      'official-artwork': {
        front_default: createFileUrl('other/official-artwork/'),
      },
    },
    versions: {},
  };
}

/**
 * @param {ServiceRequest} request
 * @param {number} id
 * @param {string} name
 * @returns {JsonObject} Fields in alphabetical order, as in the real answer.
 */
export function createDetail(request, id, name) {
  const { types, stats, height, weight, experience } = getSpecies(id);
  return {
    abilities: [
      {
        ability: createReference(request, 'ability', 'steady-heart'),
        is_hidden: false,
        slot: 1,
      },
      { ability: null, is_hidden: true, slot: 3 },
    ],
    base_experience: experience,
    cries: { latest: null, legacy: null },
    forms: [createReference(request, 'pokemon-form', name)],
    game_indices: [],
    height,
    held_items: [],
    id,
    is_default: id < 10_000,
    location_area_encounters: request.link(
      request.host,
      `/api/v2/pokemon/${id}/encounters`,
    ),
    moves: createMoves(request, id),
    name,
    order: id % 97 === 0 ? -1 : id,
    past_abilities: [],
    past_types: [],
    species: createReference(request, 'pokemon-species', name),
    sprites: createSprites(request, id),
    stats: stats.map((value, index) => ({
      base_stat: value,
      effort: index === 3 ? 1 : 0,
      stat: createReference(request, 'stat', pickCyclic(statNames, index)),
    })),
    types: types.map((type, index) => ({
      slot: index + 1,
      type: createReference(request, 'type', type),
    })),
    weight,
  };
}
