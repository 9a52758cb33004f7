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
 * @param {ServiceRequest} asked
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
 * @param {ServiceRequest} asked
 * @param {number} id
 */
function createMoves(asked, id) {
  const random = createRandom(id);
  return Array.from({ length: 85 }, (_, index) => ({
    move: createReference(
      asked,
      'move',
      `${pickCyclic(moveWords, index)}-${pickCyclic(moveKinds, index)}`,
    ),
    version_group_details: versionGroups.map((group) => ({
      level_learned_at: Math.floor(random() * 60),
      move_learn_method: createReference(
        asked,
        'move-learn-method',
        pickCyclic(learnMethods, Math.floor(random() * 3)),
      ),
      order: null,
      version_group: createReference(asked, 'version-group', group),
    })),
  }));
}

/**
 * @param {ServiceRequest} asked
 * @param {number} id
 */
function createSprites({ link }, id) {
  const file = (/** @type {string} */ folder) =>
    hasSprite(id)
      ? link('raw.githubusercontent.com', `${SPRITES_PATH}/${folder}${id}.png`)
      : null;
  return {
    back_default: file('back/'),
    back_female: null,
    back_shiny: file('back/shiny/'),
    back_shiny_female: null,
    front_default: file(''),
    front_female: null,
    front_shiny: file('shiny/'),
    front_shiny_female: null,
    other: {
      home: { front_default: file('other/home/') },
      'official-artwork': { front_default: file('other/official-artwork/') },
    },
    versions: {},
  };
}

/**
 * @param {ServiceRequest} asked
 * @param {number} id
 * @param {string} name
 * @returns {JsonObject} Fields in alphabetical order, as in the real answer.
 */
export function createDetail(asked, id, name) {
  const { types, stats, height, weight, experience } = getSpecies(id);
  return {
    abilities: [
      {
        ability: createReference(asked, 'ability', 'steady-heart'),
        is_hidden: false,
        slot: 1,
      },
      { ability: null, is_hidden: true, slot: 3 },
    ],
    base_experience: experience,
    cries: { latest: null, legacy: null },
    forms: [createReference(asked, 'pokemon-form', name)],
    game_indices: [],
    height,
    held_items: [],
    id,
    is_default: id < 10_000,
    location_area_encounters: asked.link(
      asked.host,
      `/api/v2/pokemon/${id}/encounters`,
    ),
    moves: createMoves(asked, id),
    name,
    order: id % 97 === 0 ? -1 : id,
    past_abilities: [],
    past_types: [],
    species: createReference(asked, 'pokemon-species', name),
    sprites: createSprites(asked, id),
    stats: stats.map((value, index) => ({
      base_stat: value,
      effort: index === 3 ? 1 : 0,
      stat: createReference(asked, 'stat', pickCyclic(statNames, index)),
    })),
    types: types.map((type, index) => ({
      slot: index + 1,
      type: createReference(asked, 'type', type),
    })),
    weight,
  };
}
