import { createRandom } from '../../random.mjs';
import { pickCyclic } from '../deterministic.mjs';
import { knownForms, knownNames } from './names.mjs';

const LAST_SPECIES = 1025;
const FIRST_FORM = 10_001;
const LAST_FORM = 10_326;

/** @typedef {import('../deterministic.mjs').Words} Words */

const qualities = /** @type {Words} */ (
  'amber bold calm copper crystal dusty early faint frosty gentle golden happy hollow icy jolly keen lively lunar mellow misty muddy noble pale proud quick quiet rapid rocky rusty sandy shy silver solar steady stormy sunny swift tiny velvet windy'.split(
    ' ',
  )
);

const animals = /** @type {Words} */ (
  'ant badger bat bear beetle bison cat cobra crab crow deer dolphin eagle eel falcon ferret finch fox frog goat hare heron hornet ibis koala lemur lizard llama lynx mole moth newt otter owl panda robin seal shark snail toad turtle'.split(
    ' ',
  )
);

const typeNames = /** @type {Words} */ (
  'normal fire water grass electric ice fighting poison ground flying psychic bug rock ghost dragon dark steel fairy'.split(
    ' ',
  )
);

/**
 * @typedef {object} Species
 * @property {readonly string[]} types
 * @property {readonly number[]} stats HP, attack, defence, special attack,
 *   special defence and speed.
 * @property {number} height Decimetres.
 * @property {number} weight Hectograms.
 * @property {number | null} experience
 */

/**
 * @type {ReadonlyMap<number, Species>} Real data of some species; those of the
 *   others are invented.
 */
const knownSpecies = new Map(
  /** @type {[number, string, number[], number, number, number][]} */ ([
    [1, 'grass poison', [45, 49, 49, 65, 65, 45], 7, 69, 64],
    [2, 'grass poison', [60, 62, 63, 80, 80, 60], 10, 130, 142],
    [3, 'grass poison', [80, 82, 83, 100, 100, 80], 20, 1000, 263],
    [4, 'fire', [39, 52, 43, 60, 50, 65], 6, 85, 62],
    [5, 'fire', [58, 64, 58, 80, 65, 80], 11, 190, 142],
    [6, 'fire flying', [78, 84, 78, 109, 85, 100], 17, 905, 267],
    [7, 'water', [44, 48, 65, 50, 64, 43], 5, 90, 63],
    [25, 'electric', [35, 55, 40, 50, 50, 90], 4, 60, 112],
  ]).map(([id, types, stats, height, weight, experience]) => [
    id,
    { types: types.split(' '), stats, height, weight, experience },
  ]),
);

/** Ids without a picture in the repository of sprites. */
const withoutSprite = new Set([
  10158, 10159, 10264, 10265, 10266, 10267, 10268, 10269, 10270, 10271, 10301,
]);

/** @param {number} id */
function createName(id) {
  const name = knownNames[id - 1] ?? knownForms.get(id);
  if (name !== undefined) return name;
  // Forms are named after an invented creature.
  const ownId = id >= FIRST_FORM ? id - FIRST_FORM + 200 : id;
  const quality = pickCyclic(qualities, ownId);
  const animal = pickCyclic(animals, ownId * 3);
  return `${quality}-${animal}${id >= FIRST_FORM ? '-giant' : ''}`;
}

/**
 * @returns {ReadonlyMap<number, string>} Names by id, in the order of the list.
 */
export function createNames() {
  const ids = [
    ...Array.from({ length: LAST_SPECIES }, (_, index) => index + 1),
    ...Array.from(
      { length: LAST_FORM - FIRST_FORM + 1 },
      (_, index) => FIRST_FORM + index,
    ),
  ];
  return new Map(ids.map((id) => [id, createName(id)]));
}

/**
 * @param {number} id
 * @returns {boolean} True when the repository of sprites has a picture of it.
 */
export function hasSprite(id) {
  return !withoutSprite.has(id);
}

/**
 * @param {number} id
 * @returns {Species}
 */
export function getSpecies(id) {
  const facts = knownSpecies.get(id);
  if (facts) return facts;
  const random = createRandom(id);
  const drawInteger = (/** @type {number} */ low, /** @type {number} */ high) =>
    low + Math.floor(random() * (high - low + 1));
  const first = drawInteger(0, typeNames.length - 1);
  const second = drawInteger(0, 2 * typeNames.length);
  return {
    types: [
      pickCyclic(typeNames, first),
      ...(second < typeNames.length && second !== first
        ? [pickCyclic(typeNames, second)]
        : []),
    ],
    stats: Array.from({ length: 6 }, () => drawInteger(20, 150)),
    height: drawInteger(2, 60),
    weight: drawInteger(1, 4000),
    experience: id % 50 === 0 ? null : drawInteger(40, 300),
  };
}
